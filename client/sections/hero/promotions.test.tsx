/** Promotions: at most one for every choice of products, picked by the style sheet alone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { heroSchema } from './hero.schema.ts';
import { heroExamples } from './hero.section.ts';
import { productsOf } from './promotions.schema.ts';

const { promotions: example } = heroExamples;
const single = verticalSlugs.filter((slug) => slug !== 'bundle');
/** Every subset of the products, from the bits of its number. */
const subsets = Array.from({ length: 2 ** single.length }, (_, set) =>
  single.filter((_slug, place) => Math.floor(set / 2 ** place) % 2 === 1),
);

describe('productsOf', () => {
  it('reads every bundle type of seven products back', () => {
    expect(subsets).toHaveLength(128);
    for (const subset of subsets.slice(1)) {
      const sorted = [...subset].sort();
      expect(productsOf(sorted.join(''), single)).toEqual(sorted);
    }
    expect(productsOf('noProductSelected', single)).toEqual([]);
  });

  it.each(['energybroadband', 'energyenergy', 'energywater', 'solar', 'energy-broadband'])(
    'refuses %s',
    (bundleType) => {
      expect(productsOf(bundleType, ['energy', 'broadband'])).toBeUndefined();
    },
  );
});

describe('the schema', () => {
  const problem = (change: object) => v.safeParse(heroSchema, { ...example, ...change }).issues;
  const of = (bundleType: string) => ({
    bundleType,
    promotionHeading: 'Heading',
    promotionContent: 'Content',
  });

  it('says what is wrong with a bundle type, or with two of a kind', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ promotions: [of('energybroadband')] })?.[0].message).toContain('alphabetical');
    expect(problem({ promotions: [of('mobile')] })?.[0].message).toContain('"mobile"');
    expect(problem({ promotions: [of('energy'), of('energy')] })?.[0].message).toContain(
      'keep one',
    );
  });

  it('requires a search in bundle mode', () => {
    const [first, second] = example.search.verticals;
    const search = { ...example.search, verticals: [first, second] };
    expect(problem({ search })?.[0].message).toContain('three products');
    expect(problem({ search: undefined })?.[0].message).toContain('three products');
  });
});

describe('the view', () => {
  const html = renderSection(example, exampleContext());

  it('contains every promotion with its products, in a live region', () => {
    expect(
      [...html.matchAll(/class="promotion" data-with="([^"]*)"/g)].map(([, to]) => to),
    ).toEqual(['', 'broadband energy', 'broadband energy solar']);
    expect(html).toContain('<div aria-live="polite"><div class="promotion"');
    expect(html).toContain('first</strong>');
  });

  it('has headings in a promotion’s text one rank below the page’s title', () => {
    const [promotion] = example.promotions;
    const children = [{ text: 'A heading' }];
    const promotionContent = [{ type: 'heading', level: 2, children }];
    const promotions = [{ ...promotion, promotionContent }];
    const shown = renderSection({ ...example, promotions }, exampleContext());
    expect(shown).toMatch(/<h2[^>]*>A heading<\/h2>/);
  });

  it('has no live region without promotions', () => {
    expect(renderSection(heroExamples.default, exampleContext())).not.toContain('promotion');
  });
});

describe('the style sheet', () => {
  const file = fileURLToPath(new URL('../../styles/promotions.css', import.meta.url));
  const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ');

  it('compares every product with its card, both ways', () => {
    for (const slug of single) {
      const ticked = `:has([value="${slug}"]:checked)`;
      expect(css).toContain(`.hero-panel${ticked} [data-with]:not([data-with~="${slug}"])`);
      expect(css).toContain(`.hero-panel:not(${ticked}) [data-with~="${slug}"]`);
    }
  });
});
