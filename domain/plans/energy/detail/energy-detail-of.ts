/** What the page of an energy plan shows beside its card. */

import type { EnergyPlan } from '../energy-plan.ts';
import { unpricedWords } from '../energy-words.ts';
import { besideLines, feedInLines, feeLines } from './charge-lines.ts';
import type { EnergyDetail } from './energy-detail.ts';
import { rateSeasons } from './rate-seasons.ts';
import { areaWords } from './sold-in-words.ts';

export function energyDetailOf(plan: EnergyPlan): EnergyDetail {
  const { electricity, gas, unpriced, references } = plan;
  return {
    unpriced: unpriced ? unpricedWords[unpriced] : null,
    year: [
      ...(electricity ? rateSeasons('Electricity', electricity) : []),
      ...(gas ? rateSeasons('Gas', gas) : []),
    ],
    beside: [electricity, gas].flatMap((tariff) => (tariff ? besideLines(tariff) : [])),
    feedIn: feedInLines(plan),
    fees: feeLines(plan),
    eligibility: plan.eligibility,
    benefitEnds: plan.benefitEnds ?? null,
    references: references.map(({ distributor, words }) => ({ distributor, words })),
    soldIn: areaWords(plan.area),
  };
}
