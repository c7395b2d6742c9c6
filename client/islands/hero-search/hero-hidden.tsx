/** The hero form's hidden fields: on its own page, and on the pages that continue it without script. */
import { planField } from '../../../domain/forms/hidden-fields.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { SubmissionIdField } from '../form/submission-id.tsx';

export interface HeroCarried {
  readonly submissionId: string;
  /** Path of the page that the visitor started from. */
  readonly page: string;
  readonly mode: 'address' | 'postcode';
  readonly bundle: boolean;
  readonly verticals: readonly VerticalSlug[];
  /** Ids of the plans that the visitor chose before they gave an address. */
  readonly plans?: readonly string[];
  /** The answers that those plans' prices depend on, as a query string. */
  readonly answers?: string | undefined;
}

export interface HeroHiddenProps {
  readonly carried: HeroCarried;
  readonly entry: 'search' | 'manual';
  /** The form itself asks for the products. */
  readonly withoutVerticals?: boolean;
}

/** Named as on the wire; scripts send the same names as JSON. */
export function HeroHidden({ carried, entry, withoutVerticals = false }: HeroHiddenProps) {
  const { submissionId, page, mode, bundle, verticals, answers } = carried;
  return (
    <>
      <SubmissionIdField id={submissionId} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="mode" value={entry === 'manual' ? 'address' : mode} />
      <input type="hidden" name="entry" value={entry} />
      {bundle ? <input type="hidden" name="bundle" value="1" /> : null}
      {answers ? <input type="hidden" name="answers" value={answers} /> : null}
      {withoutVerticals
        ? null
        : verticals.map((slug) => <input key={slug} type="hidden" name="vertical" value={slug} />)}
    </>
  );
}

/** Hidden fields for the ids of the form's plans. */
export function ChosenPlanFields({ plans = [] }: { plans?: HeroCarried['plans'] | undefined }) {
  return plans.map((id) => <input key={id} type="hidden" name={planField} value={id} />);
}
