/** Breadcrumbs: their labels and links (spec: breadcrumbs). */
import { describe, expect, it } from 'vitest';
import { crumbs } from './breadcrumbs.tsx';

describe('crumbs', () => {
  it('is only Home at the root', () => {
    expect(crumbs('/')).toEqual([{ label: 'Home', href: '/' }]);
  });

  it('has one for each segment, dashes turned to spaces, each word capitalised', () => {
    expect(crumbs('/privacy-policy/open-energy')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Open Energy', href: '/privacy-policy/open-energy' },
    ]);
  });

  it('takes the page’s own name for the last', () => {
    expect(crumbs('/help/faq', 'FAQ').map(({ label }) => label)).toEqual(['Home', 'Help', 'FAQ']);
  });
});
