/** The answers that prices depend on, in words, and those that a link may contain. */
import { grouped } from '../../decimals.ts';
import { type Answers, optionWords, type Question, type Questions } from '../question.ts';

/** The answers for a link that is shared or leads to a form: none of the personal ones. */
export function sharedAnswers(questions: Questions, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => questions[name] && !questions[name].personal),
  );
}

/**
 * The answers that differ from the defaults.
 * @param answers in full
 * @param assumed defaults that replace the questions' own, such as the state of an address
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

/** False for an answer that is empty or has no effect. @param answers in full */
export function isSaid(question: Question, answer: number | string, answers: Answers): boolean {
  return answer !== '' && (question.counts?.(answers) ?? true);
}

/** `$1,500`, `3,900 kWh`, `35%`, `1 year`, `Under 65`. */
export function answerInWords(question: Question, answer: number | string): string {
  if (question.kind === 'choice') return optionWords(question, answer);
  if (question.kind === 'text') return String(answer);
  const number = grouped(String(answer));
  if (question.unit === '$') return `$${number}`;
  if (question.unit === '%') return `${number}%`;
  return number === '1' && question.unit === 'years' ? '1 year' : `${number} ${question.unit}`;
}
