/** Call to action: its background by position, its defaults, its media. */
import { describe, expect, it } from 'vitest';
import { querySlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { ctaExamples } from './cta.section.ts';

const surface = (html: string) => /data-surface="(\w+)"/.exec(html)?.[1];

describe('call to action', () => {
  it('is on the accent tint as the last section, otherwise on the primary colour (spec: sections)', () => {
    const last = exampleContext({ index: 2, count: 3 });
    expect(surface(renderSection(ctaExamples.smallest, last))).toBe('accentTint');
    expect(surface(renderSection(ctaExamples.smallest, exampleContext()))).toBe('primary');
  });

  it('has the anchor cta, and leads to /contact unless it says otherwise', () => {
    const html = renderSection(ctaExamples.smallest, exampleContext());
    expect(html).toMatch(/<section id="cta"/);
    expect(html).toContain(`href="/contact${querySlot}"`);
    expect(html).toContain('Get Started');
  });

  it('plays a clip by itself, muted, looped, with controls, and says when it cannot (spec: media)', () => {
    const html = renderSection(ctaExamples.clip, exampleContext());
    for (const attribute of ['autoPlay', 'muted', 'loop', 'controls']) {
      expect(html).toMatch(new RegExp(`<video[^>]*\\s${attribute}=""`));
    }
    expect(html).toContain('Your browser doesn&#x27;t support HTML video.');
  });

  it('links its picture where an editor says, named by the picture', () => {
    const html = renderSection(ctaExamples.longest, exampleContext());
    expect(html).toMatch(new RegExp(`<a[^>]*href="/energy${querySlot}"[^>]*><(?:picture|img)`));
    expect(renderSection(ctaExamples.numbers, exampleContext())).not.toContain('href="/energy');
  });

  it.each(['clip', 'film'] as const)(
    'leads on below a %s, which has controls of its own',
    (name) => {
      const section = { ...ctaExamples[name], mediaRedirectLink: '/energy' };
      const html = renderSection(section, exampleContext());
      const link = new RegExp(`<a[^>]*href="/energy${querySlot}"[^>]*>(.*?)</a>`).exec(html)?.[1];
      expect(link).toContain(section.media.altText);
      expect(link).not.toMatch(/<video|<iframe/);
      const unnamed = { ...section, media: { url: section.media.url } };
      expect(renderSection(unnamed, exampleContext())).toContain('Read More');
    },
  );

  it('shows a film of a video host in a frame that may do little', () => {
    expect(renderSection(ctaExamples.film, exampleContext())).toMatch(
      /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk"[^>]*sandbox=/,
    );
  });

  it('keeps the background an editor chose and makes its text readable', () => {
    const html = renderSection(ctaExamples.odd, exampleContext());
    expect(html).toMatch(/class="c-bg-49b271 [^"]*"[^>]*data-surface="light"/);
    expect(html).not.toContain('c-fg-ffffff');
  });
});
