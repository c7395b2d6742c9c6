/** Eligibility for an energy plan in its retailer's words, cut to one line; the plan's page has the full text. */
import { cutWords } from '../../../cut-words.ts';
import type { EnergyPlan } from '../energy-plan.ts';

/** Longest line, in characters. */
export const mostOfWho = 160;

/** Null where the retailer names no condition, and for an ended plan, whose row has none. */
export function whoCanGetIt({
  eligibility = [],
}: Partial<Pick<EnergyPlan, 'eligibility'>>): string | null {
  if (eligibility.length === 0) return null;
  const line = [...eligibility.slice(0, -1).map(withoutStop), ...eligibility.slice(-1)].join('; ');
  return cutWords(line, mostOfWho) ?? null;
}

function withoutStop(words: string): string {
  return words.replace(/[.\s]+$/, '');
}
