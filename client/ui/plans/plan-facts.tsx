/** The facts that tell plans apart, with the notes they require beneath them (spec: plan-card, law). */
import { type Fact, factWords, foldedWords } from '../../../domain/plans/fact.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { Folded, FoldedItems } from './folds/folded-items.tsx';

interface ShownFact {
  readonly term: string;
  readonly words: string;
  readonly folded: ReturnType<typeof foldedWords>;
  readonly note: string | undefined;
  readonly noteOpener: string | undefined;
}

/** In the order the vertical declares, with the contract last. */
function shownFacts({ vertical, facts, contract }: PlanCard): ShownFact[] {
  const declared = Object.entries<Fact<never>>(listedBy(vertical).facts);
  const shown = declared.flatMap(([name, fact]) => {
    const value = facts[name] ?? null;
    const given = fact.card === 'always' || (fact.card === 'given' && value !== null);
    const { term, note, noteOpener } = fact;
    const shown = { words: factWords(fact, value), folded: foldedWords(fact, value) };
    return term && given ? [{ term, ...shown, note, noteOpener }] : [];
  });
  const plain = { folded: null, note: undefined, noteOpener: undefined };
  return contract ? [...shown, { term: 'Contract', words: contract, ...plain }] : shown;
}

/** Characters that fit on two lines of a card's column; a longer fact gets a row of its own. */
const shortFact = 36;

export function PlanFacts({ plan }: { plan: PlanCard }) {
  const facts = shownFacts(plan);
  return (
    <div className="grid gap-3">
      <dl className="plan-facts">
        {facts.map(({ term, words, folded }) => (
          <div
            key={term}
            className={!folded && words.length > shortFact ? 'col-span-full' : undefined}
          >
            <dt>{term}</dt>
            <dd>{folded ? <FoldedItems {...folded} of={`${term}, ${plan.name}`} /> : words}</dd>
          </div>
        ))}
      </dl>
      {facts.map(({ term, note, noteOpener }) =>
        note ? <Note key={term} words={note} opener={noteOpener} of={plan.name} /> : null,
      )}
    </div>
  );
}

interface NoteProps {
  readonly words: string;
  readonly opener: string | undefined;
  readonly of: string;
}

/** A note without an opener, such as a warning the law requires, is never folded. */
function Note({ words, opener, of }: NoteProps) {
  if (!opener) return <p className="text-small">{words}</p>;
  return (
    <div className="text-small">
      <Folded opener={opener} of={of}>
        <p>{words}</p>
      </Folded>
    </div>
  );
}
