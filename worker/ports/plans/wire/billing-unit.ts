/** For how long a partner's price is, by the unit of its answer (docs/contracts/plans.md). */
import type { Billing } from '../../../../domain/plans/plan-fields.ts';
import { billingOf } from '../../../../domain/plans/price.ts';
import { textOf } from './answer-values.ts';

export interface Period {
  /** As a card says it: `/week`. */
  readonly unit: string;
  readonly billing: Billing;
}

/** Shorter words for a period, which may have a number: `/3 mths`. */
const short: ReadonlyMap<string, string> = new Map([
  ['wk', 'week'],
  ['mo', 'month'],
  ['mth', 'month'],
  ['mnth', 'month'],
  ['qtr', 'quarter'],
  ['yr', 'year'],
]);

/** What says a period by itself, without a number. */
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

/** Without a unit it is a month. Null where nobody knows for how long a bill is. */
export function periodOf(value: unknown): Period | null {
  const text = isMissing(value) ? 'month' : textOf(value);
  if (text === null) return null;
  const unit = `/${inFull(text.toLowerCase())}`;
  const billing = billingOf(unit);
  return billing === null ? null : { unit, billing };
}

/** `p.m.` and `per mth` as `month`; what is in no table stays as it is. */
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
