/** What keeps a whole page from being published: a list of plans that its brand has no way on from. */
import { expect, it } from 'vitest';
import { pageFaults } from './page-faults.ts';

const faults = (sections: readonly { readonly type: string }[]) =>
  pageFaults({ path: '/energy/plans', published: '2026-11-01', sections: [...sections] }, [
    'broadband',
    'mobile',
  ]);

it('refuses plans of a product that the brand does not carry', () => {
  const lists = ['mobile', 'energy'].map((vertical) => ({ type: 'plans', vertical }));
  expect(faults(lists)).toEqual([
    'vertical: section 2 lists plans of "energy", which this brand does not carry',
  ]);
  expect(faults(lists.slice(0, 1))).toEqual([]);
});
