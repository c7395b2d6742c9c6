/** What is counted: a step of the way, for a brand, a product and a referral code; never who took it. */
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

/** A code that is not well formed counts as this, so that what anybody writes into a URL is not kept. */
export const otherCode = 'other';

const wellFormed = /^[\w.-]{1,32}$/;
/** As long as a telephone, Medicare or tax file number, however it is grouped. */
const numberOfPerson = /(?:\d[._-]*){9}/;

/** The referral code under which a visitor is counted. @param given as a URL or cookie has it */
export function countedCode(given: string | undefined): string {
  if (!given) return '';
  return wellFormed.test(given) && !numberOfPerson.test(given) ? given : otherCode;
}
