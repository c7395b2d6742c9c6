/** A part of a plan's page, under its own heading. */
import type { ReactNode } from 'react';

interface PagePartProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function PagePart({ id, title, children }: PagePartProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
