/** Policies with round premiums for tests, so that sums are easy to do by hand. */
import type { HealthPlan } from './health-plan.ts';

const elsewhere = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC'] as const;

/** $200 a month for a single, $180 in Western Australia. */
export const hospitalPolicy: HealthPlan = {
  vertical: 'health-insurance',
  id: 'hospital',
  providerId: 'invented',
  name: 'Hospital',
  inclusions: [],
  checkedOn: '2026-11-20',
  sponsored: false,
  cover: 'Hospital',
  tier: 'Bronze',
  hospitalPercent: 100,
  excessCents: 75_000,
  premiums: [
    {
      states: [...elsewhere],
      single: 20_000,
      couple: 40_000,
      family: 40_000,
      'single-parent': 30_000,
    },
    { states: ['WA'], single: 18_000, couple: 36_000, family: 36_000, 'single-parent': 27_000 },
  ],
  excluded: ['Cataracts'],
  restricted: [],
  waitingPeriods: [{ for: 'Pre-existing conditions', months: 12 }],
  informationStatement: 'https://www.invented.example/statement',
};

/** $300 a month for a single, 70% of it for hospital cover. */
export const combinedPolicy: HealthPlan = {
  ...hospitalPolicy,
  id: 'both',
  cover: 'Hospital and extras',
  hospitalPercent: 70,
  premiums: [
    {
      states: [...elsewhere, 'WA'],
      single: 30_000,
      couple: 60_000,
      family: 61_500,
      'single-parent': 45_000,
    },
  ],
};

/** $41.80 a month for a single. */
export const extrasPolicy: HealthPlan = {
  ...hospitalPolicy,
  id: 'extras',
  cover: 'Extras',
  tier: undefined,
  hospitalPercent: 0,
  excessCents: 0,
  premiums: [
    {
      states: [...elsewhere, 'WA'],
      single: 4_180,
      couple: 8_360,
      family: 8_360,
      'single-parent': 6_270,
    },
  ],
};
