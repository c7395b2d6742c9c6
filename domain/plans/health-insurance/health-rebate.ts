/** The government rebate on a premium, and the loading for late joiners. */
import { type DatedTable, rowOn } from '../dated-table.ts';
import { type Answers, amountOf } from '../question.ts';

type Age = 'under-65' | '65-69' | '70-over';
type Income = 'base' | 'tier-1' | 'tier-2' | 'tier-3';

/**
 * Thousandths of a percent, by the age of the oldest person and the income tier. They change every
 * 1 April; the income thresholds of the tiers change on 1 July (health-questions.ts).
 * 1 April 2025 to 31 March 2026: Department of Health PHI circular 21/25 (adjustment factor 0.987).
 * 1 April 2026 to 31 March 2027: circular 12/26 (factor 0.993); privatehealth.gov.au, "Australian
 * Government Private Health Insurance Rebate".
 * The percentages from 1 April 2027 are not published yet: until they are added, the last ones apply.
 */
const rebates: DatedTable<Readonly<Record<Age, Readonly<Record<Income, number>>>>> = [
  {
    from: '2025-04-01',
    row: {
      'under-65': { base: 24_288, 'tier-1': 16_192, 'tier-2': 8_095, 'tier-3': 0 },
      '65-69': { base: 28_337, 'tier-1': 20_240, 'tier-2': 12_143, 'tier-3': 0 },
      '70-over': { base: 32_385, 'tier-1': 24_288, 'tier-2': 16_192, 'tier-3': 0 },
    },
  },
  {
    from: '2026-04-01',
    row: {
      'under-65': { base: 24_118, 'tier-1': 16_079, 'tier-2': 8_038, 'tier-3': 0 },
      '65-69': { base: 28_139, 'tier-1': 20_098, 'tier-2': 12_058, 'tier-3': 0 },
      '70-over': { base: 32_158, 'tier-1': 24_118, 'tier-2': 16_079, 'tier-3': 0 },
    },
  },
];

/** In thousandths of a percent. */
export function rebateOn(day: string, { age, income }: Answers): number {
  const byAge = rowOn(rebates, day);
  return byAge[age as Age]?.[income as Income] ?? 0;
}

/**
 * Percentage added to the hospital part: 2 for each year over 30 without hospital cover, at most 70
 * (Private Health Insurance Act 2007, part 2-3).
 */
export function loadingOf(answers: Answers): number {
  return Math.min(70, 2 * Math.max(0, amountOf(answers, 'loading')));
}
