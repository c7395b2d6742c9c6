/** Blogs: excerpts, links, and the words behind a picture that is still loading. */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { postLink } from './blog-card.tsx';
import { blogsExamples } from './blogs.section.ts';

const html = renderSection(blogsExamples.default, exampleContext());

describe('blogs', () => {
  it('have every card in the HTML, each with its fallback and a lazy picture', () => {
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html.match(/Loading Blogcard\.\.\./g)).toHaveLength(3);
    expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(3);
  });

  it('cut excerpts at 115 characters', () => {
    const [, text = ''] = /<p class="text-ink-soft">([^<]*)<\/p>/.exec(html) ?? [];
    expect(text).toMatch(/…$/);
    expect(text.length).toBeLessThanOrEqual(116);
  });

  it('lead to the slugified title, without a query (spec: routes, link-decoration)', () => {
    expect(html).toContain('href="/blogs/how-a-reference-price-works"');
    expect(postLink({ title: 'Zoë’s 10% “guide”' })).toBe('/blogs/zoes-10-guide');
    expect(postLink({ title: 'x', link: '/blogs/y' })).toBe('/blogs/y');
  });
});
