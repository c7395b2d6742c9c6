/** A form beside its heading and whatever introduces it; on a phone, below them. */
import type { ReactNode } from 'react';
import type { SectionContext } from './define-section.ts';
import { Frame, type FrameProps } from './frame.tsx';
import { type HeadFields, SectionHead } from './section-head.tsx';

interface FormColumnsProps {
  section: FrameProps['section'] & HeadFields;
  context: SectionContext;
  /** The island, on a card of its own. */
  form: ReactNode;
  /** Shown under the heading. */
  children: ReactNode;
}

export function FormColumns({ section, context, form, children }: FormColumnsProps) {
  return (
    <Frame section={section} context={context} plan="bare">
      {(surface) => (
        <div className="wrap grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-14">
          <div className="grid gap-8">
            <SectionHead section={section} context={context} surface={surface} />
            {children}
          </div>
          <div data-surface="card" className="hero-panel">
            {form}
          </div>
        </div>
      )}
    </Frame>
  );
}
