/** Hero: its defaults (spec: hero), and what depends on the path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/build/files-below.ts';
import { moreQuerySlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { heroSchema, pageTypes } from './hero.schema.ts';
import { heroExamples } from './hero.section.ts';
import { heroPlan } from './hero-defaults.ts';

const hero = (input: Partial<v.InferInput<typeof heroSchema>> = {}) =>
  v.parse(heroSchema, { type: 'hero', title: 'Title', ...input });
const context = exampleContext({ index: 0 });
const allowing = { ...context, brand: { ...context.brand, frameHosts: ['forms.example'] } };

describe('the link', () => {
  it.each([
    ['landingPage', 'Compare Now'],
    ['careersPage', 'View Careers'],
    ['aboutPage', 'Contact Us'],
    ['blogsPage', 'Read More'],
    ['stepsPage', 'Get Started'],
  ] as const)('of a %s says %s and leads to /contact', (pageType, label) => {
    expect(heroPlan(hero({ pageType }), '/').link).toEqual({ label, href: '/contact' });
  });

  it('gives way to a search unless an editor wrote one', () => {
    const { search } = heroExamples.default;
    expect(heroPlan(hero({ search }), '/').link).toBeUndefined();
    expect(heroPlan(hero({ search, ctaLabel: 'More' }), '/').link?.label).toBe('More');
  });

  it('never leads to its own page', () => {
    expect(heroPlan(hero(), '/contact').link).toBeUndefined();
  });

  it('can be left out', () => {
    expect(heroPlan(hero({ hideCta: true, ctaLabel: 'More' }), '/').link).toBeUndefined();
  });
});

it('gives its search the classes of the editor’s colours', () => {
  const search = v.parse(heroSchema, {
    type: 'hero',
    title: 'T',
    search: {
      ...heroExamples.default.search,
      searchTitleColor: '#a00',
      enableManualAddress: { confirmColor: '#fc0' },
    },
  });
  const html = renderSection(search, context);
  expect(html).toContain('c-fg-aa0000');
  expect(html).toContain('c-bg-ffcc00 c-fg-1c1c1c');
});

describe('the style', () => {
  it('follows from the page type, and the setting wins', () => {
    expect(pageTypes.map((pageType) => heroPlan(hero({ pageType }), '/').style)).toEqual([
      'split',
      'overlay',
      'split',
      'centred',
      'split',
    ]);
    expect(heroPlan(hero({ style: 'overlay' }), '/').style).toBe('overlay');
  });

  it("changes on paths that contain 'contact'", () => {
    const plain = renderSection({ type: 'hero', title: 'T' }, context);
    const contact = renderSection(
      { type: 'hero', title: 'T' },
      {
        ...context,
        path: '/about/contact-us',
      },
    );
    expect(plain).toContain('data-surface="tint"');
    expect(contact).toContain('data-surface="accentTint"');
    expect(contact).toContain('hero-low');
    const chosen = { type: 'hero', title: 'T', background: 'primary' };
    expect(renderSection(chosen, { ...context, path: '/contact' })).toContain(
      'data-surface="primary"',
    );
  });
});

describe('the view', () => {
  it('has the address box before the picture, and the picture loads first', () => {
    const html = renderSection(heroExamples.default, context);
    expect(html.indexOf('<x-island')).toBeGreaterThan(0);
    expect(html.indexOf('<x-island')).toBeLessThan(html.indexOf('<img'));
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/);
    expect(html).not.toMatch(/<img[^>]*loading="lazy"/);
  });

  it('asks for a bundle by its path, or where its search says so', () => {
    const { search } = heroExamples.promotions;
    const asks = (change: object, path: string) =>
      renderSection(
        { type: 'hero', title: 'T', search: { ...search, ...change } },
        { ...context, path },
      ).includes('name="bundle" value="1"');
    expect(search.verticals.length).toBeGreaterThan(2);
    expect(asks({}, '/bundle')).toBe(true);
    expect(asks({}, '/')).toBe(false);
    expect(asks({ asksForBundle: true }, '/')).toBe(true);
    expect(asks({ asksForBundle: false }, '/bundle')).toBe(false);
  });

  it('gives an embed whose URL contains "address" the visitor’s query, and a sandbox', () => {
    const html = renderSection(heroExamples.odd, allowing);
    expect(html).toContain(`src="https://forms.example/address?step=1${moreQuerySlot}#top"`);
    expect(html).toMatch(/<iframe[^>]*sandbox="/);
  });

  it.each([
    ['javascript:alert(1)', /http/],
    ['https://forms.example/address?rcCode=A', /leave it out/],
    ['https://forms.example/address?step=1&rcCode=A#top', /leave it out/],
  ])('refuses an embed with the URL %s', (url, message) => {
    expect(() => hero({ embed: { url, title: 'x' } })).toThrow(message);
  });

  it('takes an embed with a code of its own where the visitor’s is not added', () => {
    const url = 'https://forms.example/quote?rcCode=A';
    expect(hero({ embed: { url, title: 'x' } }).embed?.url).toBe(url);
  });

  it('corrects a title nobody could read', () => {
    expect(renderSection(heroExamples.longest, context)).toMatch(/<h1[^>]*c-fg-000000/);
  });
});

describe('words that take turns', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const html = renderSection(heroExamples.rotating, context);

  it('are in the title, with the first one shown, and can be paused', () => {
    expect(html).toMatch(/<h1[^>]*>A better deal on(?:<!-- -->)? <span [^>]*data-words="5"/);
    expect(html).toMatch(/data-count="5"><span>electricity</);
    expect(html).toMatch(/<input type="checkbox"[^>]*><span[^>]*>Pause the changing words</);
    // Only the search has script.
    expect(html.match(/<x-island name="[^"]*"/g)).toEqual(['<x-island name="hero-search"']);
  });

  it.each([
    [2, 'default'],
    [4, 'default'],
    [5, '5'],
    [6, '6'],
    [7, '7'],
    [8, '8'],
  ])('%i of them use the animation "%s" (spec: hero)', (count, animation) => {
    const rotatingText = words.slice(0, count);
    expect(renderSection({ type: 'hero', title: 'T', rotatingText }, context)).toContain(
      `data-words="${animation}"`,
    );
  });

  it('are at least two, and no more than the style sheet counts', () => {
    expect(() => hero({ rotatingText: ['one'] })).toThrow(/at least two/);
    expect(() => hero({ rotatingText: Array(13).fill('x') })).toThrow(/at most twelve/);
    const css = readFileSync(join(root, 'client/styles/rotator.css'), 'utf8');
    for (let count = 2; count <= 12; count += 1) {
      expect(css).toContain(`[data-count="${count}"]`);
      expect(css).toContain(`@keyframes turns-${count} `);
      expect(css).toContain(`:nth-child(${count})`);
    }
  });
});

describe('variants', () => {
  it('a clip shows its poster where motion is not wanted', () => {
    const html = renderSection(heroExamples.film, context);
    expect(html).toMatch(/<video[^>]*poster="[^"]+\/hero\.svg"[^>]*class="clip-still [^>]*preload/);
  });

  it('a gift card says what it is worth and on which terms', () => {
    const html = renderSection(heroExamples.giftCard, context);
    expect(html).toContain('$50');
    expect(html).toContain('One for each household');
    expect(() => hero({ giftCard: { amount: '$5', title: 'x' } as never })).toThrow();
  });

  it('careers list open roles, by default under #jobs', () => {
    const html = renderSection(heroExamples.careers, context);
    expect(html).toMatch(/<h2[^>]*>Open roles</);
    expect(html).toMatch(/href="\/careers\/[^"#]*#jobs"/);
    expect(html).toMatch(/href="\/careers\/[^"#]*#opportunities"/);
  });

  it('an embed of a host the brand does not name is a link', () => {
    const html = renderSection(heroExamples.odd, context);
    expect(html).not.toContain('<iframe');
    expect(html).toContain(`href="https://forms.example/address?step=1${moreQuerySlot}#top"`);
  });
});
