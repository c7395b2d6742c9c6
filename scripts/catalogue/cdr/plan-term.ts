/** The days on which a plan is on offer, its contract term, and what happens when its benefits end (rule 12). */
import { dayWords, sydneyDay } from '../../../domain/calendar.ts';
import { cutWords } from '../../../domain/cut-words.ts';
import type { CdrContract } from './cdr-plan.schema.ts';

/**
 * The day in Sydney of a moment, or a plain day as it is.
 * @throws Error for a day that does not exist
 */
export function termDay(name: string, moment: string | undefined): string | undefined {
  if (moment === undefined) return undefined;
  const day = sydneyDay(moment);
  if (day === null) throw new Error(`${name}: "${moment.slice(0, 40)}" is not a date that exists`);
  return day;
}

/** Retailers write years from this one on to mean no end. */
const noEnd = '2090';

/**
 * The days of a discount or a feed-in price: whether it has begun or ended on the day, and its days in words.
 * It still applies on its last day.
 * @throws Error for a day that does not exist
 */
export function heldDays(
  what: string,
  {
    startDate,
    endDate,
  }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  day: string,
): { readonly ended: boolean; readonly begun: boolean; readonly words: string | undefined } {
  const from = termDay(`${what}: startDate`, startDate);
  const until = termDay(`${what}: endDate`, endDate);
  const begun = from === undefined || from <= day;
  const words = [
    ...(from !== undefined && !begun ? [`from ${dayWords(from)}`] : []),
    ...(until !== undefined && until < noEnd ? [`until ${dayWords(until)}`] : []),
  ];
  return {
    ended: until !== undefined && until < day,
    begun,
    words: words.length > 0 ? words.join(' ') : undefined,
  };
}

export interface Term {
  readonly name: string;
  readonly months: number | null;
}

/** "If absent assumes no specified term", says the standard; OTHER is a term that is not given. */
export function termOf(termType = 'ONGOING'): Term {
  const plain = termType.toUpperCase();
  if (plain === 'ONGOING') return { name: 'Ongoing contract', months: 0 };
  const years = Number(/^([1-5])_YEAR$/.exec(plain)?.[1] ?? 0);
  if (years === 0) return { name: 'Contract term not given', months: null };
  return { name: `${years} year contract`, months: years * 12 };
}

/** The longest term of both fuels: one that is not given counts as longer than none, but shorter than a known one. */
export function longestTerm(terms: readonly Term[]): Term {
  const least = ({ months }: Term) => months ?? 1;
  return terms.reduce((longer, one) => (least(one) > least(longer) ? one : longer));
}

export function benefitEndsOf({
  benefitPeriod,
  onExpiryDescription,
}: CdrContract): string | undefined {
  const period = cutWords(benefitPeriod, 200);
  return cutWords(
    [period && `Benefit period: ${period}.`, onExpiryDescription].filter(Boolean).join(' '),
    1_000,
  );
}
