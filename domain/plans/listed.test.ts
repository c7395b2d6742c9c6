/** What is declared about the plans of a vertical, and what follows from it. */
import { expect, it } from 'vitest';
import { isSoldByArea, listedVerticals } from './listed.ts';

it('the area of a home is asked of energy alone', () => {
  expect(listedVerticals.filter(isSoldByArea)).toEqual(['energy']);
});
