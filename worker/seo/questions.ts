/** The questions and answers of a page, out of the sections that hold them. */
import type { Faq } from '../../client/sections/faq/faq.schema.ts';
import type { ParsedSection } from '../content/parse-sections.ts';
import { plainText } from './plain-text.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Sections whose `topics` are questions; topics of legal texts are none. */
const holders: ReadonlySet<string> = new Set(['faq', 'list-image-faq']);

/** In the order of the page; the schema of each holder has made sure of the shape of its topics. */
export function questionsOf(sections: readonly ParsedSection[]): Question[] {
  return sections.flatMap(({ definition, section }) => {
    if (!holders.has(definition.type)) return [];
    const { topics = [] } = section as Partial<Pick<Faq, 'topics'>>;
    return topics.map(({ title, content }) => ({
      question: title,
      answer: content.map(({ paragraph }) => plainText(paragraph)).join(' '),
    }));
  });
}
