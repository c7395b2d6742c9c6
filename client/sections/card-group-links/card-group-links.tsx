/** Card-group links: titles in a sidebar, tabs on a small screen; choosing one shows its cards. */
import { below } from '../../ui/text/heading.tsx';
import { slugs } from '../board-members/slug.ts';
import { CardList } from '../card-group/card-list.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
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
    id: anchors[index] ?? '',
    label: title,
    cards,
  }));
  return (
    <Frame section={section} context={context} plan="wide">
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <TabGroup tabs={tabs} label={section.title ?? 'Groups'} level={level} sidebar paged>
            {({ cards }) => (
              <CardList
                cards={cards}
                level={groups.length > 1 ? below(level) : level}
                columns="sm:grid-cols-2"
              />
            )}
          </TabGroup>
        </>
      )}
    </Frame>
  );
}
