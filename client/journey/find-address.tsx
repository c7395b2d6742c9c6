/** Where a visitor without an address starts: the hero's form on a page of its own, with the plans in hand. */
import type { FieldError } from '../../domain/forms/parse-form.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { HeroSearchConfig } from '../islands/hero-search/hero-search.schema.ts';
import { Island } from '../islands/runtime/island.tsx';
import { AddressNotice } from '../ui/form/address-notice.tsx';
import { FieldSummary } from '../ui/form/field-summary.tsx';
import { PlanSummary } from '../ui/plans/plan-summary.tsx';
import { FlowPage } from './journey-page.tsx';

export interface FindAddressProps {
  readonly title: string;
  readonly isPostcode: boolean;
  readonly offered: HeroSearchConfig['verticals'];
  /** At least as many products as make one have to be chosen. */
  readonly bundle: boolean;
  /** Path of the page that the visitor came from. */
  readonly page: string;
  /** Chosen before the address, one a product at most. */
  readonly plans: readonly ChosenPlan[];
  /** What their prices are for, as a query. */
  readonly answers: string;
  /** Ticked to begin with, as the visitor had them. */
  readonly products: readonly VerticalSlug[];
  /** What is wrong with plans in the URL, which are left out. */
  readonly errors: readonly FieldError[];
  /** Where another plan is chosen. */
  readonly change: string;
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
      {plans.length > 0 ? (
        <div className="mt-6">
          <PlanSummary id="chosen-plan" plans={plans} change={change} />
        </div>
      ) : null}
      <div className="mt-7">
        <Island
          name="hero-search"
          on="load"
          props={{
            ...{ config, bundle, path: page, products, answers },
            plans: plans.map(({ id }) => id),
          }}
        />
      </div>
      <div className="mt-6">
        <AddressNotice chosen={plans.length > 0} />
      </div>
    </FlowPage>
  );
}
