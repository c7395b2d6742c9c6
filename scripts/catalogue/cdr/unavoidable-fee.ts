/** Which fees, by their words, everybody on a plan pays every year (rule 3). */
import type { CdrFee } from './cdr-plan.schema.ts';
import { exact } from './tariff/tariff-unit.ts';

const charged =
  /\b(?:you(?:'|’)?(?: wi)?ll be charged|you are charged|all customers (?:are|will be) charged|every customer (?:is|will be) charged|(?:is|will be) charged to (?:all|every) customers?)\b/i;

/** Words of a choice, an event or a kind of home: without them nobody pays. */
const conditions =
  /\b(?:if|may|might|when|whenever|where|unless|until|should|only|except|request(?:s|ed)?|choose|chosen|opt(?:ed|ional|ing)?|solar|panels?|battery|meter(?:s|ing)?|paper|card|post|late|overdue|dishonou?r(?:ed)?|move|moving|(?:dis|re)?connect(?:s|ed|ion|ing)?|credit)\b/i;

const often =
  /(?:\$\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:cents?|c))\s*(?:\([^)]*\)\s*)?(?:per|an?|each|every|\/)\s*(day|week|fortnight|month|quarter|year)\b/i;

/** Characters that are read: the longest published is a few hundred. */
const longest = 2_000;

const timesAYear: Readonly<Record<string, number>> = {
  day: 365,
  week: 365 / 7,
  fortnight: 365 / 14,
  month: 12,
  quarter: 4,
  year: 1,
};

/**
 * A year of the fee in dollars; undefined where its words do not say that everybody pays it, or where
 * its amount is neither a year of what they say nor one time of it.
 */
export function everyonePays({
  description = '',
  amount,
}: Pick<CdrFee, 'description' | 'amount'>): number | undefined {
  const plain = description.slice(0, longest).replace(/\b(incl?|excl?)\./gi, '$1');
  const sentence = plain.split(/(?<=[.!?])\s+|\n+/u).find((one) => charged.test(one)) ?? '';
  const found = conditions.test(sentence) ? null : often.exec(sentence);
  const times = timesAYear[found?.[3]?.toLowerCase() ?? ''];
  if (!found || times === undefined) return undefined;
  const once = found[1] === undefined ? Number(found[2]) / 100 : Number(found[1]);
  const year = exact(once * times);
  const agrees = amount === undefined || [year, once].some((one) => Math.abs(one - amount) < 0.011);
  return agrees ? year : undefined;
}
