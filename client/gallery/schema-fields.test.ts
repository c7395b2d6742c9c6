/** The documented fields, which are the schema's: none that an example uses is missing. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hexColour, text } from '../../content/model/primitives.schema.ts';
import { richText } from '../../content/model/rich-text-nodes.schema.ts';
import { sections } from '../sections/section-registry.ts';
import { schemaFields, schemaWords } from './schema-fields.ts';

describe('schemaFields', () => {
  const schema = v.object({
    type: v.literal('x'),
    title: v.optional(text),
    look: v.pipe(
      v.optional(v.picklist(['plain', 'fine']), 'plain'),
      v.title('Looks'),
      v.description('How it looks.'),
    ),
    note: v.optional(v.pipe(text, v.description('Under it.'))),
    colour: hexColour,
    copy: v.union([text, richText]),
    rows: v.pipe(
      v.array(v.object({ url: v.string(), more: v.optional(v.array(v.number()), []) })),
      v.minLength(1, 'At least one row'),
    ),
    shape: v.variant('kind', [
      v.object({ kind: v.literal('a'), one: v.boolean() }),
      v.object({ kind: v.literal('b'), two: v.nullable(v.boolean()) }),
    ]),
  });
  const rows = schemaFields(schema);
  const row = (name: string) => rows.find((one) => one.name === name);

  it('names every field, and the fields of objects and lists by their path', () => {
    expect(rows.map(({ name }) => name)).toEqual([
      'type',
      'title',
      'look',
      'note',
      'colour',
      'copy',
      'rows',
      'rows[].url',
      'rows[].more',
      'shape',
      'shape.kind',
      'shape.one',
      'shape.two',
    ]);
  });

  it.each([
    ['type', '"x"', true, undefined],
    ['title', 'text', false, undefined],
    ['look', 'plain | fine', false, '"plain"'],
    ['note', 'text', false, undefined],
    ['colour', 'colour', true, undefined],
    ['copy', 'text or rich text', true, undefined],
    ['rows', 'list of object', true, undefined],
    ['rows[].more', 'list of number', false, '[]'],
    ['shape', 'object', true, undefined],
    ['shape.kind', '"a" or "b"', true, undefined],
    ['shape.one', 'boolean', false, undefined],
    ['shape.two', 'boolean', false, undefined],
  ])('%s is %s', (name, type, required, fallback) => {
    expect(row(name)).toMatchObject({ type, required, fallback });
  });

  it('knows a section that is a choice between shapes', () => {
    const either = v.variant('kind', [
      v.object({ kind: v.literal('a'), copy: text }),
      v.object({ kind: v.literal('b'), copy: v.optional(richText) }),
    ]);
    expect(schemaFields(either)).toMatchObject([
      { name: 'kind', type: '"a" or "b"', required: true },
      { name: 'copy', type: 'text or rich text', required: false },
    ]);
  });

  it('gives the message of a broken rule', () => {
    expect(row('rows')?.rules).toEqual(['At least one row']);
    expect(row('colour')?.rules).toEqual(['A colour must be #rgb or #rrggbb']);
    expect(row('note')?.rules).toHaveLength(1);
  });

  it('gives the words that editors read about a field, inside an optional one too', () => {
    expect(row('look')).toMatchObject({ title: 'Looks', description: 'How it looks.' });
    expect(row('note')).toMatchObject({ title: undefined, description: 'Under it.' });
    expect(schemaWords(v.pipe(schema, v.title('Example')))).toEqual({
      title: 'Example',
      description: undefined,
    });
  });

  it.each(Object.values(sections))('knows every field that an example of $type uses', (section) => {
    const documented = schemaFields(section.schema as unknown as v.GenericSchema);
    const names = documented.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const example of Object.values(section.examples)) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(example)));
    }
    const needed = documented.filter(({ name, required }) => required && !/[.[]/.test(name));
    for (const { name } of needed) {
      for (const example of Object.values(section.examples)) expect(example).toHaveProperty(name);
    }
    for (const { type } of documented) expect(type).not.toMatch(/^(?:unknown|lazy|)$/);
  });
});
