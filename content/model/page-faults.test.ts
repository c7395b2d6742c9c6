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

it('refuses forms for a product that the brand does not carry, and for the bundle as one', () => {
  const heroOf = (...slugs: string[]) => ({
    ...{ type: 'hero', search: { verticals: slugs.map((slug) => ({ slug })) } },
  });
  const carried = [heroOf('mobile', 'broadband'), { type: 'lead-form', vertical: 'mobile' }];
  expect(faults([...carried, { type: 'hero' }])).toEqual([]);
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
