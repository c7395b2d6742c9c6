/** News: the length of the excerpt and the words of the link (spec: constants). */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { newsExamples } from './news.section.ts';

const news = (item: object) =>
  renderSection(
    { type: 'news', news: [{ title: 'Title', body: 'Body', ...item }] },
    exampleContext(),
  );

describe('news', () => {
  it('show at most 115 characters, cut between words', () => {
    const html = news({ body: 'twelve chars '.repeat(20) });
    const shown = /text-ink-soft">([^<]*)</.exec(html)?.[1] ?? '';
    expect(shown).toMatch(/ (?:twelve|chars)…$/);
    expect(shown.length).toBeLessThanOrEqual(116);
    expect(shown.length).toBeGreaterThan(100);
  });

  it('lead on with Read More, which names the item', () => {
    const html = news({ linkUrl: '/blogs/a' });
    expect(html).toMatch(/Read More<span class="sr-only">: (?:<!-- -->)?Title<\/span>/);
    expect(news({ linkUrl: '/blogs/a', linkLabel: 'All of it' })).toContain('All of it');
    expect(news({})).not.toContain('<a ');
  });

  it('go round', () => {
    expect(renderSection(newsExamples.default, exampleContext())).toContain(
      '&quot;wrap&quot;:true',
    );
  });
});
