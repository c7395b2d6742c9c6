/** A section of content, read from an editor's block in normal form: nothing in it only repeats a default. */

import { chosenPicture, pictureOf } from './block-pictures.ts';
import { type EditorNode, listOf, own, type PropPath } from './editor-document.ts';
import type { Field, WordsField } from './field-tree.ts';
import { fromEditor, plainWords, slotOf } from './rich-text-form.ts';
import { sameJson } from './same-json.ts';
import { isSwitched } from './to-block.ts';

type Values = Readonly<Record<string, unknown>>;

/** The section in a block, unparsed: its schema decides whether it is valid. */
export function fromBlock(type: string, fields: readonly Field[], block: EditorNode): Values {
  return { type, ...groupOf(fields, block.props, [], block) };
}

function groupOf(
  fields: readonly Field[],
  props: unknown,
  path: PropPath,
  block: EditorNode,
): Values {
  const entries = fields.flatMap((field): (readonly [string, unknown])[] => {
    const value = optionalOf(field, own(props, field.name), [...path, field.name], block);
    if (value === undefined) return [];
    return field.kind === 'shapes' ? Object.entries(value ?? {}) : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

function optionalOf(field: Field, prop: unknown, path: PropPath, block: EditorNode): unknown {
  if (isSwitched(field)) {
    if (own(prop, 'discriminant') !== true) return undefined;
    const value = valueFrom(field, own(prop, 'value'), [...path, 'value'], block);
    // Switched on without items: an empty list, which is not the same as no list.
    return field.kind === 'list' ? (value ?? []) : value;
  }
  const value = valueFrom(field, prop, path, block);
  if (field.required || value === undefined) return value;
  return sameJson(value, field.fallback) ? undefined : value;
}

function valueFrom(field: Field, prop: unknown, path: PropPath, block: EditorNode): unknown {
  switch (field.kind) {
    case 'value':
      return prop === null || prop === '' ? undefined : prop;
    case 'group': {
      const chosen = field.hasPicture ? chosenPicture(field, prop) : undefined;
      return chosen ?? groupOf(field.fields, prop, path, block);
    }
    case 'list': {
      const items = listOf(prop).map((item, index) =>
        optionalOf(field.item, item, [...path, index], block),
      );
      return items.length === 0 && !field.required ? undefined : items;
    }
    case 'pairs': {
      const rows = listOf(prop);
      const nameOf = (row: unknown) => String(own(row, 'name'));
      const pairs = rows.map((row, index) => {
        const name = nameOf(row);
        const isAgain = rows.findIndex((one) => nameOf(one) === name) < index;
        // One row must not silently replace another, so a repeated name gets a suffix that the schema refuses.
        const key = isAgain ? `${name} (again)` : name;
        return [key, valueFrom(field.item, own(row, 'value'), [...path, index, 'value'], block)];
      });
      return pairs.length === 0 && !field.required ? undefined : Object.fromEntries(pairs);
    }
    case 'words':
      return wordsOf(field, slotOf(block, path));
    case 'picture':
      return pictureOf(field, prop);
    case 'shapes': {
      const name = String(own(prop, 'discriminant'));
      const fields = Object.hasOwn(field.shapes, name) ? (field.shapes[name] ?? []) : [];
      const values = groupOf(fields, own(prop, 'value'), [...path, 'value'], block);
      return { [field.by]: name, ...values };
    }
  }
}

function wordsOf(field: WordsField, nodes: readonly EditorNode[]): unknown {
  const content = fromEditor(nodes);
  const plain = plainWords(content);
  if (plain === '') return undefined;
  if (field.form === 'plain' && plain !== undefined) return plain;
  const isEmpty = content.length === 0 || sameJson(content, [{ text: '' }]);
  return isEmpty ? undefined : content;
}
