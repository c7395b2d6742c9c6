/** Eligibility for an energy plan, in its retailer's words and in a line; its page has them whole. */
import { cutWords } from '../../../cut-words.ts';
import type { EnergyPlan } from '../energy-plan.ts';

/** Characters of that line. */
export const mostOfWho = 160;

/** Null where the retailer names no condition, and of an ended plan, whose row has none. */
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
