/** What keeps a whole page from being published: products that its brand has no way on from. */
import { expect, it } from 'vitest';
import { pageFaults } from './page-faults.ts';

const faults = (sections: readonly { readonly type: string }[]) =>
  pageFaults(
    { path: '/energy/plans', published: '2026-11-01', sections: [...sections] },
    {
      verticals: ['broadband', 'mobile'],
    },
  );

it('refuses plans of a product that the brand does not carry', () => {
  const lists = ['mobile', 'energy'].map((vertical) => ({ type: 'plans', vertical }));
  expect(faults(lists)).toEqual([
    'vertical: section 2 lists plans of "energy", which this brand does not carry',
  ]);
  expect(faults(lists.slice(0, 1))).toEqual([]);
});

it('refuses a second main heading, which a hero or a post writes', () => {
  const typed = (...types: string[]) => faults(types.map((type) => ({ type })));
  expect(typed('hero', 'steps', 'blogs')).toEqual([]);
  expect(typed('blog-post', 'cta')).toEqual([]);
  const words = 'each write the page’s main heading: keep one of them';
  expect(typed('hero', 'steps', 'hero')).toEqual([`sections 1 and 3 ${words}`]);
  expect(typed('hero', 'blog-post')).toEqual([`sections 1 and 2 ${words}`]);
});

it('refuses forms for one thing that ask for different things: the first judges them all', () => {
  const form = (vertical: string, ...fields: string[]) => ({
    ...{ type: 'lead-form', vertical },
    ...(fields.length > 0 && { fields: fields.map((type) => ({ type, label: type })) }),
  });
  expect(faults([form('mobile'), form('mobile'), form('broadband', 'email')])).toEqual([]);
  expect(faults([form('mobile', 'email'), form('mobile', 'email')])).toEqual([]);
  const told =
    'fields: the forms in sections 1 and 2 are both for mobile: let them ask and say the same, or keep one';
  expect(faults([form('mobile'), form('mobile', 'email')])).toEqual([told]);
  expect(faults([form('mobile', 'email'), form('mobile', 'mobNumber')])).toEqual([told]);
  const contact = (notice?: string) => ({ ...{ type: 'contact-form' }, ...(notice && { notice }) });
  expect(faults([contact(), contact()])).toEqual([]);
  expect(faults([contact(), contact('We ask who you are.')])).toEqual([
    told.replace('mobile', 'messages'),
  ]);
});

it('refuses forms for a product that the brand does not carry, and for the bundle as one', () => {
  const heroOf = (...slugs: string[]) => ({
    ...{ type: 'hero', search: { verticals: slugs.map((slug) => ({ slug })) } },
  });
  const carried = [heroOf('mobile', 'broadband'), { type: 'lead-form', vertical: 'mobile' }];
  expect(faults(carried)).toEqual([]);
  expect(faults([{ type: 'hero' }])).toEqual([]);
  const unusual = [
    heroOf('mobile', 'energy', 'bundle'),
    ...[{ type: 'lead-form', vertical: 'energy' }, { type: 'lead-form' }],
  ];
  expect(faults(unusual)).toEqual([
    'search: section 1 compares "energy", which this brand does not carry',
    'search: section 1 compares "bundle", which is no product: name the products themselves',
    'vertical: section 2 takes details for "energy", which this brand does not carry',
    'vertical: section 3 takes details for "solar", which this brand does not carry',
  ]);
});
