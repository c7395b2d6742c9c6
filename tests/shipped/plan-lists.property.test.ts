/** For every product and any catalogue, presets, filters, sorts and pages neither lose nor repeat a plan. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noLimit } from '../../domain/plans/fact.ts';
import { isUnder, pageOf } from '../../domain/plans/list/plan-page.ts';
import { anyQuery } from '../../domain/plans/list/plan-query.fixture.ts';
import { initialQuery, openSettings, type PlanQuery } from '../../domain/plans/list/plan-query.ts';
import { sortsOf } from '../../domain/plans/list/rank.ts';
import {
  isListed,
  type ListedVertical,
  listedBy,
  listedVerticals,
} from '../../domain/plans/listed.ts';
import type { ComparedPlan } from '../../domain/plans/plan.ts';
import { cardOf, isServed, type PlanCard } from '../../domain/plans/plan-card.ts';
import { completeAnswers } from '../../domain/plans/question.ts';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';

const day = '2026-11-21';
/** Above every number in the shipped catalogue. */
const unlimited = 1_000_000;
const shipped = readEmbeddedCatalogue().catalogue.plans.filter((plan): plan is ComparedPlan =>
  isListed(plan.vertical),
);

/** Shipped plans, some of them repeated, with only a few names, so that there are ties of every kind. */
function anyCatalogue(vertical: ListedVertical): fc.Arbitrary<ComparedPlan[]> {
  const own = shipped.filter((plan) => plan.vertical === vertical);
  if (own.length === 0) return fc.constant([]);
  const one = fc.record({
    plan: fc.constantFrom(...own),
    name: fc.constantFrom('Small', 'small', 'Large'),
    seller: fc.constantFrom('bowerbird', 'loopline', 'plover'),
  });
  return fc.array(one, { maxLength: 30 }).map((some) =>
    some.map(({ plan, name, seller }, index) => ({
      ...plan,
      id: `plan-${index}`,
      name,
      providerId: seller,
    })),
  );
}

/** Any query, with the answers of one of the product's presets or with none. */
function anyQuestion(vertical: ListedVertical): fc.Arbitrary<PlanQuery> {
  const { questions, presets } = listedBy(vertical);
  const anyAnswers = fc.constantFrom({}, ...presets.map(({ answers = {} }) => answers));
  return fc
    .tuple(anyQuery(openSettings(vertical)), anyAnswers)
    .map(([query, said]) => ({ ...query, answers: completeAnswers(questions, said) }));
}

function cardsFor(plans: readonly ComparedPlan[], { answers }: PlanQuery): PlanCard[] {
  return plans
    .filter((plan) => isServed(plan, { day, answers }))
    .map((plan) => {
      const provider = { id: plan.providerId, name: plan.providerId, logo: null };
      return cardOf(plan, provider, { day, answers });
    });
}

function everyPage(cards: readonly PlanCard[], query: PlanQuery): PlanCard[] {
  const { pages } = pageOf(cards, { ...query, page: 1 });
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap(
    (page) => pageOf(cards, { ...query, page }).plans,
  );
}

const idsOf = (cards: readonly PlanCard[]) => cards.map(({ id }) => id);

describe.each(listedVerticals)('lists of %s plans', (vertical) => {
  const asked = fc.tuple(anyCatalogue(vertical), anyQuestion(vertical));
  const sorts = sortsOf(listedBy(vertical).orders);

  it('contain every plan that passes the filters exactly once over all pages', () => {
    fc.assert(
      fc.property(asked, ([plans, query]) => {
        const cards = cardsFor(plans, query);
        const under = cards.filter((card) => isUnder(card, query));
        for (const sort of sorts) {
          const shown = idsOf(everyPage(under, { ...query, sort }));
          expect(shown.toSorted()).toEqual(idsOf(under).toSorted());
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are in one order, whatever the order of the catalogue', () => {
    const shuffled = asked.chain(([plans, query]) =>
      fc.tuple(
        fc.constant(plans),
        fc.shuffledSubarray(plans, { minLength: plans.length }),
        fc.constant(query),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([plans, others, query]) => {
        for (const sort of sorts) {
          const shown = (some: readonly ComparedPlan[]) =>
            idsOf(everyPage(cardsFor(some, query), { ...query, sort }));
          expect(shown(others)).toEqual(shown(plans));
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** The products with an order of their own. */
const ownOrders = listedVerticals.flatMap((vertical) => {
  const { own } = listedBy(vertical).orders;
  return own ? [{ vertical, own }] : [];
});

describe.each(ownOrders)(
  'lists of $vertical plans, in the product’s own order',
  ({ vertical, own }) => {
    const valuesOf = (cards: readonly PlanCard[]) =>
      cards.map(({ facts }) => (facts[own.fact] === noLimit ? unlimited : facts[own.fact]));

    it('run from the best value to the worst, and end with the plans that lack it', () => {
      fc.assert(
        fc.property(anyCatalogue(vertical), anyQuestion(vertical), (plans, query) => {
          const values = valuesOf(everyPage(cardsFor(plans, query), { ...query, sort: 'own' }));
          const given = values.filter((value) => typeof value === 'number');
          const lacking = values.filter((value) => value === null);
          const up = given.toSorted((a, b) => a - b);
          expect(values).toEqual([...(own.first === 'most' ? up.reverse() : up), ...lacking]);
        }),
        { numRuns: 40 },
      );
    });

    it('tell the shipped plans apart', () => {
      const plans = shipped.filter((plan) => plan.vertical === vertical);
      const values = valuesOf(cardsFor(plans, initialQuery(openSettings(vertical))));
      expect(new Set(values).size).toBeGreaterThan(2);
    });
  },
);
