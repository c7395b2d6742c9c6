/** State and postcode of a typed address: contradictions, and postcodes in two states. */
import { expect, it } from 'vitest';
import { borderErrors, stateAt, statesOfPostcode } from './postcode-borders.ts';
import { type State, states } from './states.ts';

it.each<[State, string, State]>([
  ['NSW', '3000', 'VIC'],
  ['VIC', '2000', 'NSW'],
  ['WA', '5000', 'SA'],
  ['VIC', '4380', 'QLD'],
  ['QLD', '0872', 'NT'],
  ['NSW', '0200', 'ACT'],
])('%s with %s is refused at the postcode', (State, Postcode, own) => {
  expect(borderErrors({ State, Postcode })).toEqual([
    { field: 'Postcode', message: `Postcode ${Postcode} is in ${own}, not in ${State}` },
  ]);
});

it.each<[string, readonly State[]]>([
  ...['2618', '2620'].map((one): [string, State[]] => [one, ['ACT', 'NSW']]),
  ...['3585', '3586', '3644', '3691', '3707'].map((one): [string, State[]] => [
    one,
    ['NSW', 'VIC'],
  ]),
  ...['4377', '4380', '4383', '4385', '2406'].map((one): [string, State[]] => [
    one,
    ['NSW', 'QLD'],
  ]),
  ['0872', ['NT', 'SA', 'WA']],
  ['4825', ['NT', 'QLD']],
  ['3056', ['VIC']],
  ['8007', ['VIC']],
])('%s takes %s and no other', (Postcode, own) => {
  const taken = states.filter((State) => borderErrors({ State, Postcode }).length === 0);
  expect(taken).toEqual(own);
});

it.each([
  ['0872', '', 'NT'],
  ['0872', 'SA', 'SA'],
  ['0872', 'WA', 'WA'],
  ['0872', 'VIC', 'NT'],
  ['4825', 'NT', 'NT'],
  ['3056', 'NSW', 'VIC'],
  ['305', 'VIC', null],
  // Only post boxes have these.
  ['0200', 'ACT', null],
  ['1340', 'NSW', null],
  ['6907', 'WA', null],
  ['8888', 'VIC', null],
  ['9726', '', null],
  ['3001', '', null],
  ['0801', 'NT', null],
  // An airport's, between those of post boxes.
  ['5950', '', 'SA'],
  // Acton's and the city's, as well as the boxes'.
  ['2601', '', 'ACT'],
])('a home in %s with the stated state "%s" is in %s', (postcode, said, state) => {
  expect(stateAt(postcode, said)).toBe(state);
});

it('the states of a postcode begin with its main one', () => {
  expect(['0872', '3056', '0001'].map(statesOfPostcode)).toEqual([['NT', 'SA', 'WA'], ['VIC'], []]);
});
