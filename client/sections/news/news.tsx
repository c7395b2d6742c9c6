/** News: cards with the first 115 characters of each item and a link to the rest (spec: constants). */

import { MoreLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Day } from '../../ui/text/date.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { excerpt } from '../../ui/text/lines.tsx';
import { WholeNames } from '../../ui/text/whole-names.tsx';
import { CarouselGroup } from '../carousel-group.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { News } from './news.schema.ts';

type Item = News['news'][number];

export function NewsView({ section, context }: SectionViewProps<News>) {
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <CarouselGroup
        id={`s${context.index}-news`}
        label={section.title ?? 'News'}
        slides={section.news}
        slideKey={(item) => item.title}
        row="row-voices"
        wrap
        autoplay={section.autoplay}
      >
        {(item) => <NewsCard item={item} level={itemLevel(section)} />}
      </CarouselGroup>
    </HeadedFrame>
  );
}

function NewsCard({ item, level }: { item: Item; level: Level }) {
  return (
    <article className="carousel-card" data-surface="card">
      {item.thumbnail ? (
        <Picture
          room="card"
          image={item.thumbnail}
          className="mb-1 w-full aspect-video rounded-card object-cover"
        />
      ) : null}
      {item.date ? (
        <p className="text-fine text-ink-soft">
          <Day date={item.date} />
        </p>
      ) : null}
      <Heading level={level} className="text-h4">
        <WholeNames text={item.title} />
      </Heading>
      <p className="text-small text-ink-soft">{excerpt(item.body)}</p>
      {item.linkUrl ? (
        <MoreLink href={item.linkUrl} of={item.title}>
          {item.linkLabel}
        </MoreLink>
      ) : null}
    </article>
  );
}
