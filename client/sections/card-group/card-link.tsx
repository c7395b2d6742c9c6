/** Where a card leads; its name says which card it is of, because the words repeat on every one. */
import { MoreLink } from '../../ui/text/more-link.tsx';
import type { Card } from './card.schema.ts';

/** Nothing when the card leads nowhere. */
export function CardLink({ card }: { card: Pick<Card, 'linkUrl' | 'linkLabel' | 'title'> }) {
  if (card.linkUrl === undefined) return null;
  return (
    <MoreLink href={card.linkUrl} of={card.title}>
      {card.linkLabel}
    </MoreLink>
  );
}
