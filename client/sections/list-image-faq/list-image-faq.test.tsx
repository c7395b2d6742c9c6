/** List with image plus FAQ: the accordion's title (spec: sections), and one topic open at a time. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { listImageFaqExamples } from './list-image-faq.section.ts';

const html = renderSection(listImageFaqExamples.smallest, exampleContext());

describe('list with image plus FAQ', () => {
  it('titles its accordion Frequently Asked Questions', () => {
    expect(html).toMatch(/<h\d[^>]*>Frequently Asked Questions<\/h\d>/);
  });

  it('opens none of its topics at first, and one at a time', () => {
    const full = renderSection(listImageFaqExamples.default, exampleContext());
    const groups = [...full.matchAll(/<details name="([^"]+)"/g)].map((match) => match[1]);
    expect(groups.length).toBeGreaterThan(1);
    expect(new Set(groups).size).toBe(1);
    expect(full).not.toMatch(/<details[^>]*\sopen/);
  });

  it('gives a second topic with the same id another one', () => {
    const [topic] = listImageFaqExamples.smallest.topics;
    const topics = [1, 2].map(() => ({ ...topic, id: 'same' }));
    const section = { ...listImageFaqExamples.smallest, topics };
    const twice = renderSection(section, exampleContext({ index: 3 }));
    const ids = [...twice.matchAll(/<\/summary><div id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['same', 's3-list-faq-2']);
  });

  it('is beside its picture when it has one', () => {
    expect(html).not.toContain('<img');
    expect(renderSection(listImageFaqExamples.default, exampleContext())).toContain('<img');
  });
});
