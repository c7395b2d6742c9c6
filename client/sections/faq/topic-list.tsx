/** The sidebar of topics: links to their anchors, the current one marked (spec: faq). */
import { Link } from '../../ui/link.tsx';
import type { Topic } from './topics.schema.ts';

export interface TopicListProps {
  /** Names the landmark; more than one may stand on a page. */
  label: string;
  topics: readonly Topic[];
  /** One anchor for each topic. */
  anchors: readonly string[];
  className?: string;
}

/**
 * `<nav>`. Which topic is current is known to CSS alone (topics.css): the open one of an accordion,
 * the one being read or jumped to of a long page. So it works without script.
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
