/** The forms of a card group that are no section of their own: domains, latest news, pages. */
import { excerpt } from '../../ui/text/excerpt.ts';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import type { CardGroup } from './card-group.schema.ts';
import { CardList, type CardListProps } from './card-list.tsx';
import { Domains } from './domains.tsx';
import { Pages } from './pages.tsx';

type Plain = Extract<CardGroup, { section: 'domains' | 'latestNews' | 'pages' }>;
type ListProps = Pick<CardListProps, 'cards' | 'level'>;

const lists = { domains: Domains, latestNews: LatestNews, pages: Pages } as const;

export function PlainGroup({ section, context }: SectionViewProps<Plain>) {
  const List = lists[section.section];
  return (
    <Frame section={section} context={context} plan="wide">
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <List cards={section.cards} level={itemLevel(section)} />
        </>
      )}
    </Frame>
  );
}

/** News is cut at 115 characters (spec: constants). */
function LatestNews({ cards, level }: ListProps) {
  const cut = cards.map((card) =>
    card.description ? { ...card, description: excerpt(card.description) } : card,
  );
  return <CardList cards={cut} level={level} columns="sm:grid-cols-2 lg:grid-cols-3" />;
}
