/** Everything known about a plan, what it leaves out, and its documents. */
import { type Fact, factWords } from '../../../domain/plans/fact.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import { saidAsLeftOut } from '../../../domain/plans/page/left-out.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { documentsOf } from '../../../domain/plans/plan-documents.ts';
import { MarkedList } from './plan-lines.tsx';

interface FactLine {
  readonly term: string;
  /** A list where a plan has several values. */
  readonly words: readonly string[];
  /** The note that the law requires with it, in full. */
  readonly note: string | undefined;
}

/** In the order the vertical declares; a fact that is not given says so. */
function factLines({ vertical, facts, contract }: PlanCard): FactLine[] {
  const declared = Object.entries<Fact<never>>(listedBy(vertical).facts);
  const lines = declared.flatMap(([name, fact]) => {
    const value = facts[name] ?? null;
    if (!fact.term || saidAsLeftOut.has(name)) return [];
    const words = Array.isArray(value) && value.length > 0 ? value : [factWords(fact, value)];
    return [{ term: fact.term, words, note: fact.note }];
  });
  return [
    ...lines,
    ...(contract ? [{ term: 'Contract', words: [contract], note: undefined }] : []),
  ];
}

/** All rates have the same size and weight (spec: law). */
export function PlanFactsPart({ plan }: { plan: PlanCard }) {
  const lines = factLines(plan);
  return (
    <section aria-labelledby="plan-facts" className="grid grid-cols-1 gap-4">
      <h2 id="plan-facts" className="text-h3">
        What you get
      </h2>
      <MarkedList items={plan.inclusions} icon="check" />
      <dl className="plan-facts lg:grid-cols-3">
        {lines.map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            {words.map((one) => (
              <dd key={one}>{one}</dd>
            ))}
          </div>
        ))}
      </dl>
      {lines.map(({ term, note }) =>
        note ? (
          <p key={term} className="measure text-small">
            {note}
          </p>
        ) : null,
      )}
      <Documents plan={plan} />
    </section>
  );
}

function Documents({ plan }: { plan: PlanCard }) {
  const documents = documentsOf(plan);
  if (documents.length === 0) {
    return <p>The provider gave no {listedBy(plan.vertical).document.term.toLowerCase()}.</p>;
  }
  return (
    <ul className="grid gap-1">
      {documents.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="noopener" className="inline-link">
            {name}
          </a>{' '}
          <span className="text-small text-ink-soft">from {plan.provider.name}</span>
        </li>
      ))}
    </ul>
  );
}

export function LeftOutPart({ leftOut }: { leftOut: readonly string[] }) {
  if (leftOut.length === 0) return null;
  return (
    <section aria-labelledby="plan-left-out" className="grid grid-cols-1 gap-4">
      <h2 id="plan-left-out" className="text-h3">
        What is not included
      </h2>
      <MarkedList items={leftOut} icon="x" />
    </section>
  );
}
