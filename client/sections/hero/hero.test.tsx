/** Hero: the defaults of spec §2 and §9, and what differs by path. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { moreQuerySlot } from '../../ui/slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { heroExamples } from './hero.examples.ts';
import { heroSchema, pageTypes } from './hero.schema.ts';
import { heroPlan } from './hero-defaults.ts';

const hero = (input: Partial<v.InferInput<typeof heroSchema>> = {}) =>
  v.parse(heroSchema, { type: 'hero', title: 'Title', ...input });
const context = exampleContext({ index: 0 });

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

  it('never leads to the page it stands on', () => {
    expect(heroPlan(hero(), '/contact').link).toBeUndefined();
  });

  it('can be left out', () => {
    expect(heroPlan(hero({ hideCta: true, ctaLabel: 'More' }), '/').link).toBeUndefined();
  });
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
    const plain = renderSection({ type: 'hero', title: 'T' } as { type: string }, context);
    const contact = renderSection({ type: 'hero', title: 'T' } as { type: string }, {
      ...context,
      path: '/about/contact-us',
    });
    expect(plain).toContain('data-surface="tint"');
    expect(contact).toContain('data-surface="accentTint"');
    expect(contact).toContain('hero-low');
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

  it('gives an embed whose address holds "address" the visitor’s query, and a sandbox', () => {
    const html = renderSection(heroExamples.odd, context);
    expect(html).toContain(`src="https://forms.example/address?step=1${moreQuerySlot}#top"`);
    expect(html).toMatch(/<iframe[^>]*sandbox="/);
  });

  it('refuses an embed that is not http(s)', () => {
    const embed = { url: 'javascript:alert(1)', title: 'x' };
    expect(() => hero({ embed })).toThrow(/http/);
  });

  it('corrects a title nobody could read', () => {
    expect(renderSection(heroExamples.longest, context)).toMatch(/<h1[^>]*c-fg-000000/);
  });
});
