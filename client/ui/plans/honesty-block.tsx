/** The three sentences above the first row of every list and comparison. */

export interface HonestyProps {
  readonly coverage: string;
  readonly order: string;
  readonly payment: string;
}

/** Always in sight: nobody has to open anything to know how we work. */
export function Honesty({ coverage, order, payment }: HonestyProps) {
  const facts = [
    { term: 'What is in it', words: coverage },
    { term: 'How it is ordered', words: order },
    { term: 'How we are paid', words: payment },
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
