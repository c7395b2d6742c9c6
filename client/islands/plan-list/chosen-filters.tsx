/** The chosen filters, each with a link that removes it: links work without script. */
import type { ReactNode } from 'react';
import type { Choice } from '../../../domain/plans/list/choices.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { Icon } from '../../ui/icon.tsx';

interface Given {
  readonly href: string;
  readonly onChoose: () => void;
}

/** Gives a query's URL, and the handler that shows its list with script. */
export type Give = (query: PlanQuery) => Given;

export function ChosenFilters({ chosen, give }: { chosen: readonly Choice[]; give: Give }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="one-line">
      {chosen.map((choice) => (
        <li key={choice.key}>
          <GivenLink given={give(choice.without)} className="chosen-filter">
            <span className="sr-only">Remove </span>
            {choice.label}
            <Icon name="x" />
          </GivenLink>
        </li>
      ))}
    </ul>
  );
}

interface GivenLinkProps {
  readonly given: Given;
  readonly className: string;
  /** The link leads to the state that is already shown. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to another state of the list. */
export function GivenLink({ given, className, current, children }: GivenLinkProps) {
  const { href, onChoose } = given;
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
