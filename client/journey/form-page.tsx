/** A form on a page of its own: the answer to a post that was refused, with what was typed. */
import type { ReactNode } from 'react';
import { FlowPage } from './journey-page.tsx';

export interface FormPageProps {
  readonly title: string;
  /** The form's island; needs an IslandScope around it. */
  readonly children: ReactNode;
}

export function FormPage({ title, children }: FormPageProps) {
  return (
    <FlowPage>
      <h1 className="mb-7 text-h2">{title}</h1>
      {children}
    </FlowPage>
  );
}
