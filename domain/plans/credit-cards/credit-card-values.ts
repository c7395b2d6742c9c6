/** The computed facts of a card; apart from their words, because the browser does not compute them. */
import { answerInWords } from '../answers/answer-words.ts';
import type { FactOf } from '../fact.ts';
import { amountOf } from '../question.ts';
import type { creditCardFacts } from './credit-card-facts.ts';
import type { CreditCardPlan } from './credit-card-plan.ts';
import { creditCardQuestions } from './credit-card-questions.ts';

export const creditCardValues = {
  /** `$1,500 spent a month, $1,500 carried over`. */
  use: (_, answers) => {
    const money = (name: keyof typeof creditCardQuestions) =>
      answerInWords(creditCardQuestions[name], amountOf(answers, name));
    return [
      `${money('spend')} spent a month`,
      amountOf(answers, 'carried') > 0
        ? `${money('carried')} carried over`
        : 'nothing carried over',
      ...(amountOf(answers, 'transfer') > 0 ? [`${money('transfer')} moved here`] : []),
    ].join(', ');
  },
} as const satisfies Partial<
  Readonly<Record<keyof typeof creditCardFacts, FactOf<CreditCardPlan>>>
>;
