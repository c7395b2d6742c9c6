/** Cards side by side: picture, sub-heading, reading time, title, description, link (spec: sections). */

import { Picture } from '../../ui/media/picture.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import type { Card } from './card.schema.ts';
import { CardLink } from './card-link.tsx';
import { readTime } from './read-time.ts';

export interface CardListProps {
  cards: readonly Card[];
  /** Rank of the titles; below a group's own title they are smaller. */
  level: Level;
  /** Literal grid columns, e.g. `sm:grid-cols-2`. */
  columns: string;
}

/** `<ul>`; the columns are the caller's, because it knows how wide it is. */
export function CardList({ cards, level, columns }: CardListProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${columns}`}>
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="grid content-start gap-3">
          {card.thumbnail ? (
            <Picture image={card.thumbnail} className="mb-2 w-full rounded-card" />
          ) : null}
          <CardMeta card={card} />
          <Heading level={level} className={level > 3 ? 'text-h4' : 'text-h3'}>
            {card.title}
          </Heading>
          {card.description ? (
            <p className="text-ink-soft">
              <Lines text={card.description} />
            </p>
          ) : null}
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Sub-heading and reading time on one line; nothing without both. */
export function CardMeta({ card }: { card: Pick<Card, 'subHead' | 'supportingText'> }) {
  const { subHead, supportingText } = card;
  if (!subHead && !supportingText) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
      {subHead ? <span className="font-650 text-action">{subHead}</span> : null}
      {supportingText ? <span>{readTime(supportingText)}</span> : null}
    </p>
  );
}
