/** What holds for every section, example and brand; never edited when a section is added. */
import { HtmlValidate } from 'html-validate/node';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/index.ts';
import { sections } from './registry.ts';
import { renderSection } from './section.fixture.tsx';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { 'x-island': { flow: true, phrasing: false, permittedContent: ['@flow'] } }],
  rules: {
    // React writes void elements as <br/> and boolean attributes as autoplay="".
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React keeps its own spelling of attributes, which HTML reads without regard to case.
    'attr-case': 'off',
    // useId begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    // Spec §9: video plays by itself, muted, with controls.
    'no-autoplay': 'off',
    // A slide is a group (APG carousel), for which HTML has no element.
    'prefer-native-element': ['error', { exclude: ['group'] }],
    // A group of checkboxes has one name, and its labels both hold and name their boxes.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    'no-redundant-for': 'off',
    // Spaces in a telephone number are the editor's.
    'tel-non-breaking': 'off',
  },
});

const cases = Object.values(sections).flatMap((section) =>
  Object.entries(section.examples).flatMap(([name, example]) =>
    brands.map((brand) => ({ type: section.type, name, example, brand, slug: brand.slug })),
  ),
);

function page(html: string): string {
  const heading = html.includes('<h1') ? '' : '<h1>Page</h1>';
  return `<!DOCTYPE html><html lang="en-AU"><head><title>Page</title></head><body><main id="main">${heading}${html}</main></body></html>`;
}

function ids(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '');
}

describe.each(cases)('$type, $name, $slug', ({ example, brand }) => {
  const context = { brand, path: '/energy', index: 1, count: 3 };
  const html = renderSection(example, context);

  it('survives JSON', () => {
    expect(renderSection(JSON.parse(JSON.stringify(example)), context)).toBe(html);
  });

  it('is valid HTML', async () => {
    const report = await validator.validateString(page(html));
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });

  it('has one heading order and at most one h1', () => {
    const ranks = [...page(html).matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    for (const [index, rank] of ranks.entries()) {
      expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('has unique ids', () => {
    expect(ids(html)).toEqual([...new Set(ids(html))]);
  });

  it('has no script and no style', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+="|javascript:/i);
  });
});

describe('a page of every default example', () => {
  it('has unique ids', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('No brand: brands/index.ts is empty');
    const all = Object.values(sections);
    const html = all.map((section, index) =>
      renderSection(section.examples.default, { brand, path: '/', index, count: all.length }),
    );
    expect(ids(html.join(''))).toEqual([...new Set(ids(html.join('')))]);
  });
});

describe('schemas', () => {
  it.each(Object.values(sections))('$type names what is wrong', (section) => {
    const result = v.safeParse(section.schema, { type: section.type, title: 7, spacing: 'huge' });
    expect(result.success).toBe(false);
    expect(result.issues?.some((issue) => issue.path !== undefined)).toBe(true);
  });
});
