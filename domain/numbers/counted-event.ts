/** A counted event: a step of the way, for a brand, a product and a referral code; never who took it. */
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
  /** Empty where no single product is meant, as on the home page. */
  readonly vertical: VerticalSlug | '';
  /** As `countedCode` has it; empty without one. */
  readonly code: string;
}

/** The product that a path of this site belongs to: `/internet/plans` is broadband's. */
export function verticalOfPath(path: string): VerticalSlug | '' {
  const within = (home: string) => path === home || path.startsWith(`${home}/`);
  const found = verticalSlugs.find(
    (slug) => within(verticals[slug].productPath) || path === verticals[slug].basicInfoPath,
  );
  return found ?? '';
}

/** Every other code counts as this, so that what anybody writes into a URL is not kept. */
export const otherCode = 'other';

/**
 * At least one digit and at most six, and at most three letters: too little for a name, an email, a day of
 * birth or a number of somebody's, however it is grouped.
 */
const short = /^(?=\D*\d)(?!(?:[^a-z]*[a-z]){4})(?!(?:\D*\d){7})[a-z\d]+(?:[._-][a-z\d]+)*$/i;

/**
 * The referral code under which a visitor is counted. Words of a campaign and words of a person look alike, so
 * a code with words in it has to be one that the brand knows.
 * @param given as a URL or cookie has it
 * @param known `referralCodes` of the brand
 */
export function countedCode(given: string | undefined, known: readonly string[] = []): string {
  if (!given) return '';
  return short.test(given) || known.includes(given) ? given : otherCode;
}
