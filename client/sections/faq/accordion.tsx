/** An accordion of topics: `<details name>`, so one is open at a time without a script (spec: faq). */

import { Icon } from '../../ui/icon.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import { below, Heading, type Level } from '../../ui/text/heading.tsx';
import type { Topic } from './topics.schema.ts';

export interface AccordionProps {
  topics: readonly Topic[];
  /** One anchor for each topic; it stands inside, so that a link to it opens the topic. */
  anchors: readonly string[];
  /** Unique on the page: the topics that close one another. */
  group: string;
  level: Level;
}

/** Find-in-page and a link open a topic by themselves; none is open at first. */
export function Accordion({ topics, anchors, group, level }: AccordionProps) {
  return (
    <div className="accordion">
      {topics.map((topic, index) => (
        <details key={anchors[index]} name={group} className="topic">
          <summary>
            <Heading level={level} className="text-h4">
              {topic.title}
            </Heading>
            <Icon name="plus" className="accordion-sign" />
          </summary>
          <div id={anchors[index]} className="prose measure accordion-text">
            <TopicText topic={topic} level={below(level)} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The paragraphs of a topic; `level` is the rank of the first heading inside them. */
export function TopicText({ topic, level }: { topic: Topic; level: Level }) {
  return topic.content.map(({ paragraph }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and never move
    <Copy key={place} value={paragraph} base={level} />
  ));
}
