/** Long content folded behind one line, so that a card stays as short as its neighbours. */
import type { ReactNode } from 'react';
import { Icon } from '../../icon.tsx';

export interface FoldedProps {
  readonly opener: string;
  /** Whose it is, for people who hear the line out of context. */
  readonly of: string;
}

/** `<details>`: it opens without script and by find-in-page. */
export function Folded({ opener, of, children }: FoldedProps & { children: ReactNode }) {
  return (
    <details className="folded-items">
      <summary className="folded-opener">
        {opener}
        <span className="sr-only">: {of}</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** Values of one fact. */
export function FoldedItems({ items, ...folded }: FoldedProps & { items: readonly string[] }) {
  return (
    <Folded {...folded}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Folded>
  );
}
