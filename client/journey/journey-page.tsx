/** The frame of the pages on the way from the address to the receipt: one quiet column. */
import type { ReactNode } from 'react';

export interface FlowPageProps {
  readonly children: ReactNode;
  /** Beside the column on wide screens, below it on others. */
  readonly aside?: ReactNode;
}

/** Goes into `<main>`; what is first in `children` is first in main. */
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
