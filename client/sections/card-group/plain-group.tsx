/** The forms of a card group that are not sections in their own right: domains, latest news, pages. */
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { excerpt, Lines } from '../../ui/text/lines.tsx';
import type { SectionViewProps } from '../define-section.ts';
import type { Card } from '../fields.schema.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { CardGroup } from './card-group.schema.ts';
import { CardLink, CardList, type CardListProps, CardMeta } from './cards.tsx';

type Plain = Extract<CardGroup, { section: 'domains' | 'latestNews' | 'pages' }>;
type ListProps = Pick<CardListProps, 'cards' | 'level'>;

const lists = { domains: Domains, latestNews: LatestNews, pages: Pages } as const;

export function PlainGroup({ section, context }: SectionViewProps<Plain>) {
  const List = lists[section.section];
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <List cards={section.cards} level={itemLevel(section)} />
    </HeadedFrame>
  );
}

/** News is cut at 115 characters (spec: constants). */
function LatestNews({ cards, level }: ListProps) {
  const cut = cards.map((card) =>
    card.description ? { ...card, description: excerpt(card.description) } : card,
  );
  return <CardList cards={cut} level={level} columns="sm:grid-cols-2 lg:grid-cols-3" />;
}

/** A row for each field the company works in, with its picture and a link. */
function Domains({ cards, level }: ListProps) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="entry md:grid-cols-12 md:items-center">
          <div className="entry-who items-center md:col-span-5">
            {card.thumbnail ? (
              <Picture room="small" image={card.thumbnail} className="w-24 shrink-0 md:w-32" />
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

/** Pages to read next, in two columns; the title is the link. */
function Pages({ cards, level }: ListProps) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="entry entry-marked">
          {card.thumbnail ? (
            <Picture room="small" image={card.thumbnail} className="w-20 shrink-0" />
          ) : null}
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
