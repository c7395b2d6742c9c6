/** The frame of the pages between the address and the receipt. */
import type { ReactNode } from 'react';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import { inWords } from '../../domain/text.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import { Icon } from '../ui/icon.tsx';
import { PlanSummary } from '../ui/plans/plan-summary.tsx';

export interface FlowPageProps {
  readonly children: ReactNode;
  /** Beside the column on wide screens, below it on others. */
  readonly aside?: ReactNode;
}

/** Where there is nothing more to do. */
export const homeWords = 'Back to the home page';

/** One quiet column. Goes into `<main>`; what is first in `children` is first in main. */
export function FlowPage({ children, aside }: FlowPageProps) {
  return (
    <div data-surface="tint" className="py-10 sm:py-16 min-h-[60vh]">
      <div
        className={`wrap grid items-start gap-8 lg:gap-14 ${
          aside
            ? 'lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]'
            : 'grid-cols-[minmax(0,auto)] justify-center'
        }`}
      >
        <div
          data-surface="card"
          className="w-full max-w-176 rounded-card p-5 shadow-card sm:p-9 corporate:shadow-none corporate:border corporate:border-ink"
        >
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}

/** The heading of a success page; it takes the focus, also after a reload. */
export function SuccessHeading({ children }: { children: string }) {
  return (
    <>
      <Icon name="circle-check" className="text-5xl text-success" />
      <h1
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: tells a screen reader that the form before it succeeded.
        autoFocus
        className="mt-4 text-h2"
      >
        {children}
      </h1>
    </>
  );
}

/** `energy and mobile`: products in a sentence. */
export function productsInWords(products: readonly string[]): string {
  return inWords(products.map((name) => name.toLowerCase()));
}

/** True for a request that goes to several installers, whichever system was chosen. */
export function isForInstallers(products: readonly VerticalSlug[]): boolean {
  return products.join() === 'solar';
}

/** Plans chosen before an address was given, as far as they could be looked up. */
export interface PlansInHand {
  readonly plans: readonly ChosenPlan[];
  /** URL of the page for choosing another plan. */
  readonly change: string;
}

/** Renders nothing without a plan. */
export function PlansInHandSummary({ plans, change }: PlansInHand) {
  if (plans.length === 0) return null;
  return (
    <div className="mt-6">
      <PlanSummary id="chosen-plan" plans={plans} change={change} />
    </div>
  );
}

/** Id of a field's input on these pages, for the error summary. */
export function fieldId(name: string): string {
  return `f-${name}`;
}
