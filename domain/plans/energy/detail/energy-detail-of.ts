/** The computation of the details that an energy plan's page adds to its card. */

import type { EnergyPlan } from '../energy-plan.ts';
import { isOnNetwork } from '../energy-plan-properties.ts';
import { unpricedWords } from '../energy-words.ts';
import { besideLines, feedInLines, feeLines } from './charge-lines.ts';
import type { EnergyDetail } from './energy-detail.ts';
import { rateSeasons } from './rate-seasons.ts';
import { soldInWords } from './sold-in-words.ts';

/** @param network the home's, in the catalogue's spelling; null where it is unknown */
export function energyDetailOf(plan: EnergyPlan, network: string | null = null): EnergyDetail {
  const { electricity, gas, unpriced } = plan;
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
    ...referenceLines(plan, network),
    soldIn: soldInWords(plan.area),
  };
}

/** A reference price for another network does not apply to this home. */
function referenceLines(
  { references = [] }: EnergyPlan,
  network: string | null,
): Pick<EnergyDetail, 'references' | 'otherReferences'> {
  const lines = references.map((one) => ({ distributor: one.distributor, words: one.words }));
  if (network === null || lines.length === 0) return { references: lines, otherReferences: [] };
  const own = lines.filter((line) => isOnNetwork(line, network));
  return {
    references:
      own.length > 0 ? own : [{ distributor: network, words: 'No reference price applies.' }],
    otherReferences: lines.filter((line) => !own.includes(line)),
  };
}
