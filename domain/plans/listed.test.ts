/** The declarations of verticals' plans, and their consequences. */
import { expect, it } from 'vitest';
import { isSoldByArea, listedBy, listedVerticals } from './listed.ts';

it('the area of a home is asked of energy alone', () => {
  expect(listedVerticals.filter(isSoldByArea)).toEqual(['energy']);
});

it('has the boxes of energy behind its lists to pick from, so that two of a kind share a row of the form', () => {
  const kinds = Object.values(listedBy('energy').filters).map(({ kind }) => kind);
  expect(kinds).toEqual(['one', 'one', 'many', 'flag', 'flag']);
});
