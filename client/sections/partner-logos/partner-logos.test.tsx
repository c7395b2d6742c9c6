/** Partner logos: tabs only for a choice, and nothing for a provider without a logo. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { partnerLogosExamples } from './partner-logos.examples.ts';

const html = (example: { readonly type: string }) => renderSection(example, exampleContext());

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
    const none = { type: 'partner-logos', products: [{ product: 'energy' }] };
    expect(html(none)).toBe('');
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
