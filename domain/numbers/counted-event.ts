/** A counted event: a visitor's step, with the brand, product and referral code but never the person. */
import { type VerticalSlug, verticalSlugs, verticals } from '../vertical.ts';

/** In the order in which a visitor takes them (docs/contracts/numbers.md). */
export const steps = [
  'page',
  'search',
  'address',
  'submit',
  'sign-up',
  'list',
  'plan',
  'form',
  'lead',
  'receipt',
  'page-lead',
  'sent-back',
] as const;

export type Step = (typeof steps)[number];

export interface CountedEvent {
  readonly step: Step;
  /** The brand's slug. */
  readonly brand: string;
  /** Empty where there is no single product, as on the home page. */
  readonly vertical: VerticalSlug | '';
  /** From `countedCode`; empty without one. */
  readonly code: string;
}

/** The product of one of this site's paths: `/internet/plans` belongs to broadband. */
export function verticalOfPath(path: string): VerticalSlug | '' {
  const within = (home: string) => path === home || path.startsWith(`${home}/`);
  const found = verticalSlugs.find(
    (slug) => within(verticals[slug].productPath) || path === verticals[slug].basicInfoPath,
  );
  return found ?? '';
}

/** All other codes count as this, so that arbitrary text from a URL is not stored. */
export const otherCode = 'other';

/** One to five digits in one or two groups, and at most three letters: too few for an email or a date of birth. */
const short =
  /^(?=\D*\d)(?!(?:[^a-z]*[a-z]){4})(?!(?:\D*\d){6})(?!\D*\d+\D+\d+\D+\d)[a-z\d]+(?:[._-][a-z\d]+)*$/i;

/** `2026-11`: later than the month of birth of anyone who may sign up for a plan. */
const month = /^20[2-9]\d[._-](?:0[1-9]|1[0-2])$/;

/** A name has a vowel next to another letter, except Ng. */
const nameLike = /[aeiouy][a-z]|[a-z][aeiouy]|ng/i;

/**
 * The referral code under which a visitor is counted. A campaign's words and a person's name look alike, so a
 * code with words in it must be on the brand's list.
 * @param given from a URL or cookie
 * @param known the brand's `referralCodes`
 */
export function countedCode(given: string | undefined, known: readonly string[] = []): string {
  if (!given) return '';
  const isNobody = month.test(given) || (short.test(given) && !nameLike.test(given));
  return isNobody || known.includes(given) ? given : otherCode;
}
