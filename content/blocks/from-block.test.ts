/** A block's values: each name of a pair keeps the words beside it, and an emptied field counts as left out. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { text } from '../model/primitives.schema.ts';
import { richText } from '../model/rich-text-nodes.schema.ts';
import { cmsInMemory } from './cms-in-memory.ts';
import { fieldsOf } from './field-tree.ts';
import { fromBlock } from './from-block.ts';
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

it('leaves out a field that an editor emptied, so that its default counts', () => {
  const schema = v.object({
    type: v.literal('card'),
    title: text,
    linkLabel: v.optional(text, 'Read More'),
  });
  const props = { title: 'A card', linkLabel: '' };
  const block = { type: 'component-block', component: 'card', props, children: [] };
  const section = fromBlock('card', fieldsOf(schema), block);
  expect(section).toEqual({ type: 'card', title: 'A card' });
  expect(v.parse(schema, section).linkLabel).toBe('Read More');
});
