/** Providers: only categories with logos, each logo a link to the sign-up, and words where nothing can be shown. */
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { moreQuerySlot, querySlot } from '../../ui/visitor-slots.ts';
import type { SectionContext } from '../define-section.ts';
import { exampleProviders } from '../example-content.ts';
import { exampleContext, type RawSection, renderSection } from '../section.fixture.tsx';
import { providersExamples } from './providers.section.ts';

/** A brand with all verticals, and one with only two. */
const all = brands.find(({ verticals }) => verticals.length === 8);
const two = brands.find(({ verticals }) => verticals.length === 2);
if (!all || !two) throw new Error('The brands have changed: choose others for this test');

const html = (
  example: RawSection = providersExamples.default,
  change: Partial<SectionContext> = {},
) => renderSection(example, exampleContext({ brand: all, ...change }));
const hrefs = (page: string) =>
  [...page.matchAll(/<a class="logo[^>]* href="([^"]+)"/g)].map(([, to]) => to);

describe('providers', () => {
  it('have the default title', () => {
    expect(html()).toMatch(/<h2[^>]*>Check out our range of providers<\/h2>/);
  });

  it('list every category under its heading, with a link to it, previous and next', () => {
    const page = html();
    for (const { vertical } of providersExamples.default.categories) {
      expect(page).toContain(`href="#${vertical}-range-2"`);
      expect(page).toMatch(new RegExp(`<div id="${vertical}-range-2" class="tab-panel"><h3 `));
    }
    expect(page).toContain('>Internet</h3>');
    expect(page).toContain('aria-label="Previous"');
    expect(page).toContain('aria-label="Next"');
  });

  it('show only those with a logo, named, in a box of known size', () => {
    const page = html();
    expect(page).not.toContain('Grid Works');
    expect(page).toContain('alt="Kettle &amp; Lamp"');
    for (const [image] of page.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/width="240" height="80" loading="lazy"/);
    }
  });

  it('lead to the brand’s own form with the visitor’s parameters where there is no sign-up', () => {
    const links = hrefs(html());
    const count = Object.values(exampleProviders)
      .flat()
      .filter(({ logo }) => logo !== null).length;
    expect(links).toHaveLength(count);
    expect(links[0]).toBe(`/energy/basic-info${querySlot}`);
    expect(links).toContain(`/personal-loans/basic-info${querySlot}`);
  });

  it('lead to the affiliate’s sign-up where there is one', () => {
    const application = 'https://join.example';
    expect(hrefs(html(undefined, { application }))[0]).toBe(
      `https://join.example/energy/basic-info${querySlot}`,
    );
    expect(html(undefined, { application })).not.toContain(moreQuerySlot);
  });

  it('leave out a category that the brand does not carry, or without a logo', () => {
    const page = html(providersExamples.default, { brand: two });
    expect(page).toContain('>Internet</h3>');
    expect(page).not.toContain('energy');
    const { solar: _, ...others } = exampleProviders;
    const some = { providers: { ...others, energy: [] } };
    const rest = html(providersExamples.default, { live: some });
    expect(rest).not.toContain('energy-range');
    expect(rest).not.toContain('solar-range');
    expect(rest).toContain('mobile-range');
  });

  it('have no buttons for a single category', () => {
    const page = html(providersExamples.smallest);
    expect(page).not.toContain('x-island');
    expect(hrefs(page).length).toBeGreaterThan(1);
  });

  it.each([
    ['could not be had', {}, 'We could not load our list of providers just now.'],
    ['are none', { providers: { energy: [] } }, 'We have no providers to show here at the moment.'],
  ])('say so when they %s, and keep their heading', (_, live, words) => {
    const page = html(providersExamples.default, { live });
    expect(page).toContain(words);
    expect(page).toContain('Check out our range of providers');
    expect(page).not.toContain('<ul');
    expect(page).not.toContain('x-island');
  });

  it('say in one line how old they are when they could not be refreshed', () => {
    const live = { providers: exampleProviders, providersSince: '2026-11-20T22:10:00.000Z' };
    expect(html(providersExamples.default, { live })).toContain(
      'We could not refresh this list just now. It was last refreshed on 21 November 2026 at 9:10 am (Sydney).',
    );
    expect(html()).not.toContain('could not refresh');
  });

  it('refuse a category that is named twice, and a bundle', () => {
    const twice = [{ vertical: 'energy' }, { vertical: 'energy' }];
    expect(() => html({ ...providersExamples.default, categories: twice })).toThrow(/named twice/);
    const bundle = [{ vertical: 'bundle' }];
    expect(() => html({ ...providersExamples.default, categories: bundle })).toThrow();
  });
});
