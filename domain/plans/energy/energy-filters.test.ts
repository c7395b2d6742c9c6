/** What energy plans can be narrowed by: the order of the form. */
import { expect, it } from 'vitest';
import { energyFilters } from './energy-filters.ts';

it('has boxes to tick after lists to pick from, so that two of a kind share a row', () => {
  const kinds = Object.values(energyFilters).map(({ kind }) => kind);
  expect(kinds).toEqual(['one', 'one', 'many', 'flag', 'flag']);
});
