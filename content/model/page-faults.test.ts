/** Faults that keep a whole page from being published: headings, forms, anchors, and products that its brand lacks. */
import { expect, it } from 'vitest';
import { defaultSentText } from '../../domain/forms/contact-form-rules.ts';
import { defaultLeadFields } from '../../domain/forms/lead-form-rules.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import { pageFaults } from './page-faults.ts';

type Sections = readonly { readonly type: string }[];

const faultsOf = (
  sections: Sections,
  title = 'Energy plans',
  verticals: readonly VerticalSlug[] = ['broadband', 'mobile'],
) =>
  pageFaults(
    { path: '/energy/plans', title, published: '2026-11-01', sections: [...sections] },
    { verticals },
  );
/** The faults of a page whose main heading comes after these sections. */
const faults = (sections: Sections) => faultsOf([...sections, { type: 'blog-post' }]);

it('refuses a title that nobody can see', () => {
  const hero = [{ type: 'hero' }];
  expect(faultsOf(hero, '\u200b')).toEqual([
    'title: Nobody can see this text: type something or leave the field out',
  ]);
  expect(faultsOf(hero, 'Zoë\u200d')).toEqual([]);
});

it('refuses plans of a product that the brand does not carry', () => {
  const lists = ['mobile', 'energy'].map((vertical) => ({ type: 'plans', vertical }));
  expect(faults(lists)).toEqual([
    'vertical: section 2 lists plans of "energy", which this brand does not carry',
  ]);
  expect(faults(lists.slice(0, 1))).toEqual([]);
});

it('refuses a second main heading, which a hero or a post writes', () => {
  const typed = (...types: string[]) => faultsOf(types.map((type) => ({ type })));
  expect(typed('hero', 'steps', 'blogs')).toEqual([]);
  expect(typed('blog-post', 'cta')).toEqual([]);
  const words = 'each have a main heading for the page: keep one of them';
  expect(typed('hero', 'steps', 'hero')).toEqual([`sections 1 and 3 ${words}`]);
  expect(typed('hero', 'blog-post')).toEqual([`sections 1 and 2 ${words}`]);
});

it('refuses a page without a main heading, and says where to put one', () => {
  expect(faultsOf([{ type: 'steps' }, { type: 'rich-text' }])).toEqual([
    'no section has the page’s main heading: add a hero or a blog post at the top',
  ]);
});

it('refuses forms for one thing that ask for different things: the first judges them all', () => {
  const form = (vertical: string, ...fields: string[]) => ({
    type: 'lead-form',
    vertical,
    ...(fields.length > 0 && { fields: fields.map((type) => ({ type, label: type })) }),
  });
  expect(faults([form('mobile'), form('mobile'), form('broadband', 'email')])).toEqual([]);
  expect(faults([form('mobile', 'email'), form('mobile', 'email')])).toEqual([]);
  const told =
    'fields: the forms in sections 1 and 2 are both for mobile: make them ask for the same things in the same words, or keep one';
  expect(faults([form('mobile'), form('mobile', 'email')])).toEqual([told]);
  expect(faults([form('mobile', 'email'), form('mobile', 'mobNumber')])).toEqual([told]);
  const unnamed = { type: 'lead-form' };
  expect(faultsOf([unnamed, form('solar', 'email'), { type: 'hero' }], 'Solar', ['solar'])).toEqual(
    [told.replace('mobile', 'solar')],
  );
});

it('refuses contact forms that say different things, and names what differs', () => {
  const contact = (more: object = {}) => ({ type: 'contact-form', ...more });
  const other = contact({ notice: 'We ask who you are.' });
  const told = (which: string) =>
    `the forms in sections ${which} for messages: give them the same “Collection notice” and “After sending”, or keep one`;
  expect(faults([contact(), contact({ title: 'Write to us' })])).toEqual([]);
  expect(faults([contact(), other])).toEqual([told('1 and 2 are both')]);
  expect(faults([contact(), other, contact({ sentText: 'Sent.' })])).toEqual([
    told('1, 2 and 3 are all'),
  ]);
});

it('takes forms that mean the same, however much of it is written out', () => {
  const [name, ...others] = defaultLeadFields;
  const reordered = { required: true, label: ' Name ', type: 'name', Placeholder: 'Kim Lee' };
  const shorter = others.map(({ type, label }) => ({ type, label }));
  const lead = (fields?: readonly unknown[]) => ({ type: 'lead-form', vertical: 'mobile', fields });
  expect(faults([lead(), lead([name, ...others]), lead([reordered, ...shorter])])).toEqual([]);
  const optional = { ...name, required: false };
  expect(faults([lead(), lead([optional, ...others])])).toHaveLength(1);
  const written = { type: 'contact-form', notice: '', sentText: defaultSentText };
  expect(faults([{ type: 'contact-form' }, written])).toEqual([]);
});

it('refuses one anchor for topics of several sections, or for a section and a topic', () => {
  const faq = (anchor: string | undefined, ...ids: (string | undefined)[]) => ({
    type: 'faq',
    anchor,
    topics: ids.map((id) => ({ id, title: 'Why?' })),
  });
  const told = (where: string) => [
    `anchor: "fees" is used more than once, in ${where}: give each its own name`,
  ];
  expect(faults([faq('a', 'fees', 'fees', '', undefined), faq('b', 'rates', '')])).toEqual([]);
  expect(faults([faq('a', 'fees'), faq('b', 'fees')])).toEqual(told('sections 1 and 2'));
  expect(faults([{ type: 'cta' }, faq('fees', 'fees')])).toEqual(told('section 2'));
});

it('refuses an anchor that a URL cannot contain, or that is the page’s own', () => {
  const section = (type: string, anchor: string, ...ids: string[]) => ({
    type,
    anchor,
    topics: ids.map((id) => ({ id })),
  });
  const own = 'the page itself uses this name: choose another';
  expect(
    faults([
      section('cta', 'main'),
      section('faq', 'fees', 'my topic?', 'S1-title', 'mains', '5g-at-home'),
    ]),
  ).toEqual([
    `anchor: "main" in section 1: ${own}`,
    'anchor: "my topic?" in section 2: An anchor must be letters, digits and dashes',
    `anchor: "S1-title" in section 2: ${own}`,
  ]);
});

it('refuses forms for a product that the brand does not carry, and for the bundle as one', () => {
  const heroOf = (...slugs: string[]) => ({
    type: 'hero',
    search: { verticals: slugs.map((slug) => ({ slug })) },
  });
  const carried = [heroOf('mobile', 'broadband'), { type: 'lead-form', vertical: 'mobile' }];
  expect(faultsOf(carried)).toEqual([]);
  expect(faultsOf([{ type: 'hero' }])).toEqual([]);
  const unusual = [
    heroOf('mobile', 'energy', 'bundle'),
    { type: 'lead-form', vertical: 'energy' },
    { type: 'lead-form' },
  ];
  expect(faultsOf(unusual)).toEqual([
    'search: section 1 compares "energy", which this brand does not carry',
    'search: section 1 compares "bundle", which is not a product: name the products in it',
    'vertical: section 2 takes details for "energy", which this brand does not carry',
    'vertical: section 3 takes details for "solar", which this brand does not carry',
  ]);
  const bundled = [heroOf('mobile', 'bundle'), { type: 'lead-form', vertical: 'bundle' }];
  expect(faultsOf(bundled, 'Bundles', ['mobile', 'bundle'])).toEqual([
    'search: section 1 compares "bundle", which is not a product: name the products in it',
    'vertical: section 2 takes details for "bundle", which is not a product: name the products in it',
  ]);
});
