/** States by postcode, at the ends of each run. */
import { expect, it } from 'vitest';
import { stateOfPostcode } from './postcode-states.ts';

it.each([
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['0800', 'NT'],
  ['0999', 'NT'],
  ['1000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2619', 'NSW'],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['2999', 'NSW'],
  ['3000', 'VIC'],
  ['4000', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7000', 'TAS'],
  ['8000', 'VIC'],
  ['9000', 'QLD'],
  ['0100', null],
  ['0300', null],
  ['305', null],
  ['30560', null],
  ['', null],
])('%s is in %s', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
});
