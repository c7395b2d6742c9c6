/** Legal topics: the sidebar's links and the topics' anchors are the same list. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { legalTopicsExamples } from './legal-topics.section.ts';

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

describe('legal topics', () => {
  it.each(['default', 'longest', 'odd'] as const)('link to every topic, in order (%s)', (name) => {
    const html = renderSection(legalTopicsExamples[name], exampleContext());
    const links = all(html, /<a href="#([^"]+)"/g);
    expect(links).toHaveLength(legalTopicsExamples[name].topics.length);
    expect(all(html, /<div id="([^"]+)"/g)).toEqual(links);
  });

  it('make the anchor of the title, unless the editor gave one', () => {
    const html = renderSection(legalTopicsExamples.default, exampleContext());
    expect(html).toContain('<a href="#what-we-collect">What we collect</a>');
    expect(html).toContain('<a href="#your-rights">Your rights</a>');
  });

  it('keep the editor’s name as it is written, because links to it are', () => {
    const content = [{ paragraph: 'Words.' }];
    const topics = [
      { id: 'Fees-2026', title: 'What you pay', content },
      { title: 'Fees 2026', content },
      { id: 'Fees-2026', title: 'What we earn', content },
      { title: 'Fees 2026', content },
      { id: 'my topic?', title: 'On a page from before the rule', content },
      { title: 'Rights', content },
      { title: 'Rights', content },
      { id: 'rights-2', title: 'Your rights', content },
    ];
    const html = renderSection({ type: 'legal-topics', topics }, exampleContext());
    expect(all(html, /<div id="([^"]+)"/g)).toEqual([
      'Fees-2026',
      'fees-2026',
      'fees-2026-2',
      'fees-2026-3',
      'my-topic',
      'rights',
      'rights-3',
      'rights-2',
    ]);
  });

  it('of a second section have other anchors than the first, but for the editor’s own', () => {
    const content = [{ paragraph: 'Words.' }];
    const topics = [
      { id: 'fees', title: 'Fees', content },
      { title: 'Rights', content },
    ];
    const section = { type: 'legal-topics', topics };
    const html = renderSection(section, exampleContext({ index: 2, repeats: true }));
    expect(all(html, /<div id="([^"]+)"/g)).toEqual(['fees', 's2-rights']);
  });

  it('have no sidebar for a single topic', () => {
    expect(renderSection(legalTopicsExamples.smallest, exampleContext())).not.toContain('<nav');
  });
});
