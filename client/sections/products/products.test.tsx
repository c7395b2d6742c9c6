/** Products grid: tiles that lead to their pages, and the two badges of spec §2. */
import { describe, expect, it } from 'vitest';
import { querySlot } from '../../ui/slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';

const tile = (badge?: string) => ({
  displayName: 'Solar',
  link: { label: 'See solar', url: '/solar' },
  ...(badge === undefined ? {} : { badge }),
});
const render = (badge?: string) =>
  renderSection({ type: 'products', tiles: [tile(badge)] } as { type: string }, exampleContext());

describe('products', () => {
  it.each(['new arrival', 'new offer'])('carry the badge "%s" inside their link', (badge) => {
    const html = render(badge);
    const link = /<a [^>]*>.*<\/a>/s.exec(html)?.[0] ?? '';
    expect(link).toContain(`href="/solar${querySlot}"`);
    expect(link).toContain(`<span class="badge">${badge}</span>`);
  });

  it('need no badge, and know no other', () => {
    expect(render()).not.toContain('badge');
    expect(() => render('best')).toThrow(/new arrival/);
  });
});
