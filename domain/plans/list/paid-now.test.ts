/** The amount paid now is compared only with plans of the kind it was typed for. */
import { describe, expect, it } from 'vitest';
import type { ListedVertical } from '../listed.ts';
import { keepNow, openSettings, readQuery } from './plan-query.ts';

const read = (vertical: ListedVertical, query: string) =>
  readQuery(new URLSearchParams(query), openSettings(vertical));
const power = 'paidFor=Electricity,Residential';

it('an amount is typed text of at most 20 characters, for products that ask for one', () => {
  expect(read('mobile', `now=+45${'0'.repeat(30)}`).now).toBe(`45${'0'.repeat(18)}`);
  expect(read('mobile', 'now=+++')).not.toHaveProperty('now');
  expect(read('solar', 'now=45')).not.toHaveProperty('now');
});

describe('the amount paid for electricity', () => {
  it.each([
    ['is kept while the list is of power', `${power}&fuel=Electricity&sort=2`, '2000'],
    ['is dropped by a form that asks for gas', `${power}&fuel=Gas`, undefined],
    ['is dropped by a form that asks for businesses', `${power}&customer=Business`, undefined],
    ['is that of gas where a link says both', 'fuel=Gas', '2000'],
  ])('%s', (_words, query, expected) => {
    expect(read('energy', `now=2000&${query}`).now).toBe(expected);
  });

  it('is in no link to gas', () => {
    const before = read('energy', 'now=2000');
    expect(keepNow(read('energy', 'now=2000&fuel=Gas'), before)).not.toHaveProperty('now');
    expect(keepNow(read('energy', 'now=2000&page=2'), before)).toMatchObject({ now: '2000' });
  });
});

it.each([
  ['use=Business', undefined],
  ['kind=Phone', undefined],
  ['data=30', '45'],
])('the amount paid for any mobile plan, after %s, is %s', (query, expected) => {
  const before = read('mobile', 'now=45');
  expect(keepNow(read('mobile', `now=45&${query}`), before).now).toBe(expected);
});

it('the amount survives every filter of a product with one kind', () => {
  const before = read('broadband', 'now=45');
  expect(keepNow(read('broadband', 'now=45&connection=Satellite'), before).now).toBe('45');
});
