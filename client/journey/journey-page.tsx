/** The frames of pages that no editor writes: those between the address and the receipt, and plain messages. */
import type { ReactNode } from 'react';
import { inWords } from '../../domain/text.ts';
import { ButtonLink } from '../ui/form/button.tsx';
import { Icon } from '../ui/icon.tsx';

export interface FlowPageProps {
  readonly children: ReactNode;
  /** Beside the column on wide screens, below it on others. */
  readonly aside?: ReactNode;
}

/** One quiet column. Goes into `<main>`; what is first in `children` is first in main. */
export function FlowPage({ children, aside }: FlowPageProps) {
  return (
    <div data-surface="tint" className="py-10 sm:py-16 min-h-[60vh]">
      <div
        className={`wrap grid items-start gap-8 lg:gap-14 ${
          aside ? 'lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]' : 'justify-center'
        }`}
      >
        <div data-surface="card" className="w-full max-w-176 rounded-card p-5 shadow-card sm:p-9">
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}

/** The heading of a page that says it worked; it takes the focus, after a reload too. */
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

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly url: string };
}

/**
 * A page that only says something: not found, something went wrong. Goes into `<main>`; where it
 * reports an error, the document's title starts with "Error: ".
 */
export function MessagePage({ title, text, link }: MessagePageProps) {
  return (
    <div data-surface="paper" className="grid min-h-[60vh] items-center py-16">
      <div className="wrap">
        <h1 className="measure text-h1">{title}</h1>
        <p className="measure mt-5 text-lead text-ink-soft">{text}</p>
        <p className="mt-8">
          <ButtonLink href={link.url} size="large">
            {link.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** `energy and mobile`: products in a sentence. */
export function productsInWords(products: readonly string[]): string {
  return inWords(products.map((name) => name.toLowerCase()));
}

/** Plans chosen before an address was given: hidden fields of the forms on these pages. */
export function ChosenPlanFields({ plans = [] }: { plans?: readonly string[] | undefined }) {
  return plans.map((id) => <input key={id} type="hidden" name="plan" value={id} />);
}

/** Id of a field's input on these pages, for the error summary. */
export function fieldId(name: string): string {
  return `f-${name}`;
}
