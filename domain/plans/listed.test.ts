/** The declarations of verticals' plans, and their consequences. */
import { expect, it } from 'vitest';
import { isSoldByArea, listedBy, listedVerticals } from './listed.ts';

it('only energy plans are sold by area', () => {
  expect(listedVerticals.filter(isSoldByArea)).toEqual(['energy']);
});

it('energy’s tick boxes come after its choice lists, so that two of a kind share a row of the form', () => {
  const kinds = Object.values(listedBy('energy').filters).map(({ kind }) => kind);
  expect(kinds).toEqual(['one', 'one', 'many', 'flag', 'flag']);
});
