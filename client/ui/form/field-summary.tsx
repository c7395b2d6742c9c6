/** The error summary: first on a form's page, focused, with links to the fields (spec: accessibility). */
import type { Ref } from 'react';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

export interface FieldSummaryProps {
  readonly errors: readonly FieldError[];
  /** The id of a field's input; undefined when the page has none for it. */
  readonly idOf: (field: string) => string | undefined;
  readonly ref?: Ref<HTMLElement>;
}

/** Renders nothing without errors. Takes the focus when the page loads with it. */
export function FieldSummary({ errors, idOf, ref }: FieldSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is how the summary gets the focus after a failed post.
      autoFocus
      aria-label="There is a problem"
      className="rounded-card border-2 border-danger bg-[--card] p-5 text-ink"
    >
      <h2 className="flex items-center gap-2 text-h4">
        <Icon name="circle-alert" className="text-[1.15em] text-danger" />
        There is a problem
      </h2>
      <ul className="mt-3 grid gap-1.5 pl-7">
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <SummaryEntry id={idOf(field)} message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SummaryEntry({ id, message }: { id: string | undefined; message: string }) {
  if (id === undefined) return <span className="font-600 text-danger">{message}</span>;
  return (
    <Link href={`#${id}`} className="font-600 text-danger underline">
      {message}
    </Link>
  );
}
