/** Where energy plans are sold: premises, networks of a postcode, and homes whose network is unknown. */
import { describe, expect, it } from 'vitest';
import { distributorName } from './distributor-name.ts';
import {
  distributorsAt,
  type HomeArea,
  homeArea,
  isEverywhere,
  isSoldIn,
  isSoldTo,
  maySell,
  normalArea,
} from './energy-area.ts';
import type { EnergyArea } from './energy-plan.ts';

const area = (over: Partial<EnergyArea> = {}): EnergyArea => ({
  states: [],
  distributors: [],
  postcodes: [],
  except: [],
  ...over,
});
const carlton = { postcode: '3053', state: 'VIC', distributor: 'CitiPower' } as const;

describe('a plan is sold', () => {
  it.each<[string, EnergyArea | undefined, boolean]>([
    ['everywhere without an area', undefined, true],
    ['everywhere with an empty area', area(), true],
    ['in its state', area({ states: ['NSW', 'VIC'] }), true],
    ['in no other state', area({ states: ['NSW'] }), false],
    ['in its postcodes', area({ postcodes: ['3053'] }), true],
    ['in no other postcode', area({ postcodes: ['3054'] }), false],
    ['not in a postcode that it leaves out', area({ states: ['VIC'], except: ['3053'] }), false],
    ['on its networks, however written', area({ distributors: ['Citipower', 'Jemena'] }), true],
    ['on no other network', area({ distributors: ['Powercor'] }), false],
    [
      'where everything it names fits',
      area({ states: ['VIC'], postcodes: ['3053'], distributors: ['CitiPower'] }),
      true,
    ],
    ['not where one of them does not', area({ states: ['QLD'], postcodes: ['3053'] }), false],
  ])('%s', (_, where, sold) => {
    expect(isSoldIn(where, carlton)).toBe(sold);
  });

  it('on no network while the home’s network is unknown', () => {
    const unknown = { ...carlton, distributor: null };
    expect(isSoldIn(area({ distributors: ['CitiPower'] }), unknown)).toBe(false);
    expect(isSoldIn(area({ postcodes: ['3053'] }), unknown)).toBe(true);
  });
});

