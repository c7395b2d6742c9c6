/** Said answers in a URL or a form, whatever the product: prices are worked out with them. */

import { listedBy, listedVerticals } from '../listed.ts';
import { type Answers, type Questions, readAnswer } from '../question.ts';
import { sharedAnswers } from './answer-words.ts';

/** Of all products: a question that two of them ask has one name, and one answer. */
const questions: Questions = Object.assign(
  {},
  ...listedVerticals.map((vertical) => listedBy(vertical).questions),
);

/** Within bounds; what is empty, cannot be read, or nobody asks, is left out. */
export function readSaid(params: URLSearchParams): Answers {
  return Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const answer = readAnswer(question, params.get(name));
      return answer === undefined || answer === '' ? [] : [[name, answer] as const];
    }),
  );
}

/** Without what was said of the visitor, for a link or a form. */
export function impersonal(said: Answers): Answers {
  return sharedAnswers(questions, said);
}

/** The URL, with what was said in its query. */
export function withAnswers(url: string, said: Answers): string {
  const query = saidQuery(said);
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}

/** `kwh=5000&state=VIC`. */
export function saidQuery(said: Answers): string {
  return new URLSearchParams(
    Object.entries(said).map(([name, value]) => [name, String(value)]),
  ).toString();
}
