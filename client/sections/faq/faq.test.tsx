/** FAQ: one topic open at a time without script, and the grey background on the solar page. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { faqExamples } from './faq.section.ts';

const surface = (html: string) => /data-surface="(\w+)"/.exec(html)?.[1];

describe('FAQ', () => {
  it('has the anchor faqs, and none of its topics is open', () => {
    const html = renderSection(faqExamples.default, exampleContext());
    expect(html).toMatch(/<section id="faqs"/);
    expect(html).not.toMatch(/<details[^>]*\sopen/);
  });

  it('puts all its topics into one group, and each page place into its own', () => {
    const groups = (index: number) => [
      ...new Set(
        [
          ...renderSection(faqExamples.default, exampleContext({ index })).matchAll(
            /<details name="([^"]+)"/g,
          ),
        ].map((match) => match[1]),
      ),
    ];
    expect(groups(1)).toHaveLength(1);
    expect(groups(1)).not.toEqual(groups(2));
  });

  it('has the id of a topic inside it, so that a link to it opens it', () => {
    expect(renderSection(faqExamples.default, exampleContext())).toMatch(
      /<\/summary><div id="how-we-are-paid"/,
    );
  });

  it('gives a second topic with the same id another one', () => {
    const [topic] = faqExamples.default.topics;
    if (!topic) throw new Error('No topic');
    const section = {
      ...faqExamples.default,
      topics: [1, 2].map(() => ({ ...topic, id: 'same' })),
    };
    const html = renderSection(section, exampleContext({ index: 3 }));
    const ids = [...html.matchAll(/<div id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['same', 's3-faq-2']);
  });

  it('lists its topics beside them from four on, unless the editor decides', () => {
    const links = (change: object) => [
      ...renderSection({ ...faqExamples.default, ...change }, exampleContext()).matchAll(
        /<a href="#([^"]+)"/g,
      ),
    ];
    expect(links({}).map((match) => match[1])).toEqual([
      's1-faq-1',
      's1-faq-2',
      'how-we-are-paid',
      's1-faq-4',
    ]);
    expect(links({ sidebar: false })).toEqual([]);
    expect(links({ topics: faqExamples.default.topics.slice(0, 3) })).toEqual([]);
    expect(links({ topics: faqExamples.default.topics.slice(0, 3), sidebar: true })).toHaveLength(
      3,
    );
  });

  it.each([
    ['/solar', 2, 'tint'],
    ['/solar/plans', 2, 'paper'],
    ['/solar/basic-info', 4, 'paper'],
    ['/solar', 3, 'paper'],
    ['/energy', 2, 'paper'],
    ['/solarium', 2, 'paper'],
  ])('on %s with order %i stands on %s', (path, sectionOrder, expected) => {
    const section = { ...faqExamples.smallest, sectionOrder };
    expect(surface(renderSection(section, exampleContext({ path })))).toBe(expected);
  });

  it('keeps the background its editor chose where it has no number', () => {
    const section = { ...faqExamples.smallest, background: 'primary' };
    const solar = exampleContext({ path: '/solar', index: 2 });
    expect(surface(renderSection(section, solar))).toBe('primary');
    expect(surface(renderSection({ ...section, sectionOrder: 2 }, solar))).toBe('tint');
  });
});
