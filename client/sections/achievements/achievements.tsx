/** Achievements: a ledger with the year or number first, then what happened. */

import { Picture } from '../../ui/media/picture.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import { CardLink, readTime } from '../card-group/cards.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { Achievements } from './achievements.schema.ts';

export function AchievementsView({ section, context }: SectionViewProps<Achievements>) {
  return (
    <HeadedFrame section={section} context={context} plan="aside">
      <ul>
        {section.achievements.map((item) => (
          <li key={item.id ?? item.title} className="entry md:grid-cols-12">
            <div className="grid content-start gap-3 md:col-span-4">
              {item.subHead ? (
                <p className="font-heading text-title text-action tabular-nums">{item.subHead}</p>
              ) : null}
              {item.thumbnail ? (
                <Picture room="small" image={item.thumbnail} className="w-32" />
              ) : null}
            </div>
            <div className="grid content-start gap-3 justify-items-start md:col-span-8">
              <Heading level={itemLevel(section)} className="text-h3">
                {item.title}
              </Heading>
              {item.description ? (
                <p className="measure text-ink-soft">
                  <Lines text={item.description} />
                </p>
              ) : null}
              {item.supportingText ? (
                <p className="text-small text-ink-soft">{readTime(item.supportingText)}</p>
              ) : null}
              <CardLink card={item} />
            </div>
          </li>
        ))}
      </ul>
    </HeadedFrame>
  );
}
