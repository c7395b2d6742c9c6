/** Keystone's block schemas, made from the fields of the site's schemas. No section is named here. */

import type { ComponentSchema, FormField } from '@keystone-6/fields-document/component-blocks';
import { fields } from '@keystone-6/fields-document/component-blocks';
import { type Field, fieldsOf, isSwitched } from '../.generated/toolkit.mjs';

type Value = string | number | boolean | null | readonly (string | number)[];
/** The control for a single value. */
export type LeafInput = FormField<Value, Field>['Input'];

/** Parts that only the browser has; the server, which checks documents, has none. */
export interface EditorParts {
  readonly leaf: (field: Field) => LeafInput;
  readonly alt: (field: Field) => LeafInput;
}

/** The schema of a block's props. */
export function propsOf(
  all: readonly Field[],
  parts: EditorParts,
): Record<string, ComponentSchema> {
  return Object.fromEntries(all.map((field) => [field.name, schemaOfField(field, parts)]));
}

function schemaOfField(field: Field, parts: EditorParts): ComponentSchema {
  if (!isSwitched(field)) return schemaOfValue(field, parts);
  const isOn = fields.checkbox({ label: field.label, defaultValue: false });
  return fields.conditional(isOn, { true: schemaOfValue(field, parts), false: fields.empty() });
}

function schemaOfValue(field: Field, parts: EditorParts): ComponentSchema {
  switch (field.kind) {
    case 'value':
      return leaf(field, parts.leaf(field));
    case 'group':
      return field.hasPicture
        ? filePicture(field, parts)
        : fields.object(propsOf(field.fields, parts));
    case 'list':
      return fields.array(schemaOfField(field.item, parts), { label: field.label, itemLabel });
    case 'pairs': {
      const options = field.options.map((value) => ({ value, label: value }));
      const [first = { value: '' }] = options;
      const name = fields.select({ label: 'For', options, defaultValue: first.value });
      return fields.array(fields.object({ name, value: schemaOfField(field.item, parts) }), {
        label: field.label,
      });
    }
    case 'words':
      return words(field.form === 'inline', field.label);
    case 'picture':
      return picture(field, parts);
    case 'shapes': {
      const shapes = Object.entries(field.shapes);
      const options = shapes.map(([value]) => ({ value, label: value }));
      const [first = { value: '' }] = options;
      const shape = fields.select({ label: field.label, options, defaultValue: first.value });
      const values = shapes.map(
        ([name, own]) => [name, fields.object(propsOf(own, parts))] as const,
      );
      return fields.conditional(shape, Object.fromEntries(values));
    }
  }
}

/** An unfinished draft can be saved, previewed and continued: only publishing requires all values. */
function leaf(field: Field, Input: LeafInput): FormField<Value, Field> {
  return {
    kind: 'form',
    Input,
    options: field,
    defaultValue: null,
    validate: isPlain,
  };
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string' || typeof item === 'number');
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function words(isInline: boolean, placeholder: string): ComponentSchema {
  if (isInline)
    return fields.child({ kind: 'inline', placeholder, formatting: 'inherit', links: 'inherit' });
  return fields.child({
    kind: 'block',
    placeholder,
    formatting: 'inherit',
    dividers: 'inherit',
    links: 'inherit',
    relationships: 'inherit',
    componentBlocks: 'inherit',
  });
}

const chosenFrom = ({ label }: Field) =>
  fields.relationship({ listKey: 'Media', label, selection: 'picture' });

/** A picture from the CMS, or the name of a file, which documents from before pictures could be chosen have. */
function filePicture(
  field: Extract<Field, { kind: 'group' }>,
  parts: EditorParts,
): ComponentSchema {
  const props = field.fields.map((one) => [
    one.name,
    one.name === 'altText' ? leaf(one, parts.alt(one)) : schemaOfField(one, parts),
  ]);
  return fields.object({ picture: chosenFrom(field), ...Object.fromEntries(props) });
}

function picture(field: Extract<Field, { kind: 'picture' }>, parts: EditorParts): ComponentSchema {
  const chosen = chosenFrom(field);
  const alt = leaf(field, parts.alt(field));
  if (field.form === 'image') return fields.object({ picture: chosen, alt });
  const schemas = new Map(fieldsOf(field.schema).map(({ name, schema }) => [name, schema]));
  const own = (name: string, label: string, control: 'line' | 'number') => {
    const part: Field = {
      kind: 'value',
      name,
      label,
      control,
      options: [],
      required: false,
      help: undefined,
      fallback: undefined,
      schema: schemas.get(name === 'link' ? 'url' : name) ?? field.schema,
    };
    return leaf(part, parts.leaf(part));
  };
  return fields.object({
    picture: chosen,
    link: own('link', 'Or a YouTube or Vimeo link, or a file on this site (/media/…)', 'line'),
    alt,
    width: own('width', 'Width in px, if it is not a picture from here', 'number'),
    height: own('height', 'Height in px, if it is not a picture from here', 'number'),
    poster: own('poster', 'Picture shown until a clip plays (/media/…)', 'line'),
  });
}

/** The first words of an item, so that a closed list can be read. */
function itemLabel(props: unknown): string {
  const held = (props as { fields?: Record<string, { value?: unknown }> }).fields ?? {};
  const texts = [props as { value?: unknown }, ...Object.values(held)].map(({ value }) => value);
  const first = texts.find((value) => typeof value === 'string' && value !== '');
  return typeof first === 'string' ? first.slice(0, 60) : 'Item';
}
