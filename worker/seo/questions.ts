/** The questions and answers on a page, as plain words for search engines. */
import type { RichTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import type { ParsedSection } from '../content/parse-sections.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * In the order of the page; one whose answer has no words, such as a divider, is none. The topics of
 * legal texts are no questions.
 */
export function questionsOf(sections: readonly ParsedSection[]): Question[] {
  return sections.flatMap((one) => {
    if (one.type !== 'faq' && one.type !== 'list-image-faq') return [];
    return one.section.topics.flatMap(({ title, content }) => {
      const words = content.map(({ paragraph }) => plainText(paragraph));
      const answer = words.filter(Boolean).join(' ');
      return answer ? [{ question: title, answer }] : [];
    });
  });
}

/** Space that is not one blank already: most is, and replacing each blank by itself takes a while. */
const untidy = /\s{2,}|[^\S ]/g;

/** Rich text as one line of plain words: a space between blocks, marks dropped. */
export function plainText(value: string | readonly RichTextNode[]): string {
  const words = typeof value === 'string' ? value : value.map(textOf).join(' ');
  return words.replace(untidy, ' ').trim();
}

function textOf(node: RichTextNode): string {
  if ('text' in node) return node.text;
  if (node.type === 'relationship') return node.data?.label ?? '';
  const inside = (node.children ?? []).map(textOf).join('');
  return node.type === 'link' || node.type === 'component-inline-prop' ? inside : ` ${inside} `;
}
