/** The first page for a visitor without an address: the hero's form on a page of its own, with the plans in hand. */
import type { FieldError } from '../../domain/forms/parse-form.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { HeroSearchConfig } from '../islands/hero-search/hero-search.schema.ts';
import { Island } from '../islands/runtime/island.tsx';
import { AddressNotice } from '../ui/form/address-notice.tsx';
import { FieldSummary } from '../ui/form/field-summary.tsx';
import { FlowPage, type PlansInHand, PlansInHandSummary } from './journey-page.tsx';

/** At most one plan per product. */
export interface FindAddressProps extends PlansInHand {
  readonly title: string;
  readonly isPostcode: boolean;
  readonly offered: HeroSearchConfig['verticals'];
  /** The visitor must choose at least as many products as make a bundle. */
  readonly bundle: boolean;
  /** Path of this page: the form sends it. */
  readonly page: string;
  /** The answers that the plans' prices depend on, as a query string. */
  readonly answers: string;
  /** Products ticked at first, as the visitor had them before. */
  readonly products: readonly VerticalSlug[];
  /** Errors about plans in the URL, which are left out. */
  readonly errors: readonly FieldError[];
}

/** Needs an IslandScope around it. */
export function FindAddress({
  title,
  isPostcode,
  offered,
  bundle,
  page,
  plans,
  answers,
  products,
  errors,
  change,
}: FindAddressProps) {
  const config = { isPostcode, verticals: offered, ctaText: 'Continue' };
  return (
    <FlowPage>
      <FieldSummary errors={errors} idOf={() => undefined} />
      <h1 className="mt-6 text-h2 first:mt-0">{title}</h1>
      <PlansInHandSummary plans={plans} change={change} />
      <div className="mt-7">
        <Island
          name="hero-search"
          on="load"
          props={{
            config,
            bundle,
            path: page,
            products,
            answers,
            plans: plans.map(({ id }) => id),
          }}
        />
      </div>
      <div className="mt-6">
        <AddressNotice products={offered.map(({ slug }) => slug)} chosen={plans.length > 0} />
      </div>
    </FlowPage>
  );
}
