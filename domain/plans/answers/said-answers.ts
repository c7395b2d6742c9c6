/** Said answers in a URL or form, for all products: prices are worked out with them. */

import { type ListedVertical, listedBy, listedVerticals } from '../listed.ts';
import { type Answers, type Questions, readAnswer } from '../question.ts';
import { sharedAnswers } from './answer-words.ts';

/** Of all products: a question shared by two products has one name and one answer. */
const questions: Questions = Object.assign(
  {},
  ...listedVerticals.map((vertical) => listedBy(vertical).questions),
);

/** Answers within bounds; drops any that are empty, unreadable or unknown. */
export function readSaid(params: URLSearchParams): Answers {
  return Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const answer = readAnswer(question, params.get(name));
      return answer === undefined || answer === '' ? [] : [[name, answer] as const];
    }),
  );
}

/** The answers without the personal ones, for a link or a form. */
export function impersonal(said: Answers): Answers {
  return sharedAnswers(questions, said);
}

/**
 * The same without answers to the product's own questions: what a bundle's other lists were told, and their
 * plans are priced with.
 */
export function saidElsewhere(said: Answers, vertical: ListedVertical): Answers {
  const own = listedBy(vertical).questions;
  const others = Object.entries(impersonal(said)).filter(([name]) => own[name] === undefined);
  return Object.fromEntries(others);
}

/** The URL with the said answers in its query. */
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
