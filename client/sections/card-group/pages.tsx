/** Pages: where to read on, a title and a line each; the title is the link. */

import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import type { Card } from './card.schema.ts';
import { CardMeta } from './card-list.tsx';

/** `<ul>` in two columns; `level` is the rank of the titles. */
export function Pages({ cards, level }: { cards: readonly Card[]; level: Level }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="entry entry-marked">
          {card.thumbnail ? <Picture image={card.thumbnail} className="w-20 shrink-0" /> : null}
          <div className="grid min-w-0 flex-1 content-start gap-2">
            <CardMeta card={card} />
            <Heading level={level} className="text-h3">
              <PageTitle card={card} />
            </Heading>
            {card.description ? (
              <p className="text-ink-soft">
                <Lines text={card.description} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PageTitle({ card }: { card: Card }) {
  if (card.linkUrl === undefined) return card.title;
  return (
    <Link href={card.linkUrl} className="flex justify-between gap-4 no-underline hover:text-action">
      {card.title}
      <Icon name="arrow-right" className="arrow" />
    </Link>
  );
}
