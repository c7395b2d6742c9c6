/** What counts as being about the area agrees with the questions of the products. */
import { expect, it } from 'vitest';
import { listedBy, listedVerticals } from '../listed.ts';
import { isAboutArea } from './about-area.ts';

const questions = listedVerticals.flatMap((vertical) =>
  Object.entries(listedBy(vertical).questions),
);

it('every question in the form above a list is about the area', () => {
  const above = questions.flatMap(([name, { place }]) => (place === 'area' ? [name] : []));
  expect(above).not.toEqual([]);
  expect(above.filter((name) => !isAboutArea(name))).toEqual([]);
});

it('so is the state, which other products ask for, and nothing about the visitor is', () => {
  const about = new Set(questions.map(([name]) => name).filter(isAboutArea));
  expect(about).toEqual(new Set(['state', 'postcode', 'distributor']));
  expect(questions.filter(([name, { personal }]) => personal && isAboutArea(name))).toEqual([]);
});
