/** The collection notice before a form's button, with the recipients of what the visitor asks for. */
import type { VerticalSlug } from '../vertical.ts';

/** Characters that the name of a wording may have: a form brings it back, and it is kept with each lead. */
export const maxConsentVersion = 40;

/** As a brand's site has it; its version is stored with the lead. */
export interface ConsentNotice {
  readonly version: string;
  readonly notice: string;
  /** Who gets the details, by name. */
  readonly recipients: string;
  /** Others, for a product whose details go to them instead. */
  readonly recipientsFor?: Readonly<Partial<Record<VerticalSlug, string>>> | undefined;
  /** The words beside the unticked box. */
  readonly marketing: string;
}

/** The brand's notice for these products: a bundle names the recipients of each, and no sentence twice. */
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
