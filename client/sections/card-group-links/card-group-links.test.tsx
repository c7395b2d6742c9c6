/** Card-group links: all groups are in the page; the list of them is paged for small screens. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { cardGroupLinksExamples } from './card-group-links.section.ts';

describe('card-group links', () => {
  const html = renderSection(cardGroupLinksExamples.default, exampleContext());

  it('link to every group, whose cards are under its title', () => {
    for (const { title, cards } of cardGroupLinksExamples.default.groups) {
      const id = `group-${title.toLowerCase()}`;
      expect(html).toContain(`href="#${id}"`);
      const panel = html.slice(html.indexOf(`<div id="${id}"`)).split('tab-panel')[1];
      for (const card of cards) expect(panel).toContain(card.title);
    }
  });

  it('are paged in a sidebar: three, then the rest (spec: sections)', () => {
    expect(html).toContain('&quot;sidebar&quot;:true');
    expect(html).toContain('&quot;paged&quot;:true');
  });

  it('say how long a card takes to read, and which card a link belongs to', () => {
    expect(html).toContain('4 min read');
    expect(html).toMatch(
      /Read More<span class="sr-only">: (?:<!-- -->)?The six numbers on a bill that matter</,
    );
  });

  it('keep two groups of one name apart', () => {
    const odd = renderSection(cardGroupLinksExamples.odd, exampleContext());
    expect(odd).toContain('id="group-same"');
    expect(odd).toContain('id="group-same-2"');
  });
});
