/** The facts recorded with a section's HTML match the HTML itself, for every example of every section. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { exampleContext } from '../../client/sections/section.fixture.tsx';
import { sectionOf, sections } from '../../client/sections/section-registry.ts';
import { repeatedIds } from '../../client/sections/validator.fixture.ts';
import { page as pageSchema } from '../../content/model/page.schema.ts';
import { parseSections } from '../content/parse-sections.ts';
import { finishHtml, textOfFinished } from './finished-html.ts';
import { renderSections } from './render-sections.tsx';

const { brand } = exampleContext();
it.each(Object.keys(sections))('the facts recorded for %s match its HTML', (type) => {
  const { examples = {}, exampleLive } = sectionOf(type) ?? {};
  expect(Object.keys(examples)).not.toEqual([]);
  for (const example of Object.values(examples)) {
    const head = { path: '/', title: 'An example', description: 'An example.' };
    const words = { ...head, published: '2026-11-23' };
    const page = v.parse(pageSchema, { ...words, sections: [example] });
    const where = { brand, page, version: 'example', log: () => undefined };
    const parsed = parseSections(page, { ...where, brand: brand.slug });
    const options = { ...where, application: '', live: [exampleLive], development: false };
    const [piece] = renderSections(parsed, options);
    if (!piece) throw new Error('No section was rendered');
    const { islands, plans, colours } = finishHtml(textOfFinished([piece]));
    expect(piece.html.length).toBeGreaterThan(0);
    expect(piece).toMatchObject({ islands, plans, colours });
  }
});

it('only the first section of a type without an anchor gets the default one', () => {
  const example = sectionOf('faq')?.examples.default;
  const faq = (title: string, anchor = {}) => ({ ...Object(example), title, ...anchor });
  const [one, other] = [faq('One'), faq('Other')];
  const textCalled = (anchor: string) => ({
    type: 'rich-text',
    anchor,
    content: [{ type: 'paragraph', children: [{ text: 'Words.' }] }],
  });
  const anchorsOf = (...sections: unknown[]) => {
    const head = { path: '/energy', title: 'An example', description: 'An example.' };
    const page = v.parse(pageSchema, { ...head, published: '2026-11-23', sections });
    const where = { brand, page, version: 'example', log: () => undefined };
    const parsed = parseSections(page, { ...where, brand: brand.slug });
    const kept = { application: '', development: false, keeps: () => true };
    return renderSections(parsed, { ...where, ...kept }).map(
      (piece) => /^<section id="([^"]*)"/.exec(textOfFinished([piece]))?.[1],
    );
  };
  expect(anchorsOf(one, other)).toEqual(['faqs', undefined]);
  expect(anchorsOf(other, one)).toEqual(['faqs', undefined]);
  expect(anchorsOf(faq('Own', { anchor: 'questions' }), other)).toEqual(['questions', 'faqs']);
  // An anchor that an editor chose takes precedence, wherever it is on the page.
  expect(anchorsOf(one, faq('Own', { anchor: 'faqs' }))).toEqual([undefined, 'faqs']);
  expect(anchorsOf(textCalled('faqs'), one)).toEqual(['faqs', undefined]);
  expect(anchorsOf(textCalled('cta'), one)).toEqual(['cta', 'faqs']);
  // A topic's id is an anchor too.
  const [topic] = Object(example).topics;
  const named = { ...one, topics: [{ ...topic, id: 'faqs' }] };
  expect(anchorsOf(named)).toEqual([undefined]);
});

const topic = { title: 'Terms', content: [{ paragraph: 'Be kind.' }] };

/** Finished sections, on a page of their own. */
const pieces = (...sections: unknown[]) => piecesWith({}, ...sections);

function piecesWith(
  over: Partial<Parameters<typeof renderSections>[1]>,
  ...sections: readonly unknown[]
) {
  const head = { path: '/energy', title: 'An example', description: 'An example.' };
  const page = v.parse(pageSchema, { ...head, published: '2026-11-23', sections });
  const where = { brand, page, version: 'example', log: () => undefined };
  const parsed = parseSections(page, { ...where, brand: brand.slug });
  const kept = { application: '', development: false, keeps: () => true };
  return renderSections(parsed, { ...where, ...kept, ...over });
}

