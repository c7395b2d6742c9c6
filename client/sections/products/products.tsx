/** Products grid: two wide tiles or three narrow ones to a row, so that no row is ragged. */
import { badgeWords } from '../../../domain/badges.ts';
import { verticalAt } from '../../../domain/vertical.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { BadgeSign, type ShownBadge, shownBadge } from '../../ui/text/badge.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { Products } from './products.schema.ts';

type Tile = Products['tiles'][number];

export function ProductsView({ section, context }: SectionViewProps<Products>) {
  const level = itemLevel(section);
  const { tiles } = section;
  return (
    <HeadedFrame section={section} context={context}>
      <ul className="tiles">
        {tiles.map((tile, index) => {
          const wide = isWide(index, tiles.length);
          return (
            <li
              key={tile.link.url + tile.displayName}
              className={wide ? 'lg:col-span-3' : 'lg:col-span-2'}
            >
              <TileLink tile={tile} badge={badgeOf(tile, context)} wide={wide} level={level} />
            </li>
          );
        })}
      </ul>
    </HeadedFrame>
  );
}

/** The editor's own badge, otherwise that of the vertical the tile links to. */
function badgeOf({ badge, link }: Tile, { brand, badges = {} }: SectionContext) {
  const vertical = verticalAt(link.url);
  const shown = badge ? { kind: badge, label: badgeWords[badge] } : vertical && badges[vertical];
  return shown && shownBadge(brand, shown);
}

interface TileLinkProps {
  readonly tile: Tile;
  readonly badge: ShownBadge | undefined;
  readonly wide: boolean;
  readonly level: Level;
}

/** The whole tile is one link, so its badge and its line are part of the link's name. */
function TileLink({ tile, badge, wide, level }: TileLinkProps) {
  return (
    <Link href={tile.link.url} className={wide ? 'tile tile-wide' : 'tile'} data-surface="card">
      <div className="tile-words">
        <div className="tile-name">
          <Heading level={level} className="text-h3 flex items-center gap-2.5">
            {tile.icon && !tile.thumbnail ? (
              <Icon name={tile.icon} className="text-action" />
            ) : null}
            {tile.displayName}
          </Heading>
          {badge ? <BadgeSign {...badge} /> : null}
        </div>
        {tile.header ? <p className="text-small text-ink-soft">{tile.header}</p> : null}
        <span className="tile-more">
          {tile.link.label}
          <Icon name="arrow-right" className="arrow" />
        </span>
      </div>
      {tile.thumbnail ? (
        <Picture room="card" image={tile.thumbnail} className="tile-picture" />
      ) : null}
    </Link>
  );
}

/**
 * True if a tile takes three of the grid's six columns, false if two. Wide tiles come first, in pairs, so
 * that the rest fill rows of three; a lone tile is wide.
 */
export function isWide(index: number, count: number): boolean {
  const wide = [0, 4, 2][count % 3] ?? 0;
  return index < Math.min(wide, count);
}
