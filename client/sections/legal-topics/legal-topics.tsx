/** Legal topics: all open, for reading and printing; the sidebar follows the reader. */
import * as v from 'valibot';
import { anchor } from '../../../content/model/primitives.schema.ts';
import { below, Heading } from '../../ui/text/heading.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { TopicList, TopicText } from '../faq/topics.tsx';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import { anchorPrefix, slugs } from '../slug.ts';
import type { LegalTopics } from './legal-topics.schema.ts';

export function LegalTopicsView({ section, context }: SectionViewProps<LegalTopics>) {
  const { topics } = section;
  const level = itemLevel(section);
  const anchors = slugs(
    topics.map(({ id, title }) => id ?? title),
    'topic',
    givenAnchors(topics),
    context.taken,
  ).map((name, index) => (topics[index]?.id ? name : anchorPrefix(context) + name));
  const sidebar = topics.length > 1;
  const named = section.title !== undefined || section.description !== undefined;
  return (
    <Frame section={section} context={context} plan="aside">
      {(surface) => (
        <>
          {named || section.updated || sidebar ? (
            <div className="head topic-side">
              <SectionHead section={section} context={context} surface={surface} />
              {section.updated ? (
                <p className="text-small text-ink-soft">{section.updated}</p>
              ) : null}
              {sidebar ? (
                <TopicList
                  label={`On this page: ${section.title ?? 'topics'}`}
                  topics={topics}
                  anchors={anchors}
                  className="reading"
                />
              ) : null}
            </div>
          ) : null}
          <div className="grid gap-12">
            {topics.map((topic, index) => (
              <div key={anchors[index]} id={anchors[index]} className="topic prose measure">
                <Heading level={level} className="text-title">
                  {topic.title}
                </Heading>
                <TopicText topic={topic} level={below(level)} />
              </div>
            ))}
          </div>
        </>
      )}
    </Frame>
  );
}

/** By place: the anchor that the editor gave, if no earlier topic has it; a live page may have one that a URL cannot contain. */
function givenAnchors(topics: LegalTopics['topics']): (string | undefined)[] {
  const ids = topics.map(({ id }) => id);
  return ids.map((id, index) => (v.is(anchor, id) && ids.indexOf(id) === index ? id : undefined));
}
