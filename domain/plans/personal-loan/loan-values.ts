/** The computed facts of a loan; apart from their words, because the browser does not compute them. */
import { answerInWords } from '../answers/answer-words.ts';
import type { FactOf } from '../fact.ts';
import { amountOf } from '../question.ts';
import type { loanFacts } from './loan-facts.ts';
import type { LoanPlan } from './loan-plan.ts';
import { loanQuestions } from './loan-questions.ts';

export const loanValues = {
  /** `$20,000 over 5 years, with a good credit score`: long enough to fill a line, so that the rates stay side by side. */
  use: (_, answers) => {
    const years = amountOf(answers, 'years');
    const amount = answerInWords(loanQuestions.amount, amountOf(answers, 'amount'));
    const score = String(answers.creditRecord).toLowerCase();
    const article = score === 'good' ? 'a' : 'an';
    return `${amount} over ${years === 1 ? '1 year' : `${years} years`}, with ${article} ${score} credit score`;
  },
} as const satisfies Partial<Readonly<Record<keyof typeof loanFacts, FactOf<LoanPlan>>>>;
