/** Domains: the fields a company works in, a row each, with its picture and the way there. */

import { Picture } from '../../ui/media/picture.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import type { Card } from './card.schema.ts';
import { CardLink } from './card-link.tsx';
import { CardMeta } from './card-list.tsx';

/** `<ul>` of rows; `level` is the rank of their titles. */
export function Domains({ cards, level }: { cards: readonly Card[]; level: Level }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="entry md:grid-cols-12 md:items-center">
          <div className="entry-who items-center md:col-span-5">
            {card.thumbnail ? (
              <Picture image={card.thumbnail} className="w-24 shrink-0 md:w-32" />
            ) : null}
            <div className="grid min-w-0 gap-1">
              <CardMeta card={card} />
              <Heading level={level} className="text-title">
                {card.title}
              </Heading>
            </div>
          </div>
          <div className="grid gap-3 justify-items-start md:col-span-7">
            {card.description ? (
              <p className="measure text-ink-soft">
                <Lines text={card.description} />
              </p>
            ) : null}
            <CardLink card={card} />
          </div>
        </li>
      ))}
    </ul>
  );
}
