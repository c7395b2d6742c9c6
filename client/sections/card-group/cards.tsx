/** Cards side by side, and the parts that other sections build their own cards from (spec: sections). */

import { MoreLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import { WholeNames } from '../../ui/text/whole-names.tsx';
import type { Card } from '../fields.schema.ts';

export interface CardListProps {
  cards: readonly Card[];
  /** Rank of the titles; deeper ones are smaller. */
  level: Level;
  /** Literal grid columns, e.g. `sm:grid-cols-2`. */
  columns: string;
}

/** `<ul>`; the caller chooses the columns, because it knows how wide the list is. */
export function CardList({ cards, level, columns }: CardListProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${columns}`}>
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="grid content-start gap-3">
          {card.thumbnail ? (
            <Picture
              room="card"
              image={card.thumbnail}
              className="mb-2 w-full aspect-video rounded-card bg-tint object-contain"
            />
          ) : null}
          <CardMeta card={card} />
          <Heading level={level} className={level > 3 ? 'text-h4' : 'text-h3'}>
            <WholeNames text={card.title} />
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

/** Sub-heading and reading time on one line. */
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

/** Names the card for screen readers, because the label is the same on every card. */
export function CardLink({ card }: { card: Pick<Card, 'linkUrl' | 'linkLabel' | 'title'> }) {
  if (card.linkUrl === undefined) return null;
  return (
    <MoreLink href={card.linkUrl} of={card.title}>
      {card.linkLabel}
    </MoreLink>
  );
}

/** Reading time: `4 min` → `4 min read`, `4` → `4 min read`; text that already ends in "read" stays. */
export function readTime(supportingText: string): string {
  if (/\bread$/i.test(supportingText)) return supportingText;
  return `${supportingText}${/^\d+$/.test(supportingText) ? ' min' : ''} read`;
}
