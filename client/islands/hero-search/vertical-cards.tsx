/** The products as cards: icon, title and checkbox, smaller the more there are (spec: vertical-cards). */
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { choiceClass, markClass } from '../../ui/form/choice-style.ts';
import { LiveMessage } from '../../ui/form/field-message.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BadgeSign, type ShownBadge } from '../../ui/text/badge.tsx';
import type { HeroVertical } from './hero-search.schema.ts';

export interface VerticalCardsProps {
  readonly id: string;
  readonly legend: string;
  readonly offered: readonly HeroVertical[];
  readonly selected: readonly VerticalSlug[];
  readonly error: string | undefined;
  /** Absent on pages without an island: the checkboxes keep their own state. */
  readonly onToggle?: (slug: VerticalSlug) => void;
}

interface Size {
  readonly grid: string;
  readonly card: string;
  readonly icon: string;
}

const two: Size = {
  grid: 'flex flex-wrap',
  card: 'flex-[1_1_5.75rem] gap-3 p-4 text-h4 font-650',
  icon: 'text-[1.75rem]',
};
const three: Size = {
  grid: 'flex flex-wrap',
  card: 'flex-[1_1_5.75rem] gap-2.5 p-2 text-fine font-650 sm:p-3.5 sm:text-base',
  icon: 'text-2xl',
};
const six: Size = {
  grid: 'grid even-cards',
  card: 'gap-1 px-2 py-3 text-fine font-650 sm:gap-2.5 sm:px-3 sm:text-small',
  icon: 'text-xl',
};
const many: Size = {
  grid: 'grid even-cards',
  card: 'gap-2 px-2.5 py-2 text-fine font-600',
  icon: 'text-lg',
};

/** The size for at most 2, at most 3, at most 6, or more cards. */
export function sizeFor(count: number): Size {
  return count <= 2 ? two : count <= 3 ? three : count <= 6 ? six : many;
}

/** A fieldset of checkboxes with a legend; each whole card is a label. */
export function VerticalCards({
  id,
  legend,
  offered,
  selected,
  error,
  onToggle,
}: VerticalCardsProps) {
  const size = sizeFor(offered.length);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} data-size={offered.length}>
      <legend className="mb-2 text-small font-650">{legend}</legend>
      <div className={`gap-2 sm:gap-2.5 ${size.grid}`}>
        {offered.map(({ slug, title, badge }, index) => (
          <Card
            key={slug}
            id={index === 0 ? id : `${id}-${slug}`}
            slug={slug}
            title={title}
            badge={badge}
            size={size}
            stacked={offered.length <= 3}
            checked={selected.includes(slug)}
            onToggle={onToggle}
          />
        ))}
      </div>
      <LiveMessage id={`${id}-error`} message={error} />
    </fieldset>
  );
}

interface CardProps {
  readonly id: string;
  readonly slug: VerticalSlug;
  readonly title: string;
  readonly badge: ShownBadge | undefined;
  readonly size: Size;
  readonly stacked: boolean;
  readonly checked: boolean;
  readonly onToggle: ((slug: VerticalSlug) => void) | undefined;
}

function Card({ id, slug, title, badge, size, stacked, checked, onToggle }: CardProps) {
  const state = onToggle
    ? { checked, onChange: () => onToggle(slug) }
    : { defaultChecked: checked };
  return (
    <label
      htmlFor={id}
      className={choiceClass(`${stacked ? 'flex-col items-start' : 'items-center'} ${size.card}`)}
    >
      <Icon name={verticals[slug].icon} className={`text-primary ${size.icon}`} />
      <span className={`leading-tight ${stacked ? '' : 'min-w-0 flex-1'}`.trimEnd()}>
        {title}
        {badge ? <BadgeSign {...badge} /> : null}
      </span>
      <input
        type="checkbox"
        id={id}
        name="vertical"
        value={slug}
        {...state}
        className={`${markClass} ${stacked ? 'absolute right-3 top-3' : ''}`.trimEnd()}
      />
    </label>
  );
}
