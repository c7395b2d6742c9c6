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
    const [amount, years] = (['amount', 'years'] as const).map((name) =>
      answerInWords(loanQuestions[name], amountOf(answers, name)),
    );
    const score = String(answers.creditRecord).toLowerCase();
    const article = score === 'good' ? 'a' : 'an';
    return `${amount} over ${years}, with ${article} ${score} credit score`;
  },
} as const satisfies Partial<Readonly<Record<keyof typeof loanFacts, FactOf<LoanPlan>>>>;
