/** The three sentences above the first row of every list. */
import type { PlanWidget } from '../../../content/model/catalogue/plan-widget.schema.ts';
import type { Sort } from '../../../content/model/catalogue/ranking.ts';
import { boundsSentence, coverageSentence, orderSentence, paymentSentence } from './honesty.ts';

export interface HonestyProps {
  readonly widget: PlanWidget;
  readonly providers: readonly { readonly name: string }[];
  readonly sort: Sort;
}

const kinds = { mobile: 'mobile', broadband: 'internet' } as const;

/** Always in sight: nobody has to open anything to know how we work. */
export function Honesty({ widget, providers, sort }: HonestyProps) {
  const coverage = coverageSentence(kinds[widget.vertical], providers);
  const facts = [
    { term: 'What is in it', words: `${coverage} ${boundsSentence(widget)}`.trim() },
    { term: 'How it is ordered', words: orderSentence(sort) },
    { term: 'How we are paid', words: paymentSentence },
  ];
  return (
    <dl className="honesty">
      {facts.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
