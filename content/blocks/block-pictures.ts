/** A block's picture in content's form: the CMS's record, with the values that differ in this place. */
import { own } from './editor-document.ts';
import type { GroupField, PictureField } from './field-tree.ts';
import { sameJson } from './same-json.ts';

/** Undefined when no picture was chosen. A record that no longer exists gives fields that the parser refuses. */
export function pictureOf(
  field: Pick<PictureField, 'form'>,
  props: unknown,
): Record<string, unknown> | undefined {
  const picture = own(props, 'picture');
  if (picture === null || picture === undefined) return linked(field, props);
  const data = own(picture, 'data');
  const alt = own(props, 'alt') ?? own(data, 'alt');
  const focus = focusOf(own(data, 'focus'));
  const size = { width: own(data, 'width'), height: own(data, 'height') };
  const src = own(data, 'src');
  if (field.form === 'image') return { src, alt: alt ?? '', ...size, ...focus };
  return {
    url: src,
    ...(alt === undefined || alt === '' ? {} : { altText: alt }),
    ...size,
    ...focus,
  };
}

/** A clip may also be a page of a video host, or a file given by name. */
function linked(
  field: Pick<PictureField, 'form'>,
  props: unknown,
): Record<string, unknown> | undefined {
  const url = own(props, 'link');
  if (field.form === 'image' || url === null || url === undefined || url === '') return undefined;
  const given = [
    ['altText', own(props, 'alt')],
    ['width', own(props, 'width')],
    ['height', own(props, 'height')],
    ['poster', own(props, 'poster') || undefined],
  ] as const;
  return {
    url,
    ...Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined)),
  };
}

/** A group's values when a picture was chosen instead of a file name; undefined when none was. */
export function chosenPicture(
  { fields }: GroupField,
  props: unknown,
): Record<string, unknown> | undefined {
  const picture = own(props, 'picture');
  if (picture === null || picture === undefined) return undefined;
  const chosen = pictureOf({ form: 'clip' }, { picture, alt: own(props, 'altText') });
  return withoutDefaults(fields, chosen);
}

/** A group's values, without those that only repeat a default. */
export function withoutDefaults(
  fields: GroupField['fields'],
  values: unknown,
): Record<string, unknown> {
  const entries = fields.flatMap(({ name, fallback }): (readonly [string, unknown])[] => {
    const value = own(values, name);
    return value === undefined || sameJson(value, fallback) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** A focus in the middle is the default, so it is left out. */
function focusOf(focus: unknown): { focus?: unknown } {
  if (focus === null || focus === undefined) return {};
  return own(focus, 'x') === 0.5 && own(focus, 'y') === 0.5 ? {} : { focus };
}
