/** The place of a fault in the words of the form: `topics.1.title` is "Topics 2, Title". */
import * as v from 'valibot';
import { textBlocks } from '../model/text-blocks.schema.ts';
import { labelOf } from './editor-label.ts';
import { type Field, fieldsOf } from './field-tree.ts';
import { fieldsOfTextBlock } from './rich-text-form.ts';

/** @param at keys and indexes joined by dots, as a schema names a place */
export function placeName(fields: readonly Field[], at: string): string {
  return namesOf(fields, at.split('.')).join(', ');
}

function namesOf(fields: readonly Field[], [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const field = fields.find((one) => one.name === name);
  if (field) return namesWithin(field, field.label, rest);
  const shapes = fields.flatMap((one) => (one.kind === 'shapes' ? Object.values(one.shapes) : []));
  const inShape = shapes.flat().find((one) => one.name === name);
  return inShape ? namesWithin(inShape, inShape.label, rest) : [labelOf(name)];
}

/** @param label the field's name here; an item has its list's name and a number */
function namesWithin(field: Field, label: string, rest: readonly string[]): string[] {
  const [key, ...deeper] = rest;
  if (key === undefined) return [label];
  switch (field.kind) {
    case 'group':
      return field.hasPicture && key === 'url' ? [label] : [label, ...namesOf(field.fields, rest)];
    case 'picture':
      // A picture is chosen as a whole: its form has no field for the file.
      return /^(?:src|url)$/.test(key)
        ? [label]
        : [label, ...namesOf(fieldsOf(field.schema), rest)];
    case 'list':
      return namesWithin(field.item, `${label} ${Number(key) + 1}`, deeper);
    case 'pairs':
      return namesWithin(field.item, `${label} ${key}`, deeper);
    case 'words':
      return [label, ...namesInWords(rest)];
    default:
      return [label];
  }
}

/** Places in a text have no names, except the fields of the blocks in it; of columns, content has only the shares. */
function namesInWords(rest: readonly string[]): string[] {
  if (rest.at(-2) === 'layout') return [v.getTitle(textBlocks.columns) ?? '', labelOf('share')];
  const key = rest.at(-1);
  for (const [name, schema] of Object.entries(textBlocks)) {
    const field = fieldsOfTextBlock(name).find((one) => one.name === key);
    if (field) return [v.getTitle(schema) ?? labelOf(name), field.label];
  }
  return [];
}
