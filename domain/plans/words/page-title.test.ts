/** The number of a list's page in its title. */
import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it.each([
  ['Plans | Brand', 'Plans, page 2 | Brand'],
  ['Plans, page 3 | Brand', 'Plans, page 2 | Brand'],
  ['Plans | NBN | Brand', 'Plans | NBN, page 2 | Brand'],
  ['Brand | Plans', 'Brand | Plans, page 2'],
  ['Plans by Brand', 'Plans by Brand, page 2'],
  ['Plans by Brand, page 12', 'Plans by Brand, page 2'],
  ['Error: Plans | Brand', 'Error: Plans, page 2 | Brand'],
])('%s has it once, before the brand at its end', (title, numbered) => {
  expect(pageTitle(title, 2, 'Brand')).toBe(numbered);
  expect(pageTitle(numbered, 2, 'Brand')).toBe(numbered);
  expect(pageTitle(numbered, 1, 'Brand')).toBe(title.replace(/, page \d+/, ''));
});
