/** Finds, by their words, fees that everybody on a plan, or every home with solar panels, pays each year (rule 3). */
import type { CdrFee } from './cdr-plan.schema.ts';
import { exact } from './tariff/tariff-unit.ts';

const charged =
  /\b(?:you(?:'|’)?(?: wi)?ll be charged|you are charged|all customers (?:are|will be) charged|every customer (?:is|will be) charged|(?:is|will be) charged to (?:all|every) customers?)\b/i;

/** Words for a choice, an event or a kind of home that a fee depends on. */
const choices =
  'whenever|unless|until|should|except|request(?:s|ed)?|choose|chosen|opt(?:ed|ional|ing)?|battery|paper|card|post|late|overdue|dishonou?r(?:ed)?|move|moving|(?:dis|re)?connect(?:s|ed|ion|ing)?|credit';
const conditions = new RegExp(
  `\\b(?:if|may|might|when|where|only|solar|panels?|meter(?:s|ing)?|${choices})\\b`,
  'i',
);

const exemptions =
  "not|no|non|never|isn(?:'|’)t|aren(?:'|’)t|without|waived?|exempt(?:ed|ion)?|free|other|instead|instalments?";

/** Words that add another condition to a solar fee, or deny it. "May" is not one, so that no plan looks cheaper than it is. */
const besideSolar = new RegExp(`\\b(?:install(?:s|ed|ation)?|${exemptions}|${choices})\\b`, 'i');

const often =
  /(?:\$\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:cents?|c))\s*(?:\([^)]*\)\s*)?(?:per|an?|each|every|\/)\s*(day|week|fortnight|month|quarter|year)\b/i;

/** `a daily charge of $ 0.077` */
const regular = /\b(dai|week|month|quarter|year)ly (?:charge|fee) of \$\s?(\d+(?:\.\d+)?)/i;

/** How many characters are read: the longest published text has a few hundred. */
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
 * The fee for a year in dollars; undefined if its words do not say that everybody pays it, or if its amount
 * matches neither the year's total nor a single charge in the words.
 */
export function everyonePays({
  description = '',
  amount,
}: Pick<CdrFee, 'description' | 'amount'>): number | undefined {
  const sentence = sentencesOf(description).find((one) => charged.test(one)) ?? '';
  return conditions.test(sentence) ? undefined : yearOf(oftenIn(sentence), amount);
}

/** The same for a fee that only homes with solar panels pay. */
export function solarHomesPay({
  description = '',
  amount,
}: Pick<CdrFee, 'description' | 'amount'>): number | undefined {
  const sentence =
    sentencesOf(description).find((one) => /\bsolar\b/i.test(one) && /\bcharged?\b/i.test(one)) ??
    '';
  if (besideSolar.test(sentence)) return undefined;
  const [, every = '', dollars] = regular.exec(sentence) ?? [];
  const times = timesAYear[every.toLowerCase().replace('dai', 'day')];
  const stated = times === undefined ? oftenIn(sentence) : { once: Number(dollars), times };
  return yearOf(stated, amount);
}

function sentencesOf(description: string): string[] {
  const plain = description.slice(0, longest).replace(/\b(incl?|excl?)\./gi, '$1');
  return plain.split(/(?<=[.!?])\s+|\n+/u);
}

interface Stated {
  /** In dollars. */
  readonly once: number;
  readonly times: number;
}

function oftenIn(sentence: string): Stated | undefined {
  const found = often.exec(sentence);
  const times = timesAYear[found?.[3]?.toLowerCase() ?? ''];
  if (!found || times === undefined) return undefined;
  return { once: found[1] === undefined ? Number(found[2]) / 100 : Number(found[1]), times };
}

function yearOf(stated: Stated | undefined, amount: number | undefined): number | undefined {
  if (!stated) return undefined;
  const year = exact(stated.once * stated.times);
  const amounts = [year, stated.once];
  const agrees = amount === undefined || amounts.some((one) => Math.abs(one - amount) < 0.011);
  return agrees ? year : undefined;
}
