/** A section of content, put into an editor's block: a form's values, and the texts beside them. */
import * as v from 'valibot';
import type { RichTextNode } from '../model/rich-text-nodes.schema.ts';
import { chosenPicture, pictureOf, withoutDefaults } from './block-pictures.ts';
import type {
  BlockNode,
  CmsPicture,
  CmsRecords,
  EditorNode,
  Json,
  PropPath,
} from './editor-document.ts';
import { listOf, own } from './editor-document.ts';
import type { Field, GroupField, PictureField, ShapesField, WordsField } from './field-tree.ts';
import { toEditor, wordsToEditor } from './rich-text-form.ts';
import { sameJson } from './same-json.ts';

interface Writing {
  readonly records: CmsRecords;
  /** Filled during the walk: the texts, each with its path. */
  readonly slots: EditorNode[];
}

/** A block named `component` with the section's values. Pictures and pages must be in the CMS already. */
export function toBlock(
  component: string,
  fields: readonly Field[],
  section: unknown,
  records: CmsRecords,
): BlockNode {
  const writing: Writing = { records, slots: [] };
  const props = groupProps(fields, section, [], writing);
  const none = { type: 'component-inline-prop', children: [{ text: '' }] };
  const children = writing.slots.length > 0 ? writing.slots : [none];
  return { type: 'component-block', component, props, children };
}

function groupProps(
  fields: readonly Field[],
  value: unknown,
  path: PropPath,
  writing: Writing,
): Record<string, Json> {
  return Object.fromEntries(
    fields.map((field) => {
      const at = [...path, field.name];
      // A field of shapes contains the values of several fields of its object.
      const given = field.kind === 'shapes' ? value : own(value, field.name);
      return [field.name, optionalProp(field, given, at, writing)];
    }),
  );
}

/** An optional field with more than one value is a switch, with the values behind it. */
function optionalProp(field: Field, value: unknown, path: PropPath, writing: Writing): Json {
  if (!isSwitched(field)) return prop(field, value, path, writing);
  if (value === undefined) return { discriminant: false, value: null };
  return { discriminant: true, value: prop(field, value, [...path, 'value'], writing) };
}

/** True for an optional field that is not left out when it is empty: the editor shows it behind a switch. */
export function isSwitched(field: Field): boolean {
  if (field.required) return false;
  if (field.kind === 'group') return true;
  return (
    field.kind === 'list' && field.fallback === undefined && v.safeParse(field.schema, []).success
  );
}

function prop(field: Field, value: unknown, path: PropPath, writing: Writing): Json {
  switch (field.kind) {
    case 'value':
      return (value ?? null) as Json;
    case 'group':
      return field.hasPicture
        ? filePictureProps(field, value, path, writing)
        : groupProps(field.fields, value, path, writing);
    case 'list':
      return listOf(value).map((item, index) =>
        optionalProp(field.item, item, [...path, index], writing),
      );
    case 'pairs':
      return Object.entries(value ?? {}).map(([name, item], index) => ({
        name,
        value: prop(field.item, item, [...path, index, 'value'], writing),
      }));
    case 'words':
      return wordsProp(field, value, path, writing);
    case 'picture':
      return pictureProp(field, value, writing.records);
    case 'shapes':
      return shapeProp(field, value, path, writing);
  }
}

function wordsProp(field: WordsField, value: unknown, path: PropPath, writing: Writing): null {
  const nodes =
    typeof value === 'string'
      ? wordsToEditor(value)
      : toEditor(listOf(value) as readonly RichTextNode[], writing.records);
  const inline = field.form === 'inline';
  const empty = inline ? { text: '' } : { type: 'paragraph', children: [{ text: '' }] };
  writing.slots.push({
    type: inline ? 'component-inline-prop' : 'component-block-prop',
    propPath: path,
    children: nodes.length > 0 ? nodes : [empty],
  });
  return null;
}

/** @throws Error naming a picture that the CMS does not have */
function pictureProp(field: PictureField, value: unknown, records: CmsRecords): Json {
  const empty = { picture: null, link: null, alt: null, width: null, height: null, poster: null };
  if (value === undefined) return field.form === 'clip' ? empty : { picture: null, alt: null };
  const src = own(value, field.form === 'clip' ? 'url' : 'src');
  const found = typeof src === 'string' ? records.picture(src) : undefined;
  const alt = (own(value, field.form === 'clip' ? 'altText' : 'alt') ?? null) as string | null;
  if (found) {
    const own_ = alt === found.picture.alt ? null : alt;
    const reference = { picture: { id: found.id }, alt: own_ };
    const full = field.form === 'clip' ? { ...empty, ...reference } : reference;
    if (sameJson(pictureOf(field, hydrated(full, found.picture)), value)) return full;
    if (field.form === 'image') return full;
  }
  if (field.form === 'image') {
    throw new Error(`The CMS has no picture "${String(src)}": add it to the media first`);
  }
  const size = (name: string) => (own(value, name) ?? null) as number | null;
  const poster = (own(value, 'poster') ?? null) as string | null;
  return { ...empty, link: String(src), alt, width: size('width'), height: size('height'), poster };
}

/** A file that the CMS has becomes a chosen picture, unless this place gives values that the CMS cannot keep. */
function filePictureProps(
  field: GroupField,
  value: unknown,
  path: PropPath,
  writing: Writing,
): Json {
  const { fields } = field;
  const url = own(value, 'url');
  const found = typeof url === 'string' ? writing.records.picture(url) : undefined;
  if (found) {
    const alt = own(value, 'altText') ?? '';
    const here = alt === found.picture.alt ? {} : { altText: alt };
    const props = { picture: { id: found.id }, ...groupProps(fields, here, path, writing) };
    const back = chosenPicture(field, hydrated(props, found.picture));
    if (sameJson(back, withoutDefaults(fields, value))) return props;
  }
  return { picture: null, ...groupProps(fields, value, path, writing) };
}

function hydrated(props: object, picture: CmsPicture): object {
  return { ...props, picture: { id: '', data: { ...picture } } };
}

function shapeProp(field: ShapesField, value: unknown, path: PropPath, writing: Writing): Json {
  const name = String(own(value, field.by) ?? Object.keys(field.shapes)[0]);
  const fields = field.shapes[name] ?? [];
  return { discriminant: name, value: groupProps(fields, value, [...path, 'value'], writing) };
}
