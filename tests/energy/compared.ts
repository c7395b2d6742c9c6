/** The comparison of the engine with the slow program, which says in words where they disagree about a plan. */
import type { Household } from '../../domain/plans/energy/household.ts';
import { type EnginePrice, enginePrice } from './engine-price.ts';
import { generatedHome } from './generated/generated-home.ts';
import { generatedPlan } from './generated/generated-plan.ts';
import type { PublishedAnswer } from './published-plan.ts';
import { type SlowPrice, slowPrice } from './slow/slow-price.ts';

export type Engine = (answer: PublishedAnswer, household: Household) => EnginePrice;

/** A plan, a home, and the slow program's price for them. */
export interface Sample {
  readonly name: string;
  readonly answer: PublishedAnswer;
  readonly household: Household;
  readonly slow: SlowPrice;
}

export function sampleOf(answer: PublishedAnswer, household: Household): Sample {
  const name = answer.data.planId;
  return { name, answer, household, slow: slowPrice(answer, household) };
}

/** The plan and home generated from a seed. */
export function generatedSample(seed: number): Sample {
  const answer = generatedPlan(seed);
  const loaded = answer.data.electricityContract?.controlledLoad !== undefined;
  return sampleOf(answer, generatedHome(seed, loaded));
}

/** A disagreement in words; undefined when the prices agree, the lines add up and lists sort by the same price. */
export function disagreement(engine: Engine, sample: Sample): string | undefined {
  const { name, answer, household, slow } = sample;
  const fast = engine(answer, household);
  const said = (price: EnginePrice | SlowPrice) =>
    'reason' in price ? price.reason : `${price.cents} cents`;
  if (said(fast) !== said(slow)) return `${name}: engine ${said(fast)}, slow ${said(slow)}`;
  if ('reason' in fast) return undefined;
  const sum = fast.lines.reduce((total, { cents }) => total + cents, 0);
  if (sum !== fast.cents) return `${name}: lines ${sum}, price ${fast.cents}`;
  return fast.ordered === fast.cents ? undefined : `${name}: in lists ${fast.ordered}, not ${sum}`;
}

/** How many generated plans one test file checks, so that two cores can share them. */
const seedsOfShard = 2_500;

/** Compares the product over the seeds of a shard, from 0. `reasons` says why plans without a price have none. */
export function comparedShard(shard: number): {
  readonly disagreements: readonly string[];
  readonly priced: number;
  readonly reasons: readonly string[];
} {
  const disagreements: string[] = [];
  const reasons: string[] = [];
  for (let index = 0; index < seedsOfShard; index += 1) {
    const sample = generatedSample(shard * seedsOfShard + index);
    const found = disagreement(enginePrice, sample);
    if (found !== undefined) disagreements.push(found);
    if ('reason' in sample.slow) reasons.push(sample.slow.reason);
  }
  const priced = seedsOfShard - reasons.length;
  return { disagreements, priced, reasons: [...new Set(reasons)].sort() };
}
