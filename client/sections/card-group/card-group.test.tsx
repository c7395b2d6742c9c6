/** Card groups: every section value has its form (spec: sections). */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { cardGroupExamples } from './card-group.section.ts';

/** Word for word (spec: sections). */
const values = [
  'successStories',
  'domains',
  'coreValues',
  'latestNews',
  'testimonials',
  'profiles',
  'achievements',
  'leadership',
  'boardMembers',
  'products',
  'steps',
  'pages',
];

const examples = Object.values(cardGroupExamples);
const render = (example: (typeof examples)[number]) => renderSection(example, exampleContext());

/** A card's name, whichever field its form keeps it in. */
function nameOf(card: object): string {
  const named = card as { title?: string; header?: string; person?: string };
  const name = named.title ?? named.header ?? named.person;
  if (name === undefined) throw new Error(`A card without a name: ${JSON.stringify(card)}`);
  return name;
}

describe('card groups', () => {
  it.each(values)('have a form for %s, which shows every card', (value) => {
    const example = examples.find(({ section }) => section === value);
    if (example === undefined) throw new Error(`No example of the form ${value}: add one`);
    const text = render(example).replaceAll(/<\/?span\b[^>]*>/g, '');
    for (const card of example.cards) expect(text).toContain(nameOf(card));
  });

  it('lay leaders out in two columns, and a team in three', () => {
    expect(render(cardGroupExamples.leadership)).toContain('lg:grid-cols-2');
    expect(render(cardGroupExamples.profiles)).toContain('md:grid-cols-3');
  });

  it('refuse any other value', () => {
    expect(() =>
      renderSection({ type: 'card-group', section: 'awards', cards: [] }, exampleContext()),
    ).toThrow(/successStories/);
  });

  it('cut news at 115 characters, and nothing else (spec: constants)', () => {
    const news = render(cardGroupExamples.latestNews);
    expect(news).toContain('how much it paid for a…');
    expect(news).not.toContain('thousand views');
    expect(render(cardGroupExamples.longest)).toContain('a list of advertisements.');
  });

  it('give every board member an anchor here, too', () => {
    expect(render(cardGroupExamples.boardMembers)).toContain('id="maeve-osullivan-tran"');
  });
});
