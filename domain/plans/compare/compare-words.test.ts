/** The sentences above a comparison. */
import { describe, expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import type { PlanCard } from '../plan-card.ts';
import { compareRows } from './compare-rows.ts';
import {
  basisSentence,
  compareGroups,
  compareOrder,
  compareSummary,
  compareTitle,
  elsewhereSentences,
  groupTitle,
  leftOutSentences,
  mixedSentence,
} from './compare-words.ts';

const summary = (...plans: PlanCard[]) => compareSummary(plans, compareRows(plans));
const other = { id: 'loopline', name: 'Loopline', logo: null };
const a = cardLike({ id: 'a' });
const b = cardLike({
  id: 'b',
  name: 'Loop',
  provider: other,
  estimateCents: 7900,
  ongoingCents: 7900,
  minimumTotalCents: 7900,
  facts: { modem: 'Included' },
});

describe('the summary', () => {
  it('names the cheapest plan, the difference in price, and the rows that differ', () => {
    expect(summary(a, b)).toEqual([
      'Shore 50 from Plover Net costs the least, $75.00 a month, estimated over the first year; Loop from Loopline is $4.00 more a month.',
      'They differ on estimated monthly cost, current price, ongoing price, plan minimum cost and modem.',
      'They’re the same on offer, contract, typical evening speed, speed tier, connection, data, set-up cost and inclusions.',
    ]);
  });

  it('does not compare the price of a plan without one', () => {
    const none = cardLike({ id: 'n', name: 'Market', estimateCents: 0, unpriced: 'It moves.' });
    const said = 'Market from Plover Net has no price here: the table explains why.';
    expect(summary(a, b, none)[0]).toMatch(/^Shore 50 from Plover Net costs the least, \$75\.00 /);
    expect(summary(a, b, none)[0]).toContain(said);
    expect(summary(a, none)[0]).toBe(
      `Shore 50 from Plover Net costs $75.00 a month, estimated over the first year. ${said}`,
    );
    expect(summary(none, { ...none, id: 'o' })[0]).not.toContain('$');
  });

  it('names every plan that costs least', () => {
    const twin = { ...a, id: 'z', name: 'Twin' };
    expect(summary(a, twin, b)[0]).toMatch(
      /^Shore 50 from Plover Net and Twin from Plover Net cost the least/,
    );
    expect(summary(a, twin)).toEqual([
      'These internet plans cost the same, $75.00 a month, estimated over the first year.',
      'They’re the same on everything listed here.',
      expect.stringMatching(/^They’re the same on estimated monthly cost, current price/),
    ]);
  });

  it('does not say that the lowest rate costs least, since a large system costs more', () => {
    const system = (id: string, estimateCents: number, ongoingCents: number) =>
      cardLike({
        id,
        name: id,
        vertical: 'solar',
        unit: '',
        estimateCents,
        ongoingCents,
        facts: { before: 2_400_000 },
      });
    const [large, small] = [system('Large', 92_586, 1_833_200), system('Small', 106_818, 282_000)];
    expect(summary(large, small)[0]).toBe(
      'Large from Plover Net has the lowest price per kilowatt, $925.86, installed, after certificates; Small from Plover Net is $142.32 more a kilowatt.',
    );
    expect(summary(large, { ...large, id: 'twin', name: 'Twin' })[0]).toBe(
      'These solar systems have the same price per kilowatt, $925.86, installed, after certificates.',
    );
  });

  it('asks for another plan beside a single one', () => {
    expect(summary(a)).toEqual([
      expect.stringMatching(/^To compare, choose at least one more internet plan\.$/),
    ]);
  });
});

describe('an energy plan', () => {
  const power = cardLike({ id: 'p', vertical: 'energy', name: 'Power', estimateCents: 143_613 });
  const dearer = { ...power, id: 'q', name: 'Light', estimateCents: 150_000 };
  const mobile = cardLike({ id: 'm', vertical: 'mobile', estimateCents: 2000 });

  it('is compared with others by the year at this use', () => {
    expect(summary(power, dearer)[0]).toBe(
      'Power from Plover Net costs the least, $1,436.13 a year, estimated at this use; Light from Plover Net is $63.87 more a year.',
    );
    expect(compareOrder([power, dearer])).toContain('supply for 365 days');
    expect(compareOrder([power, dearer])).toContain('sorted by name, then provider.');
  });

  it('has its own table beside mobile plans, and each table has its own order', () => {
    expect(compareTitle([power, mobile])).toBe('2 mobile and energy plans side by side');
    expect(mixedSentence([power, mobile])).toBe(
      'These are different kinds of plan, so each kind has its own table: mobile plans; energy plans.',
    );
    expect(compareGroups([power, mobile, dearer, a])).toEqual([[mobile], [a], [power, dearer]]);
    const order = compareOrder([mobile, power, a]);
    expect(order).toContain('Mobile and internet plans, from left to right: lowest to highest');
    expect(order).toContain('Energy plans, from left to right: lowest to highest');
    expect(compareOrder([mobile, a])).toMatch(/^From left to right: lowest to highest/);
  });
});

it('plans that cannot replace each other have separate tables: fuels, customers, SIM and phone', () => {
  const energy = (id: string, fuel: string, customer = 'Residential') =>
    cardLike({ id, vertical: 'energy', facts: { fuel, customer } });
  const [power, gas, more] = [
    energy('p', 'Electricity'),
    energy('g', 'Gas'),
    energy('q', 'Electricity'),
  ];
  expect(compareGroups([gas, power, more])).toEqual([[gas], [power, more]]);
  expect([[power, more], [gas]].map(groupTitle)).toEqual([
    '2 energy plans for electricity, for homes',
    'One energy plan for gas, for homes',
  ]);
  expect(summary(gas)).toEqual([
    'To compare, choose at least one more energy plan for gas, for homes.',
  ]);
  expect(mixedSentence([power, gas])).toMatch(
    /: energy plans for electricity, for homes; energy plans for gas, for homes\.$/,
  );
  expect(compareTitle([power, gas])).toBe('2 energy plans side by side');
  expect(compareGroups([power, energy('b', 'Electricity', 'Business')])).toHaveLength(2);
  const mobile = (kind: string) =>
    cardLike({ id: kind, vertical: 'mobile', facts: { use: 'Personal', kind } });
  expect(compareGroups([mobile('Sim'), mobile('Phone')])).toHaveLength(2);
});

it('extras cover has a separate table, so that it is not shown as cheaper hospital cover', () => {
  const policy = (id: string, cover: string) =>
    cardLike({ id, vertical: 'health-insurance', facts: { cover } });
  const all = [policy('h', 'Hospital'), policy('x', 'Extras'), policy('y', 'Extras')];
  expect(compareGroups(all).map(groupTitle)).toEqual([
    'One health insurance policy for hospital cover only',
    '2 health insurance policies for extras cover only',
  ]);
  expect(mixedSentence(all)).toMatch(/^These are different kinds of plan/);
});

describe('the basis of the prices', () => {
  it('is stated where the vertical asks questions', () => {
    const electricity = cardLike({ vertical: 'energy', facts: { fuel: 'Electricity' } });
    const gas = cardLike({ vertical: 'energy', facts: { fuel: 'Gas' } });
    expect(basisSentence([cardLike({ vertical: 'mobile' })], {})).toBeNull();
    expect(basisSentence([electricity, electricity], {})).toBe(
      'Prices are based on what we assume: electricity a year: 3,900 kWh.',
    );
    expect(basisSentence([electricity, gas], { kwh: 5000 })).toBe(
      'Prices are based on what you told us, and what we assume for the rest: electricity a year: 5,000 kWh; gas a year: 24,000 MJ.',
    );
    const all = { kwh: 5000, mj: 9000 };
    expect(basisSentence([electricity, gas], all)).toMatch(/on what you told us: /);
  });

  it('keeps apart what only the payback of a solar system depends on', () => {
    const system = cardLike({ vertical: 'solar', facts: { before: 9_000 } });
    const use =
      'power used in a year: 30,000 kWh; share used while the sun is up: 35%; price you pay for power: 33 c/kWh.';
    expect(basisSentence([system], { usage: 30_000, state: 'VIC' })).toBe(
      `Prices are based on what you told us: state or territory: VIC. Payback times are also based on what you told us, and what we assume for the rest: ${use}`,
    );
    const whole = cardLike({ ...system, facts: { before: system.ongoingCents } });
    expect(basisSentence([whole], { usage: 30_000 })).toBe(
      `Payback times are based on what you told us, and what we assume for the rest: state or territory: NSW; ${use}`,
    );
    expect(basisSentence([system, whole], {})).toContain(
      'Prices are based on what we assume: state or territory: NSW. ',
    );
  });
});

it('titles give the number and kind of plans', () => {
  expect(compareTitle([a, b])).toBe('2 internet plans side by side');
  expect(compareTitle([a])).toBe('One internet plan');
  const kinds = (['mobile', 'energy', 'solar'] as const).map((vertical) => cardLike({ vertical }));
  expect(compareTitle(kinds)).toBe('3 plans of 3 kinds side by side');
  expect(compareTitle(kinds.slice(0, 2))).toBe('2 mobile and energy plans side by side');
  expect(compareTitle(kinds.slice(1))).toBe('Solar systems and energy plans side by side');
});

it('sentences name the plans not sold at the stated home', () => {
  expect(elsewhereSentences([], { postcode: '3056' })).toEqual([]);
  expect(elsewhereSentences([a], { postcode: '3056' })).toEqual([
    `${a.name} from Plover Net is not sold in 3056.`,
  ]);
  expect(elsewhereSentences([a, b], { postcode: '3072', distributor: 'Mulga Power' })).toEqual([
    `${a.name} from Plover Net and ${b.name} from ${other.name} are not sold in 3072, network Mulga Power.`,
  ]);
});

it('sentences name the chosen plans that are not shown', () => {
  expect(leftOutSentences({ ended: [], unknown: 0, beyond: 0 })).toEqual([]);
  expect(leftOutSentences({ ended: [], unknown: 1, beyond: 2 })).toEqual([
    'One of the plans you chose is no longer on our list.',
    'You can compare up to 4 plans. These are the first 4 you chose.',
  ]);
  expect(leftOutSentences({ ended: [cardLike({ name: 'Old' })], unknown: 0, beyond: 0 })).toEqual([
    'Old from Plover Net is no longer available.',
  ]);
  expect(leftOutSentences({ ended: [], unknown: 2, beyond: 0 })[0]).toMatch(
    /^2 of the plans you chose are/,
  );
});
