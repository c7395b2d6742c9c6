/** A long list of values behind one line that opens: a card stays as short as the others beside it. */
import { Icon } from '../icon.tsx';

export interface FoldedItemsProps {
  readonly opener: string;
  /** Whose it is, for those who hear the line alone. */
  readonly of: string;
  readonly items: readonly string[];
}

/** `<details>`: it opens without script and by find-in-page. */
export function FoldedItems({ opener, of, items }: FoldedItemsProps) {
  return (
    <details className="folded-items">
      <summary className="folded-opener">
        {opener}
        <span className="sr-only">: {of}</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
