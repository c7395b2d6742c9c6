/** Answers in words: what prices are worked out with, and which of it a link may say. */
import { grouped } from '../../decimals.ts';
import { type Answers, optionWords, type Question, type Questions } from '../question.ts';

/** What a link may carry that is shared, or that leads to a form: nothing said of the visitor. */
export function sharedAnswers(questions: Questions, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => questions[name] && !questions[name].personal),
  );
}

/**
 * The answers that are not what anybody would be counted with.
 * @param answers in full
 * @param assumed in the place of the questions' own defaults, such as the state of an address
 */
export function changedAnswers(
  questions: Questions,
  answers: Answers,
  assumed: Answers = {},
): Answers {
  return Object.fromEntries(
    Object.entries(questions).flatMap(([name, { initial }]) => {
      const answer = answers[name];
      const usual = answer === initial && answer === (assumed[name] ?? initial);
      return answer === undefined || usual ? [] : [[name, answer] as const];
    }),
  );
}

/** `you borrow: $20,000; you repay it over: 5 years`. @param answers in full */
export function answersInWords(questions: Questions, answers: Answers): string {
  return Object.entries(questions)
    .filter(([name, question]) => isSaid(question, answers[name] ?? question.initial, answers))
    .map(([name, question]) => {
      const { label } = question;
      const asked = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
      return `${asked}: ${answerInWords(question, answers[name] ?? question.initial)}`;
    })
    .join('; ');
}

/** False of an answer that is empty or decides nothing. @param answers in full */
export function isSaid(question: Question, answer: number | string, answers: Answers): boolean {
  return answer !== '' && (question.counts?.(answers) ?? true);
}

/** `$1,500`, `3,900 kWh`, `35%`, `Under 65`. */
export function answerInWords(question: Question, answer: number | string): string {
  if (question.kind === 'choice') return optionWords(question, answer);
  if (question.kind === 'text') return String(answer);
  const number = grouped(String(answer));
  if (question.unit === '$') return `$${number}`;
  return question.unit === '%' ? `${number}%` : `${number} ${question.unit}`;
}
