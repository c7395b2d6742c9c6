/** The page shown when a plan's price could not be loaded: try again, or go on without it. */
import { ButtonLink } from '../form/button.tsx';

interface FailedPlanProps {
  readonly title: string;
  readonly text: string;
  /** Path and query of the page. */
  readonly retryHref: string;
  readonly onward: { readonly label: string; readonly href: string };
}

/** Goes into `<main>`. */
export function FailedPlan({ title, text, retryHref, onward }: FailedPlanProps) {
  return (
    <div data-surface="paper" className="min-h-[60vh] py-8 md:py-12">
      <div className="wrap grid grid-cols-1 gap-6">
        <h1 className="measure text-h2">{title}</h1>
        <p className="measure text-lead text-ink-soft">{text}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={retryHref} rel="nofollow">
            Try again
          </ButtonLink>
          <ButtonLink href={onward.href} kind="secondary">
            {onward.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
