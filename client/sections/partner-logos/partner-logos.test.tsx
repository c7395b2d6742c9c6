/** Partner logos: tabs only where there is a choice, and nothing for a provider without a logo. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exampleProviders } from '../example-content.ts';
import { exampleContext, type RawSection, renderSection } from '../section.fixture.tsx';
import { partnerLogosSchema } from './partner-logos.schema.ts';
import { partnerLogosExamples, partnerLogosSection } from './partner-logos.section.ts';

const html = (example: RawSection) => renderSection(example, exampleContext());

describe('partner logos', () => {
  it('link to a panel for each product, under a heading', () => {
    const page = html(partnerLogosExamples.default);
    for (const id of ['energy', 'broadband', 'mobile']) {
      expect(page).toContain(`href="#${id}-providers-2"`);
      expect(page).toMatch(new RegExp(`<div id="${id}-providers-2" class="tab-panel"><h3 `));
    }
    expect(page).toContain('>Internet</h3>');
  });

  it('have no tabs for a single product', () => {
    expect(html(partnerLogosExamples.smallest)).not.toContain('name="tabs"');
  });

  it('leave out providers without a logo, and products without any', () => {
    const page = html(partnerLogosExamples.odd);
    expect(page).not.toContain('No logo');
    expect(page).not.toContain('name="tabs"');
    const none = { type: 'partner-logos', products: [{ product: 'energy', providers: [] }] };
    expect(html(none)).toBe('');
  });

  it('ask for the lists’ providers only where none are written', () => {
    const needs = (example: unknown) =>
      partnerLogosSection.needs?.(v.parse(partnerLogosSchema, example));
    expect(needs(partnerLogosExamples.default)).toBeUndefined();
    expect(needs(partnerLogosExamples.odd)).toBeUndefined();
    const mixed = { product: 'mobile', providers: [{ name: 'Yabby' }] };
    const { ofTheLists } = partnerLogosExamples;
    expect(needs({ ...ofTheLists, products: [...ofTheLists.products, mixed] })).toEqual({
      providers: ['energy', 'broadband'],
    });
  });

  it('show the lists’ providers that have a logo, in the same carousel', () => {
    const page = html(partnerLogosExamples.ofTheLists);
    expect(page).toContain('href="#broadband-providers-2"');
    expect(page).toMatch(
      /<img src="\/media\/catalogue\/kettle-lamp\.svg" alt="Kettle &amp; Lamp" width="240" height="80"/,
    );
    expect(page).not.toContain('Gibber Net');
    const one = { type: 'partner-logos', products: [{ product: 'energy' }] };
    expect(html(one)).toContain('aria-roledescription="carousel"');
    expect(html(one)).not.toContain('name="tabs"');
  });

  it('say how old they are when they could not be refreshed', () => {
    const live = { providers: exampleProviders, providersSince: '2026-11-20T22:10:00.000Z' };
    const context = exampleContext({ live });
    expect(renderSection(partnerLogosExamples.ofTheLists, context)).toContain(
      'It was last refreshed on 21 November 2026 at 9:10 am (Sydney).',
    );
    expect(html(partnerLogosExamples.ofTheLists)).not.toContain('could not refresh');
  });

  it('leave out products whose providers could not be loaded', () => {
    const context = exampleContext({ live: {} });
    expect(renderSection(partnerLogosExamples.ofTheLists, context)).toBe('');
    expect(renderSection(partnerLogosExamples.default, context)).toContain('Kettle &amp; Lamp');
  });

  it('name the provider where the logo says nothing', () => {
    expect(html(partnerLogosExamples.smallest)).toContain('alt="Nine Panels"');
  });

  it('refuse a product that is named twice', () => {
    const twice = {
      type: 'partner-logos',
      products: [{ product: 'energy' }, { product: 'energy' }],
    };
    expect(() => html(twice)).toThrow(/named twice/);
  });
});
