/** Success stories: tabs of people with previous and next; one after the other without script. */

import { MediaView } from '../../ui/media/media.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import { below, Heading, type Level } from '../../ui/text/heading.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { anchorPrefix, slugs } from '../slug.ts';
import { TabGroup } from '../tab-group.tsx';
import { illustrativeNote } from '../testimonials/testimonials.tsx';
import type { SuccessStories, SuccessStory } from './success-stories.schema.ts';

export function SuccessStoriesView({ section, context }: SectionViewProps<SuccessStories>) {
  const { stories } = section;
  const level = itemLevel(section);
  const anchors = slugs(
    stories.map(({ id, person }) => `story ${id || person}`),
    'story',
  );
  const tabs = stories.map((story, index) => ({
    id: `${anchorPrefix(context)}${anchors[index]}`,
    label: story.person,
    story,
  }));
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <div className="grid gap-8">
        <TabGroup tabs={tabs} label={section.title ?? 'Success stories'} level={level} steps>
          {({ story }) => <Story story={story} level={stories.length > 1 ? below(level) : level} />}
        </TabGroup>
        {section.illustrative ? (
          <p className="text-fine text-ink-soft">{illustrativeNote}</p>
        ) : null}
      </div>
    </HeadedFrame>
  );
}

function Story({ story, level }: { story: SuccessStory; level: Level }) {
  const { header, body, media, thumbnail, person, subHead, supportingText } = story;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-center">
      <div className={`grid gap-6 ${media ? 'lg:col-span-7' : 'lg:col-span-9'}`}>
        <Heading level={level} className="text-title">
          {header}
        </Heading>
        <blockquote className="prose measure text-lead text-ink-soft">
          <Copy value={body} base={below(level)} />
        </blockquote>
        <div className="flex items-center gap-4">
          {thumbnail ? <Picture room="small" image={thumbnail} className="portrait w-16" /> : null}
          <p className="min-w-0 text-small">
            <strong className="font-650">{person}</strong>
            {subHead ? <span className="block">{subHead}</span> : null}
            {supportingText ? (
              <span className="block text-ink-soft">{customerSince(supportingText)}</span>
            ) : null}
          </p>
        </div>
      </div>
      {media ? (
        <div className="lg:col-span-5">
          <MediaView media={media} className="row-picture" />
        </div>
      ) : null}
    </div>
  );
}

/** `2021` and `since 2021` → `Customer since 2021`; text that already says so stays (spec: entities). */
export function customerSince(supportingText: string): string {
  return /^customer since\b/i.test(supportingText)
    ? supportingText
    : `Customer since ${supportingText.replace(/^since\s+/i, '')}`;
}
