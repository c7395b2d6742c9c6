/** Success stories: every story is in the page; tabs only where there is a choice. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { successStoriesExamples } from './success-stories.section.ts';
import { customerSince } from './success-stories.tsx';

describe('success stories', () => {
  it('are all there to read, and linked to, without script', () => {
    const html = renderSection(successStoriesExamples.default, exampleContext());
    for (const id of ['story-hollis-brannagh', 'story-anjali-fernando', 'story-bo-truscott']) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<div id="${id}"`);
    }
    expect(html.match(/<blockquote/g)).toHaveLength(3);
  });

  it('have previous and next, but not for one', () => {
    const html = renderSection(successStoriesExamples.default, exampleContext());
    expect(html).toContain('aria-label="Previous"');
    expect(html).toContain('aria-label="Next"');
    expect(renderSection(successStoriesExamples.smallest, exampleContext())).not.toContain(
      'x-island',
    );
  });

  it('say when they are invented', () => {
    expect(renderSection(successStoriesExamples.default, exampleContext())).toContain(
      'Illustrative',
    );
    expect(renderSection(successStoriesExamples.odd, exampleContext())).not.toContain(
      'Illustrative',
    );
  });

  it.each([
    ['2021', 'Customer since 2021'],
    ['Customer since March 2024', 'Customer since March 2024'],
    ['customer since 2020', 'customer since 2020'],
    ['since 2020', 'Customer since 2020'],
    ['Since May', 'Customer since May'],
  ])('says of “%s”: “%s”', (supportingText, expected) => {
    expect(customerSince(supportingText)).toBe(expected);
  });
});
