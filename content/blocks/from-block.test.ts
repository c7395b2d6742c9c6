/** A block of pairs: each name keeps the words beside it. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { richText } from '../model/rich-text-nodes.schema.ts';
import { cmsInMemory } from './cms-in-memory.ts';
import { normalSection } from './normal-form.ts';

const about = (text: string) => [
  { type: 'paragraph', children: [{ text }, { text: 'bold', bold: true }] },
];
const product = v.picklist(['energy', 'solar']);

it.each([
  ['words', v.record(product, richText), about],
  [
    'an object with words',
    v.record(product, v.object({ terms: richText })),
    (text: string) => ({ terms: about(text) }),
  ],
])('comes back with %s of every name', (_, notes, write) => {
  const schema = v.object({ type: v.literal('notes'), notes });
  const section = { type: 'notes', notes: { energy: write('Gas '), solar: write('Sun ') } };
  expect(normalSection('notes', schema, section, cmsInMemory(section, {}))).toEqual(section);
});
