/** An invented plan for tests, with three rates and two seasons. */
import * as v from 'valibot';
import { type EnergyPlan, energyPlan } from '../energy-plan.ts';

export const weekdays = [1, 2, 3, 4, 5];
export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Summer has peak hours on weekday evenings; the rest of the year has one rate. */
export const timeOfUse = {
  seasons: [
    {
      name: 'Summer',
      from: '12-01',
      to: '03-31',
      supplyCents: 100,
      rates: [
        { kind: 'off-peak', blocks: [{ cents: 20 }] },
        {
          kind: 'peak',
          blocks: [{ cents: 40 }],
          windows: [{ days: weekdays, from: 900, to: 1260 }],
        },
        {
          kind: 'shoulder',
          name: 'Night saver',
          blocks: [{ cents: 10 }],
          windows: [{ days: everyDay, from: 1320, to: 360 }],
        },
      ],
    },
    {
      from: '04-01',
      to: '11-30',
      supplyCents: 100,
      rates: [{ kind: 'any', blocks: [{ cents: 30, units: 10 }, { cents: 33 }], per: 'day' }],
    },
  ],
};

/** @param change differences from the plainest plan, in the catalogue's format */
export function detailedPlan(change: object = {}): EnergyPlan {
  return v.parse(energyPlan, {
    vertical: 'energy',
    id: 'reef-summer',
    providerId: 'reef',
    name: 'Reef Summer',
    checkedOn: '2026-11-20',
    planId: 'REEF1',
    customer: 'Residential',
    contract: { name: 'No lock-in contract', months: 0 },
    electricity: timeOfUse,
    ...change,
  });
}
