/** The collection notice before a form's button, with the recipients for the products asked for. */
import type { VerticalSlug } from '../vertical.ts';

/** Longest name of a wording, in characters: the form sends it back, and it is stored with each lead. */
export const maxConsentVersion = 40;

/** A brand's notice; its version is stored with the lead. */
export interface ConsentNotice {
  readonly version: string;
  readonly notice: string;
  /** The recipients of the details, by name. */
  readonly recipients: string;
  /** Other recipients, for products whose details go to them instead. */
  readonly recipientsFor?: Readonly<Partial<Record<VerticalSlug, string>>> | undefined;
  /** The label of the unticked box. */
  readonly marketing: string;
}

/** The brand's notice for these products: a bundle names the recipients of each, without repeated sentences. */
export function noticeFor(
  notice: ConsentNotice,
  verticals: readonly VerticalSlug[],
): ConsentNotice {
  const { recipientsFor, ...words } = notice;
  const named = verticals.flatMap((slug) =>
    (recipientsFor?.[slug] ?? notice.recipients).split(betweenSentences),
  );
  return { ...words, recipients: [...new Set(named)].join(' ') || notice.recipients };
}

const betweenSentences = /(?<=[.!?])\s+(?=\p{Lu})/u;
