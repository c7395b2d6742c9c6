/** Industries: a carousel that wraps around; the middle card is larger on a wide screen (spec: carousels). */
import { bgClass, fgClass, isLight } from '../../ui/colour.ts';
import { MoreLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import { below, Heading, type Level } from '../../ui/text/heading.tsx';
import { CarouselGroup } from '../carousel-group.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { Industries } from './industries.schema.ts';

type Card = Industries['cards'][number];

export function IndustriesView({ section, context }: SectionViewProps<Industries>) {
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <CarouselGroup
        id={`s${context.index}-industries`}
        label={section.title ?? 'Products'}
        slides={section.cards}
        slideKey={(card) => card.header + (card.link?.url ?? '')}
        row="row-industries"
        wrap
        autoplay={section.autoplay}
      >
        {(card) => <IndustryCard card={card} level={itemLevel(section)} />}
      </CarouselGroup>
    </HeadedFrame>
  );
}

/** A CMS colour comes with its own surface, so that link and focus ring are readable on it. */
function IndustryCard({ card, level }: { card: Card; level: Level }) {
  const ground = card.bgColor ?? '#ffffff';
  const colours = [
    card.bgColor ? bgClass(card.bgColor) : '',
    card.textColor ? fgClass(card.textColor, ground) : '',
  ];
  return (
    <article
      className={`carousel-card ${colours.join(' ')}`.trim()}
      data-surface={card.bgColor ? (isLight(card.bgColor) ? 'light' : 'dark') : 'card'}
    >
      {card.thumbnail ? (
        <Picture
          room="card"
          image={card.thumbnail}
          className="mb-1 w-full aspect-[4/3] object-contain"
        />
      ) : null}
      <Heading level={level} className="text-h3">
        {card.header}
      </Heading>
      {card.body ? (
        <div className="prose">
          <Copy value={card.body} base={below(level)} />
        </div>
      ) : null}
      {card.link ? <MoreLink href={card.link.url}>{card.link.label}</MoreLink> : null}
    </article>
  );
}
