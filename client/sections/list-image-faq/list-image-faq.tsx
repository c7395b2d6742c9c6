/** A list beside a picture, then the accordion under a heading of its own. */

import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { below, Heading } from '../../ui/text/heading.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Accordion, topicAnchors } from '../faq/topics.tsx';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { ListImageFaq } from './list-image-faq.schema.ts';

export function ListImageFaqView({ section, context }: SectionViewProps<ListImageFaq>) {
  const level = itemLevel(section);
  const group = `s${context.index}-list-faq`;
  const { image, list, topics } = section;
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-center">
        <ul className={`grid gap-6 ${image ? 'lg:col-span-7' : 'lg:col-span-12'}`}>
          {list.map((entry) => (
            <li key={entry.title} className="flex gap-4">
              <Icon name={entry.icon} className="mt-1 text-h4 text-action" />
              <div className="grid min-w-0 gap-1">
                <Heading level={level} className="text-h4">
                  {entry.title}
                </Heading>
                {entry.description ? (
                  <p className="measure text-ink-soft">{entry.description}</p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
        {image ? (
          <div className="lg:col-span-5">
            <Picture room="half" image={image} className="row-picture" />
          </div>
        ) : null}
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <Heading level={level} className="text-title lg:col-span-4">
          {section.faqTitle}
        </Heading>
        <div className="lg:col-span-8">
          <Accordion
            topics={topics}
            anchors={topicAnchors(topics, group)}
            group={group}
            level={below(level)}
          />
        </div>
      </div>
    </HeadedFrame>
  );
}
