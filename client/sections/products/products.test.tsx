/** Products grid: tiles that link to their pages, and the two badges (spec: verticals). */
import { describe, expect, it } from 'vitest';
import type { Badges } from '../../../domain/badges.ts';
import { querySlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { isWide } from './products.tsx';

const tile = (badge?: string) => ({
  displayName: 'Solar',
  link: { label: 'See solar', url: '/solar' },
  ...(badge === undefined ? {} : { badge }),
});
const render = (badge?: string, badges?: Badges) =>
  renderSection({ type: 'products', tiles: [tile(badge)] }, exampleContext({ badges }));

describe('products', () => {
  it.each([
    ['new arrival', 'New arrival'],
    ['new offer', 'New offer'],
  ])('carry the badge "%s" inside their link', (badge, words) => {
    const html = render(badge);
    const link = /<a [^>]*>.*<\/a>/s.exec(html)?.[0] ?? '';
    expect(link).toContain(`href="/solar${querySlot}"`);
    expect(link).toMatch(
      new RegExp(
        `<span class="badge"><img src="/media/[a-z]+/badge-${badge.replace(' ', '-')}\\.svg" alt="" width="16" height="16"/>${words}</span>`,
      ),
    );
  });

  it('carry the badge that the configuration gives their vertical, and the editor’s before it', () => {
    const solar = { solar: { kind: 'new offer', label: 'Spring offer' } } as const;
    expect(render(undefined, solar)).toMatch(/badge-new-offer\.svg[^>]*>Spring offer</);
    expect(render('new arrival', solar)).not.toContain('Spring offer');
    expect(render(undefined, { energy: solar.solar })).not.toContain('badge');
  });

  it('carry it after their name, which stays in line with those of their neighbours', () => {
    const html = render('new offer');
    expect(html.indexOf('</h2>')).toBeGreaterThan(0);
    expect(html.indexOf('badge')).toBeGreaterThan(html.indexOf('</h2>'));
  });

  it('need no badge, and know no other', () => {
    expect(render()).not.toContain('badge');
    expect(() => render('best')).toThrow(/new arrival/);
  });
});

describe('isWide', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i tiles leave no row ragged', (count) => {
    const columns = Array.from({ length: count }, (_, index) => (isWide(index, count) ? 3 : 2));
    expect(columns.reduce((sum, width) => sum + width, 0) % 6).toBe(0);
  });
});
