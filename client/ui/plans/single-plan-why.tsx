/** Why a plan has its place in the list, its neighbours there, and how we work. */

import {
  coverageSentence,
  orderSentence,
  paymentSentence,
} from '../../../domain/plans/list/honesty.ts';
import { defaultSort } from '../../../domain/plans/list/rank.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import {
  type Neighbour,
  peersWords,
  type Standing,
} from '../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { kindWords } from '../../../domain/plans/words/kind-words.ts';
import { Link } from '../link.tsx';
import { HonestyFacts } from './honesty-block.tsx';

interface PlanWhyProps {
  readonly standing: Standing;
  /** Where the home is, if the plan is not sold there. */
  readonly notSoldIn: string | null;
  readonly providers: readonly { readonly name: string }[];
  readonly of: (plan: Neighbour) => string;
}

export function PlanWhy({ standing, notSoldIn, providers, of }: PlanWhyProps) {
  const { plan, total } = standing;
  const facts = [
    {
      term: 'What our list covers',
      words: coverageSentence(kindWords([plan.vertical]), providers),
    },
    { term: 'How it is ordered', words: orderSentence(defaultSort, plan.vertical) },
    { term: 'How we are paid', words: paymentSentence([plan.vertical]) },
  ];
  return (
    <section aria-labelledby="plan-why" className="grid grid-cols-1 gap-4">
      <h2 id="plan-why" className="text-h3">
        Why it is ranked here
      </h2>
      <p className="measure">
        {plan.reason
          ? [`${plan.reason} That is among ${listOf(plan)}.`, ...conditionsOf(plan)].join(' ')
          : `It isn’t ranked among our ${total > 0 ? `${total} ` : ''}${peersWords(plan)}, because ${placeless(plan, notSoldIn)}.`}
      </p>
      <Neighbours standing={standing} of={of} />
      <HonestyFacts facts={facts} />
    </section>
  );
}

/** Energy is sold by area, so other homes have other plans; some cards take no balance, some loans no small amount. */
function listOf(plan: PlanCard): string {
  const peers = peersWords(plan);
  if (plan.vertical === 'energy')
    return `the ${peers} on our list that are sold in this home’s area`;
  return Object.keys(listedBy(plan.vertical).questions).length > 0
    ? `the ${peers} on our list that match what the price above assumes`
    : `all our ${peers}`;
}

/** The order ignores eligibility, because it cannot know who the visitor is. */
function conditionsOf({ facts: { eligibility = null } }: PlanCard): string[] {
  return eligibility === null
    ? []
    : ['The order doesn’t consider who can get a plan: check “Who can get it”.'];
}

function placeless({ unpriced }: PlanCard, notSoldIn: string | null): string {
  if (notSoldIn !== null) return `it is not sold in ${notSoldIn}`;
  return unpriced === undefined
    ? 'it doesn’t match what the price above assumes'
    : 'only plans with a price can be ranked';
}

function Neighbours({ standing, of }: Pick<PlanWhyProps, 'standing' | 'of'>) {
  const { before, after } = standing;
  const neighbours = [
    { term: 'Before it', plan: before },
    { term: 'After it', plan: after },
  ].flatMap(({ term, plan }) => (plan ? [{ term, plan }] : []));
  if (neighbours.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {neighbours.map(({ term, plan }) => (
        <li key={term}>
          {term}:{' '}
          <Link href={of(plan)} className="inline-link">
            {plan.name}
          </Link>{' '}
          <span className="text-small text-ink-soft">from {plan.provider.name}</span>
        </li>
      ))}
    </ul>
  );
}
