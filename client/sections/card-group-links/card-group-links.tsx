/** Card-group links: titles in a sidebar, tabs on a small screen; choosing one shows its cards. */
import { below } from '../../ui/text/heading.tsx';
import { CardList } from '../card-group/cards.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { anchorPrefix, slugs } from '../slug.ts';
import { TabGroup } from '../tab-group.tsx';
import type { CardGroupLinks } from './card-group-links.schema.ts';

export function CardGroupLinksView({ section, context }: SectionViewProps<CardGroupLinks>) {
  const { groups } = section;
  const level = itemLevel(section);
  const anchors = slugs(
    groups.map(({ id, title }) => `group ${id || title}`),
    'group',
  );
  const tabs = groups.map(({ title, cards }, index) => ({
    id: `${anchorPrefix(context)}${anchors[index]}`,
    label: title,
    cards,
  }));
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <TabGroup tabs={tabs} label={section.title ?? 'Groups'} level={level} sidebar paged>
        {({ cards }) => (
          <CardList
            cards={cards}
            level={groups.length > 1 ? below(level) : level}
            columns="sm:grid-cols-2"
          />
        )}
      </TabGroup>
    </HeadedFrame>
  );
}
