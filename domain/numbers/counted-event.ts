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

/**
 * One to six digits and at most three letters: too few for a name, an email, a date of birth or a personal
 * number, however grouped.
 */
const short = /^(?=\D*\d)(?!(?:[^a-z]*[a-z]){4})(?!(?:\D*\d){7})[a-z\d]+(?:[._-][a-z\d]+)*$/i;

/**
 * The referral code under which a visitor is counted. A campaign's words and a person's name look alike, so a
 * code with words in it must be on the brand's list.
 * @param given from a URL or cookie
 * @param known the brand's `referralCodes`
 */
export function countedCode(given: string | undefined, known: readonly string[] = []): string {
  if (!given) return '';
  return short.test(given) || known.includes(given) ? given : otherCode;
}
