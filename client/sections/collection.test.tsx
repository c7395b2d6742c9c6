/** Rules for every section, example and brand; adding a section never changes this file. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { exampleContext, type RawSection, renderSection } from './section.fixture.tsx';
import { sections } from './section-registry.ts';
import { headingProblems, markupProblems, repeatedIds } from './validator.fixture.ts';

const cases = Object.values(sections).flatMap((section) =>
  Object.entries(section.examples).flatMap(([name, example]) =>
    brands.map((brand) => ({ type: section.type, name, example, brand, slug: brand.slug })),
  ),
);

function page(html: string): string {
  const heading = html.includes('<h1') ? '' : '<h1>Page</h1>';
  return `<!DOCTYPE html><html lang="en-AU"><head><title>Page</title></head><body><main id="main">${heading}${html}</main></body></html>`;
}

describe.each(cases)('$type, $name, $slug', ({ example, brand }) => {
  const context = { brand, path: '/energy', index: 1, count: 3 };
  const html = renderSection(example, context);

  it('survives JSON', () => {
    expect(renderSection(JSON.parse(JSON.stringify(example)), context)).toBe(html);
  });

  it('is valid HTML', async () => {
    expect(await markupProblems(page(html))).toEqual([]);
  });

  it('has one heading order and at most one h1', () => {
    expect(headingProblems(page(html))).toEqual([]);
  });

  it('has unique ids', () => {
    expect(repeatedIds(html)).toEqual([]);
  });

  it('has no script and no style', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+="|javascript:/i);
  });
});

/** A field's path in an example, for each field that is not a list's entry. */
function fieldsIn(value: unknown, path: readonly string[] = []): readonly string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = [...path, name];
    return Array.isArray(value) ? fieldsIn(inner, own) : [own, ...fieldsIn(inner, own)];
  });
}

/** A copy of the example; without `text`, the field is missing. */
function withField(example: object, path: readonly string[], text?: string): RawSection {
  const copy = structuredClone(example);
  const name = path.at(-1) ?? '';
  const holder = Object(path.slice(0, -1).reduce((at: object, key) => Reflect.get(at, key), copy));
  if (text === undefined) Reflect.deleteProperty(holder, name);
  else Reflect.set(holder, name, text);
  return copy as RawSection;
}

/** Alt text and text with marks keep their spaces; blocks of text have their own rules. */
const spaced = /(?:^alt|\.alt|\.children\.|\.props\.)/;

describe.each(Object.values(sections))('$type', ({ schema, examples }) => {
  it('takes spaces in an optional text for no text', () => {
    for (const example of Object.values(examples)) {
      for (const path of [...fieldsIn(example), ['title'], ['ctaLabel']]) {
        const [spaces, none] = [withField(example, path, '  '), withField(example, path)];
        const isText = !spaced.test(path.join('.')) && v.is(schema, spaces) && v.is(schema, none);
        if (!isText) continue;
        expect(renderSection(spaces, exampleContext()), path.join('.')).toBe(
          renderSection(none, exampleContext()),
        );
      }
    }
  });
});

describe.each(Object.values(sections))('$type without a title', ({ schema, examples }) => {
  it('has a heading in its description without skipping a rank', () => {
    const children = [{ text: 'A heading' }];
    const description = [{ type: 'heading', level: 2, children }];
    for (const example of Object.values(examples)) {
      const described = { ...withField(example, ['title']), description };
      if (!v.is(schema, described)) continue;
      expect(headingProblems(page(renderSection(described, exampleContext())))).toEqual([]);
    }
  });
});

describe('a page of every default example', () => {
  it('has unique ids', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('No brand: brands/brands.ts is empty');
    const all = Object.values(sections);
    const html = all.map((section, index) =>
      renderSection(section.examples.default, { brand, path: '/', index, count: all.length }),
    );
    expect(repeatedIds(html.join(''))).toEqual([]);
  });
});

const [first] = brands;
const untitled = Object.values(sections).flatMap(({ type, schema, examples }) => {
  const { title: _, ...bare } = examples.default as { readonly title?: string };
  const mayBeBlank = v.is(schema, bare) && v.is(schema, { ...bare, title: '' });
  return mayBeBlank ? [{ type, bare }] : [];
});

describe.each(untitled)('$type without a title', ({ bare }) => {
  it.each(['', ' \t'])('is the same as with the title %j, which nobody would see', (title) => {
    if (first === undefined) throw new Error('No brand: brands/brands.ts is empty');
    const context = { brand: first, path: '/energy', index: 1, count: 3 };
    const without = renderSection(bare, context);
    expect(renderSection({ ...bare, title }, context)).toBe(without);
  });
});

/** Fields that every section has, each with a value that every section must refuse (fields.schema.ts). */
const refused = {
  anchor: 'Not an anchor!',
  background: 'plaid',
  bgColor: 'red',
  spacing: 'huge',
  sectionOrder: 1.5,
};
const refusals = Object.values(sections).flatMap((section) =>
  Object.entries(refused).map(([field, value]) => ({ type: section.type, section, field, value })),
);

describe('schemas', () => {
  it.each(refusals)('$type refuses $field: $value, and nothing else', (refusal) => {
    const { section, field, value } = refusal;
    // Every example, because a section may be a choice between shapes (card-group).
    for (const example of Object.values(section.examples)) {
      const { issues } = v.safeParse(section.schema, { ...example, [field]: value });
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
    }
  });
});
