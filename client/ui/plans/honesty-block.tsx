/** The three sentences above the first row of every list and comparison. */
import { PhoneFold } from './folds/phone-fold.tsx';

export interface HonestyProps {
  readonly coverage: string;
  readonly order: string;
  readonly payment: string;
}

/** In view wherever there is room; on a phone, folded behind one line, so that a price is in view too. */
export function Honesty({ coverage, order, payment }: HonestyProps) {
  const facts = [
    { term: 'What is in it', words: coverage },
    { term: 'How it is ordered', words: order },
    { term: 'How we are paid', words: payment },
  ];
  return (
    <PhoneFold icon="info" line="About this list, and how we are paid">
      <HonestyFacts facts={facts} />
    </PhoneFold>
  );
}

interface HonestyFactsProps {
  readonly facts: readonly { readonly term: string; readonly words: string }[];
}

/** The same sentences without a fold, for use below the content they describe. */
export function HonestyFacts({ facts }: HonestyFactsProps) {
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