describe('the networks of a postcode', () => {
  const one = area({ postcodes: ['3053', '3068'], distributors: ['Citipower'] });
  const two = area({ postcodes: ['3068'], distributors: ['Jemena'] });
  const both = area({ postcodes: ['3053', '3999'], distributors: ['Powercor', 'United Energy'] });
  const wide = area({ states: ['VIC'], distributors: ['AusNet Services (electricity)'] });
  const at = (postcode: string) =>
    distributorsAt([one, two, both, wide, area()], { postcode, state: 'VIC' });

  it('come from areas with one network, then with several, then from a state', () => {
    expect(at('3053')).toEqual(['CitiPower']);
    expect(at('3068')).toEqual(['CitiPower', 'Jemena']);
    expect(at('3999')).toEqual(['Powercor', 'United Energy']);
    expect(at('3000')).toEqual(['AusNet Services']);
    expect(
      distributorsAt([area({ distributors: ['Jemena'] })], { postcode: '3000', state: 'VIC' }),
    ).toEqual([]);
  });

  it('are offered only where there are several, and an unknown network is ignored', () => {
    const home = (postcode: string, distributor = '') =>
      homeArea([one, two], { postcode, distributor });
    expect(home('3053', 'Jemena').area).toEqual({
      known: true,
      distributors: [],
      distributor: 'CitiPower',
    });
    expect(home('3068').area).toMatchObject({
      distributors: ['CitiPower', 'Jemena'],
      distributor: null,
    });
    expect(home('3068', 'Energex').area.distributor).toBeNull();
    expect(home('3068', 'citipower').area.distributor).toBe('CitiPower');
    expect(home('3000').premises).toEqual([{ postcode: '3000', state: 'VIC', distributor: null }]);
    for (const nowhere of ['', '306', '0001', 'VIC']) {
      expect(home(nowhere)).toEqual({
        premises: [],
        area: { known: false, distributors: [], distributor: null },
      });
    }
  });

  it('follow the home’s state where the postcode lies in two', () => {
    const lower = area({ states: ['SA'], distributors: ['SA Power Networks'] });
    const upper = area({ states: ['NT'], distributors: ['Power and Water'] });
    const home = (postcode: string, state: string) =>
      homeArea([lower, upper], { postcode, state, distributor: '' });
    expect(home('0872', 'SA').premises).toMatchObject([
      { state: 'SA', distributor: 'SA Power Networks' },
    ]);
    for (const state of ['', 'NT', 'VIC']) {
      expect(home('0872', state).premises).toMatchObject([{ state: 'NT' }]);
    }
    expect(home('5000', 'NT').premises).toMatchObject([{ state: 'SA' }]);
  });

  it('limit a home to plans sold on all of them, until one is chosen', () => {
    const each = area({ distributors: ['CitiPower', 'Jemena'] });
    const undecided = homeArea([one, two], { postcode: '3068', distributor: '' });
    expect([one, each, area(), undefined].map((some) => isSoldTo(some, undecided))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const decided = homeArea([one, two], { postcode: '3068', distributor: 'CitiPower' });
    expect([one, two].map((some) => isSoldTo(some, decided))).toEqual([true, false]);
    const nobody = homeArea([one], { postcode: '', distributor: '' });
    expect(
      [one, area({ except: ['3000'] }), area(), undefined].map((some) => isSoldTo(some, nobody)),
    ).toEqual([false, false, true, true]);
  });
});

it('a plan is definitely not sold only if none of the home’s networks has it', () => {
  const one = area({ postcodes: ['3068'], distributors: ['CitiPower'] });
  const two = area({ postcodes: ['3068'], distributors: ['Jemena'] });
  const third = area({ distributors: ['Ausgrid'] });
  const may = (home: HomeArea) =>
    [one, two, third, area({ states: ['NSW'] }), area()].map((some) => maySell(some, home));
  const undecided = homeArea([one, two], { postcode: '3068', distributor: '' });
  expect(may(undecided)).toEqual([true, true, false, false, true]);
  const decided = homeArea([one, two], { postcode: '3068', distributor: 'Jemena' });
  expect(may(decided)).toEqual([false, true, false, false, true]);
  // Another plan that names the postcode is just as reliable about its network.
  const several = area({ postcodes: ['3068'], distributors: ['AusNet Services', 'Jemena'] });
  expect(maySell(several, homeArea([one, several], { postcode: '3068', distributor: '' }))).toBe(
    true,
  );
  // The network is unknown, so a plan's networks exclude nothing.
  expect(may(homeArea([], { postcode: '3068', distributor: '' }))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(may(homeArea([one], { postcode: '', distributor: '' }))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

it('an area is written in one canonical form', () => {
  const written = area({
    postcodes: ['3068', '3053', '3068'],
    distributors: ['Essential Energy Standard', 'Essential Energy'],
  });
  expect(normalArea(written)).toEqual(
    area({ postcodes: ['3053', '3068'], distributors: ['Essential Energy'] }),
  );
  expect(isEverywhere(normalArea(area()))).toBe(true);
});

it('a plan sold in every state with retail choice is sold everywhere', () => {
  const choosing = ['ACT', 'NSW', 'QLD', 'SA', 'VIC'] as const;
  const sold: readonly (readonly [Partial<EnergyArea> | undefined, boolean])[] = [
    [undefined, true],
    [{ states: [...choosing] }, true],
    [{ states: ['TAS', ...choosing] }, true],
    [{ states: ['ACT', 'NSW', 'QLD', 'SA'] }, false],
    [{ states: [...choosing], distributors: ['Jemena'] }, false],
    [{ states: [...choosing], except: ['3000'] }, false],
  ];
  for (const [where, is] of sold) expect(isEverywhere(where && area(where))).toBe(is);
});

it.each([
  ['Essential Energy Far West', 'Essential Energy'],
  ['Citipower', 'CitiPower'],
  [' ausnet  services (gas) ', 'AusNet Services'],
  ['AGN North (NSW)', 'AGN North (NSW)'],
  ['Wattle Networks', 'Wattle Networks'],
])('names %s %s', (raw, name) => {
  expect(distributorName(raw)).toBe(name);
});
