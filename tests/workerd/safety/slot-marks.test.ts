/** Content written into HTML cannot contain the slot characters that the page cache fills. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sections } from '../../../client/sections/section-registry.ts';
import { page } from '../../../content/model/page.schema.ts';

const mark = '\uE000';

/** Puts slot characters into every text of an example: at the start, inside, and at the end. */
function marked(value: unknown, key = ''): unknown {
  if (key === 'props') return value;
  if (typeof value === 'string') {
    // With a slot character, a name in the structure would be refused, and the test would see no output.
    return fixed.has(key) ? value : `${mark}${value.slice(0, 1)}\uE00F${value.slice(1)}${mark}`;
  }
  if (Array.isArray(value)) return value.map((one) => marked(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, marked(held, name)]),
  );
}
/** Names in the structure of a text, and a block's props, which are parsed later (text-block-props.schema.ts). */
const fixed = new Set([
  'props',
  'type',
  'component',
  'relationship',
  'propPath',
  'textAlign',
  'path',
]);

const examples = Object.values(sections).flatMap(({ type, schema, examples: all }) =>
  Object.entries(all).map(([name, example]) => [`${type} ${name}`, schema, example] as const),
);

describe('a slot character', () => {
  it.each(examples)('never passes in %s', (_, schema, example) => {
    for (const [name, held] of Object.entries(example as object)) {
      const read = v.safeParse(schema, { ...(example as object), [name]: marked(held, name) });
      if (read.success) expect(JSON.stringify(read.output)).not.toMatch(/[\uE000-\uE00F]/);
    }
  });

  it.each([
    ['href', { type: 'link', href: '/en\uE000ergy', children: [{ text: 'x' }] }],
    [
      'label',
      { type: 'relationship', relationship: 'page', data: { id: 'a\uE001', label: 'b\uE002' } },
    ],
  ])('is removed from a text’s %s', (_, node) => {
    const schema = sections['rich-text'].schema;
    const read = v.parse(schema, { type: 'rich-text', content: [node] });
    expect(JSON.stringify(read)).not.toMatch(/[\uE000-\uE00F]/);
  });

  it('is removed from a picture for sharing', () => {
    const { image } = page.entries;
    const picture = { src: '/media/a\uE000.png', alt: 'A\uE001 b', width: 1, height: 1 };
    expect(v.parse(image, picture)).toMatchObject({ src: '/media/a.png', alt: 'A b' });
  });
});
