/** Topics: an accordion of them, and the sidebar that links to them (spec: faq). */
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import { below, Heading, type Level } from '../../ui/text/heading.tsx';
import type { Topic } from './faq.schema.ts';

/** One anchor per topic: its id if no earlier topic has the same id, otherwise its position in the group. */
export function topicAnchors(topics: readonly Topic[], group: string): string[] {
  return topics.map(({ id }, index) =>
    id && topics.findIndex((one) => one.id === id) === index ? id : `${group}-${index + 1}`,
  );
}

export interface AccordionProps {
  topics: readonly Topic[];
  /** One per topic, placed inside it, so that a link to the anchor opens the topic. */
  anchors: readonly string[];
  /** Unique on the page; topics of one group close each other. */
  group: string;
  level: Level;
}

/** `<details name>`: only one is open at a time without script, and a link or find-in-page opens its target. */
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

/** `level` is the rank of the first heading inside the paragraphs. */
export function TopicText({ topic, level }: { topic: Topic; level: Level }) {
  return topic.content.map(({ paragraph }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and never move
    <Copy key={place} value={paragraph} base={level} />
  ));
}

export interface TopicListProps {
  /** Names the landmark; a page may have several. */
  label: string;
  topics: readonly Topic[];
  /** One anchor for each topic. */
  anchors: readonly string[];
  className?: string;
}

/**
 * CSS alone marks the current topic (topics.css), so it works without script: the open one in an
 * accordion, the one being read or linked to on a long page.
 */
export function TopicList({ label, topics, anchors, className = '' }: TopicListProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="topic-links">
        {topics.map((topic, index) => (
          <li key={anchors[index]}>
            <Link href={`#${anchors[index]}`}>{topic.label ?? topic.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
