/** No value of content that is written into HTML can hold a character that the page cache fills. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sections } from '../../../client/sections/section-registry.ts';
import { page } from '../../../content/model/page.schema.ts';

const mark = '\uE000';

/** Every text of an example gets a slot character in it: first, in the middle, and last. */
function marked(value: unknown, key = ''): unknown {
  if (key === 'props') return value;
  if (typeof value === 'string') {
    // What names a choice or a colour is refused with one, and a section without it says nothing.
    return fixed.has(key) ? value : `${mark}${value.slice(0, 1)}\uE00F${value.slice(1)}${mark}`;
  }
  if (Array.isArray(value)) return value.map((one) => marked(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, marked(held, name)]),
  );
}
/** What a block in a text holds is parsed where it is shown (text-block-props.schema.ts). */
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
  it.each(examples)('passes nowhere in %s', (_, schema, example) => {
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
  ])('is taken out of a text’s %s', (_, node) => {
    const schema = sections['rich-text'].schema;
    const read = v.parse(schema, { type: 'rich-text', content: [node] });
    expect(JSON.stringify(read)).not.toMatch(/[\uE000-\uE00F]/);
  });

  it('is taken out of a picture for sharing', () => {
    const { image } = page.entries;
    const picture = { src: '/media/a\uE000.png', alt: 'A\uE001 b', width: 1, height: 1 };
    expect(v.parse(image, picture)).toMatchObject({ src: '/media/a.png', alt: 'A b' });
  });
});
