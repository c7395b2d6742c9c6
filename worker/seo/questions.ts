/** The questions and answers on a page, as plain text for search engines. */
import type { RichTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import type { ParsedSection } from '../content/parse-sections.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * In the page's order. A question whose answer has no words, such as a divider, is left out, and so are
 * the topics of legal texts, which are not questions.
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

/** Whitespace other than a single space: most of it is one already, and replacing each one takes a while. */
const untidy = /\s{2,}|[^\S ]/g;

/** Rich text as one line of plain text, with a space between blocks and without marks. */
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
