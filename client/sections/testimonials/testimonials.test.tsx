/** Testimonials: every voice is in the page, named by its place, and says when it is invented. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { testimonialsExamples } from './testimonials.section.ts';

describe('testimonials', () => {
  it('name each slide by its place, and a keyboard reaches the scroller', () => {
    const html = renderSection(testimonialsExamples.default, exampleContext());
    for (const place of [1, 2, 3, 4, 5]) expect(html).toContain(`aria-label="${place} of 5"`);
    expect(html).toMatch(/<div id="s1-voices"[^>]*tabindex="0"/i);
  });

  it('have buttons that say what they move, and none for a single voice', () => {
    const html = renderSection(testimonialsExamples.default, exampleContext());
    expect(html.match(/aria-controls="s1-voices"/g)).toHaveLength(3);
    expect(renderSection(testimonialsExamples.smallest, exampleContext())).not.toContain(
      'x-island',
    );
  });

  it('end at the ends, and stand still when the editor says so', () => {
    const props = (change: object) =>
      /props="([^"]*)"/
        .exec(renderSection({ ...testimonialsExamples.default, ...change }, exampleContext()))?.[1]
        ?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(props({}))).toMatchObject({ wrap: false, autoplay: true, count: 5 });
    expect(JSON.parse(props({ autoplay: false }))).toMatchObject({ autoplay: false });
  });

  it('are marked as illustrative unless they are real', () => {
    expect(renderSection(testimonialsExamples.default, exampleContext())).toContain('Illustrative');
    expect(renderSection(testimonialsExamples.odd, exampleContext())).not.toContain('Illustrative');
  });

  it('correct a text colour that cannot be read', () => {
    const html = renderSection(testimonialsExamples.odd, exampleContext());
    expect(html).toContain('c-bg-ffffff c-fg-000000');
    expect(html).toContain('c-bg-1e2a78 c-fg-ffffff');
  });
});
