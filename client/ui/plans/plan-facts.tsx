/** The facts that plans are told apart by, as terms and values. */
import { type Fact, factWords } from '../../../domain/plans/fact.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';

interface ShownFact {
  readonly term: string;
  readonly words: string;
}

/** The lines of a card, in the order in which the vertical declares them; the contract last. */
function shownFacts({ vertical, facts, contract }: PlanCard): ShownFact[] {
  const declared = Object.entries<Fact<never>>(listedBy(vertical).facts);
  const shown = declared.flatMap(([name, fact]) => {
    const value = facts[name] ?? null;
    const given = fact.card === 'always' || (fact.card === 'given' && value !== null);
    return fact.term && given ? [{ term: fact.term, words: factWords(fact, value) }] : [];
  });
  return [...shown, ...(contract ? [{ term: 'Contract', words: contract }] : [])];
}

export function PlanFacts({ plan }: { plan: PlanCard }) {
  return (
    <dl className="plan-facts">
      {shownFacts(plan).map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
