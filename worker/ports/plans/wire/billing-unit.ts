/** The period that a partner's price covers, from the unit in its answer (docs/contracts/plans.md). */
import type { Billing } from '../../../../domain/plans/plan-fields.ts';
import { billingOf } from '../../../../domain/plans/price.ts';
import { textOf } from './answer-values.ts';

export interface Period {
  /** As a card shows it: `/week`. */
  readonly unit: string;
  readonly billing: Billing;
}

/** Abbreviated periods, which may follow a number: `/3 mths`. */
const short: ReadonlyMap<string, string> = new Map([
  ['wk', 'week'],
  ['mo', 'month'],
  ['mth', 'month'],
  ['mnth', 'month'],
  ['qtr', 'quarter'],
  ['yr', 'year'],
]);

/** Words that say a period on their own, without a number. */
const alone: ReadonlyMap<string, string> = new Map([
  ...allFor('day', 'daily'),
  ...allFor('week', 'weekly', 'pw', 'p/w'),
  ...allFor('fortnight', 'fortnightly'),
  ...allFor('month', 'monthly', 'pm', 'p/m', 'pcm'),
  ...allFor('quarter', 'quarterly'),
  ...allFor('year', 'yearly', 'annually', 'annum', 'pa', 'p/a'),
]);

function allFor(period: string, ...words: readonly string[]): [word: string, period: string][] {
  return words.map((word) => [word, period]);
}

/** A missing unit means a month. Null if the unit says no period that we can bill by. */
export function periodOf(value: unknown): Period | null {
  const text = isMissing(value) ? 'month' : textOf(value);
  if (text === null) return null;
  const unit = `/${inFull(text.toLowerCase())}`;
  const billing = billingOf(unit);
  return billing === null ? null : { unit, billing };
}

/** Turns `p.m.` and `per mth` into `month`; a word in neither table stays as it is. */
function inFull(text: string): string {
  const plain = text.replace(/(?<=[a-z])\./g, '').replace(/^(?:\/|per ) */, '');
  return (
    alone.get(plain) ??
    plain.replace(
      /([a-z]+?)(s?)$/,
      (_, word: string, plural: string) => `${short.get(word) ?? word}${plural}`,
    )
  );
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}
