/** The values of an energy plan's facts; apart from their words, to keep tariff code out of the browser's first load. */
import type { FactOf } from '../fact.ts';
import type { Answers } from '../question.ts';
import { whoCanGetIt } from './detail/who-can-get-it.ts';
import { byNetwork, type energyFacts, noReference } from './energy-facts.ts';
import type { EnergyPlan } from './energy-plan.ts';
import {
  fuelOf,
  networksOf,
  paidForExport,
  referenceOf,
  setUpOf,
  useWords,
} from './energy-plan-properties.ts';
import { supplyOf, usageWords } from './tariff/tariff-words.ts';

export const energyValues = {
  eligibility: whoCanGetIt,
  planId: ({ planId }) => planId,
  reference: (plan, answers) =>
    referenceOf(plan, answers)?.percent ?? missingReference(plan, answers),
  use: useWords,
  supply: ({ electricity, gas }) => supplyOf({ electricity, gas }),
  usage: ({ electricity, gas }) => usageWords({ electricity, gas }),
  feedIn: ({ feedIn }) => paidForExport(feedIn),
  exitFee: ({ exitFeeCents }) => exitFeeCents ?? null,
  setUp: setUpOf,
  network: networksOf,
  fuel: fuelOf,
  customer: ({ customer }) => customer,
  noLockIn: ({ contract }) => (contract.months === null ? null : contract.months === 0),
  noExitFee: ({ exitFeeCents }) => (exitFeeCents === undefined ? null : exitFeeCents === 0),
} as const satisfies Readonly<Record<keyof typeof energyFacts, FactOf<EnergyPlan>>>;

function missingReference({ references = [] }: EnergyPlan, { distributor = '' }: Answers): string {
  return references.length > 0 && distributor === '' ? byNetwork : noReference;
}