it('a block of rich text that is left out is logged, or shown in a box in a preview', () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: Record<string, unknown>) => void lines.push(line);
  const block = { type: 'component-block', component: 'no-such', props: {}, children: [] };
  const content = [{ type: 'paragraph', children: [{ text: 'The rest.' }] }, block];
  const text = { type: 'rich-text', content };
  expect(textOfFinished(piecesWith({ log }, text))).toContain('The rest.');
  const left = { event: 'block_left_out', path: '/energy', index: 0, type: 'rich-text' };
  expect(lines).toMatchObject([left]);
  const boxed = textOfFinished(piecesWith({ log, boxed: true, keeps: () => false }, text));
  expect(boxed).toMatch(/class="kj-left-out".*a block of rich text is not known.*The rest\./s);
  expect(lines).toHaveLength(1);
});

it('a page of which nothing can be shown is a failure, not an empty page', () => {
  expect(() => pieces({ type: 'no-such-section' })).toThrow(/^Nothing to render on \/energy of /);
});

it.each([
  ['card-group-links', 'group-'],
  ['success-stories', 'story-'],
  ['board-members', 'maeve-'],
  ['legal-topics', 'what-we-collect'],
  ['html-block', 'html-'],
])('a second %s gets its own ids for its links', (type, first) => {
  const example = Object(sectionOf(type)?.examples.default);
  const named = /"id":"your-rights",/;
  const other: unknown = JSON.parse(JSON.stringify(example).replace(named, ''));
  const both = pieces(example, other);
  expect(repeatedIds(textOfFinished(both))).toEqual([]);
  // The first keeps its ids, so links to it still work.
  expect(textOfFinished(both.slice(0, 1))).toContain(`id="${first}`);
});

it('a part of a legal text keeps the name that an editor gave it', () => {
  const example = sectionOf('legal-topics')?.examples.default;
  const [, second] = pieces({ type: 'legal-topics', topics: [topic] }, example);
  expect(second && textOfFinished([second])).toMatch(/id="s1-what-we-collect".*id="your-rights"/s);
});

it('an anchor made from a name gives way to one that somebody chose, and to the page’s own', () => {
  const content = [{ paragraph: 'Words.' }];
  const titles = ['Main', 'FAQs', 'Fees', 'Rights', 'Law', 'Questions'];
  const topics = titles.map((title) => ({ title, content }));
  const law = { type: 'legal-topics', anchor: 'law', topics };
  const example = Object(sectionOf('faq')?.examples.default);
  const [question] = example.topics;
  const faq = { ...example, topics: [{ ...question, id: 'rights' }] };
  const text = {
    type: 'rich-text',
    anchor: 'fees',
    content: [{ type: 'paragraph', children: [{ text: 'Words.' }] }],
  };
  const [first] = pieces(law, faq, text);
  expect(
    [...textOfFinished(first ? [first] : []).matchAll(/<div id="([^"]+)"/g)].map(String),
  ).toEqual(
    ['main-2', 'faqs-2', 'fees-2', 'rights-2', 'law-2', 'questions'].map((id) =>
      expect.stringContaining(`"${id}"`),
    ),
  );
  const { members } = Object(sectionOf('board-members')?.examples.default);
  const board = { type: 'board-members', members };
  const all = pieces(board, { ...text, anchor: 'maeve-osullivan-tran' });
  expect(repeatedIds(textOfFinished(all))).toEqual([]);
});

it('card groups are told apart by their form', () => {
  const { members } = Object(sectionOf('board-members')?.examples.default);
  const { steps } = Object(sectionOf('steps')?.examples.default);
  const group = (section: string, cards: unknown) => ({ type: 'card-group', section, cards });
  const board = group('boardMembers', members);
  const idsOf = (...sections: unknown[]) =>
    [...textOfFinished(pieces(...sections)).matchAll(/<li id="([\w-]*maeve-[\w-]*)"/g)].map(
      ([, id]) => id,
    );
  const anchor = 'maeve-osullivan-tran';
  expect(idsOf(group('steps', steps), board)).toEqual([anchor]);
  expect(idsOf({ type: 'board-members', members }, board)).toEqual([anchor, `s1-${anchor}`]);
});
