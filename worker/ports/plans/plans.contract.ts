/** The contract every adapter of the plans port passes (docs/contracts/plans.md). */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { homeArea, isSoldTo } from '../../../domain/plans/energy/energy-area.ts';
import { referencesOn } from '../../../domain/plans/energy/reference/references-of.ts';
import { maxPageSize } from '../../../domain/plans/list/asked-plans.ts';
import { pagesOf } from '../../../domain/plans/list/pagination.ts';
import { inOrder, isUnder } from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { type Sort, sorts } from '../../../domain/plans/list/rank.ts';
import { isListed, type ListedVertical } from '../../../domain/plans/listed.ts';
import { type Standing, standingOf } from '../../../domain/plans/page/plan-standing.ts';
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import { cardOf, isServed, type PlanCard } from '../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { askerOn, someDay } from './asker.fixture.ts';
import { withReferences } from './energy/energy-references.ts';
import { callable, type Question, sim } from './plan-questions.fixture.ts';
import type { PlansPort, Recall } from './plans.port.ts';

/** A standing whose neighbours have only the fields of a link: the contract promises no others. */
export function linked(standing: Standing | null): object | null {
  const link = (one: Standing['before']) =>
    one && { id: one.id, vertical: one.vertical, name: one.name, provider: one.provider };
  return standing && { ...standing, before: link(standing.before), after: link(standing.after) };
}

interface ContractParts {
  readonly questions?: readonly Question[];
  readonly day?: string;
}

/**
 * @param port has exactly the catalogue's plans and providers
 * @param day the day on which a partner prices its plans
 */
export function plansContract(
  name: string,
  port: () => PlansPort,
  { plans, providers, references = [] }: Catalogue,
  { questions = callable, day = someDay }: ContractParts = {},
): void {
  const compared = plans.filter((plan): plan is ComparedPlan => isListed(plan.vertical));
  const sellers = new Map(providers.map((one) => [one.id, one]));
  const cardFor = (plan: ComparedPlan, answers?: Answers): PlanCard => {
    const { id = '', name: named = '', logo = null } = sellers.get(plan.providerId) ?? {};
    // The home's network follows from its postcode, whatever the answers say.
    const { distributor: _, ...rest } = answers ?? {};
    const network = plan.vertical === 'energy' ? homeFor(answers).area.distributor : null;
    const atHome = network === null ? rest : { ...rest, distributor: network };
    const known =
      plan.vertical === 'energy' ? withReferences(plan, referencesOn(references, day)) : plan;
    return cardOf(known, { id, name: named, logo }, { day, answers: atHome });
  };
  const cards = compared
    .filter(({ vertical }) => vertical === 'mobile' || vertical === 'broadband')
    .map((plan) => cardFor(plan));
  const expected = ({ vertical, answers, ...question }: Question, sort: Sort): PlanCard[] =>
    inOrder(
      compared
        .filter((plan) => plan.vertical === vertical && isServed(plan, { day, answers }))
        .filter((plan) => plan.vertical !== 'energy' || isSoldTo(plan.area, homeFor(answers)))
        .map((plan) => cardFor(plan, answers))
        .filter((card) => isUnder(card, question)),
      sort,
    );
  const homeFor = ({ postcode = '', distributor = '' }: Answers = {}) =>
    homeArea(
      compared.flatMap((plan) => (plan.vertical === 'energy' && plan.area) || []),
      { postcode: String(postcode), distributor: String(distributor) },
    );
  const ask = (question: Question, over: Partial<PlanQuery> = {}) =>
    port().page({ ...question, sort: 1, page: 1, perPage: maxPageSize, ...over }, askerOn(day));

  describe(`plans contract: ${name}`, () => {
    it.each(questions.map((question) => ({ question, words: JSON.stringify(question) })))(
      'lists the cards that the pure filters and ranking list: $words',
      async ({ question }) => {
        for (const sort of sorts) {
          const all = expected(question, sort);
          const page = await ask(question, { sort });
          expect(page.total).toBe(all.length);
          expect(page.plans).toEqual(all);
        }
      },
    );

    it('turns pages without losing or repeating a plan, places and reasons running on', async () => {
      const question = { vertical: 'mobile', filters: sim } as const;
      const all = expected(question, 1);
      const seen: PlanCard[] = [];
      for (let page = 1; seen.length < all.length; page++) {
        const { plans: shown, ...list } = await ask(question, { page, perPage: 5 });
        expect(list).toMatchObject({ page, pages: pagesOf(all.length, 5), total: all.length });
        expect(shown.length).toBeGreaterThan(0);
        seen.push(...shown);
      }
      expect(seen).toEqual(all);
      expect(seen.map(({ place }) => place)).toEqual(all.map((_, index) => index + 1));
    });

    it('answers for a page beyond the last with the last', async () => {
      const question = { vertical: 'broadband', filters: {} } as const;
      const last = await ask(question, { page: 99, perPage: 5 });
      expect(last.page).toBe(last.pages);
      expect(last.plans).toEqual(
        await ask(question, { page: last.pages, perPage: 5 }).then((one) => one.plans),
      );
    });

    it('names every provider with a plan in the vertical, whatever is filtered by', async () => {
      const { providers: named } = await ask({ vertical: 'broadband', filters: { speed: [12] } });
      const sellers = new Set(
        cards.filter(({ vertical }) => vertical === 'broadband').map((card) => card.provider.id),
      );
      expect(named.map(({ id }) => id).toSorted()).toEqual([...sellers].toSorted());
    });

    it('lists providers by vertical and name', async () => {
      const found = await port().providers(['mobile', 'solar'], askerOn(day));
      expect(Object.keys(found).sort()).toEqual(['mobile', 'solar']);
      expect(found.solar?.providers.map((one) => one.name)).toEqual([
        'Clerestory Solar',
        'Nine Panels',
        'Noonlight Electrical',
        'Sundowner',
        'Tinroof',
      ]);
      expect(found.mobile?.staleSince).toBeNull();
      expect(found.mobile?.providers).toContainEqual({
        id: 'odeas-exchange',
        name: "O'Dea's Exchange",
        logo: { url: '/media/catalogue/odeas-exchange.svg', altText: "O'Dea's Exchange" },
      });
    });

    it('dates a list of providers that could not be fetched again', async () => {
      const recall: Recall = async ({ ask }) => ({ data: await ask(), at: 0, stale: true });
      const { mobile } = await port().providers(['mobile'], askerOn(day, { recall }));
      expect(mobile?.staleSince).toBe('1970-01-01T00:00:00.000Z');
      expect(mobile?.providers).not.toEqual([]);
    });

    it('finds a single plan’s standing among all of its vertical, with its neighbours', async () => {
      for (const vertical of ['mobile', 'broadband'] as const) {
        const sold = cards.filter((card) => card.vertical === vertical);
        const ordered = inOrder(sold, 1);
        const names = [...new Set(sold.map(({ provider }) => provider.id))];
        for (const card of [...ordered.filter((_, at) => at % 6 === 0), ...ordered.slice(-1)]) {
          const found = await port().single({ vertical, id: card.id }, askerOn(day));
          expect(linked(found.standing)).toEqual(linked(standingOf(card, sold)));
          expect(found).toMatchObject({ ended: null, staleSince: null });
          expect(found.providers.map(({ id }) => id).toSorted()).toEqual(names.toSorted());
        }
      }
    });

    it('finds nothing for an id that never was, nor for a plan of another vertical', async () => {
      const elsewhere = cards.find(({ vertical }) => vertical === 'broadband')?.id ?? '';
      for (const id of [elsewhere, 'nobody', "'"]) {
        const found = await port().single({ vertical: 'mobile', id }, askerOn(day));
        expect(found).toMatchObject({ standing: null, ended: null });
      }
    });

    it('names every plan on sale for a list of pages, with the day it was checked', async () => {
      for (const vertical of ['mobile', 'broadband'] as const) {
        const pages = await port().pages(vertical, askerOn(day));
        const sold = cards.filter((card) => card.vertical === vertical);
        expect(pages.map(({ id }) => id).toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
        for (const one of pages) {
          expect(one.checkedOn).toBe(sold.find(({ id }) => id === one.id)?.checkedOn);
        }
      }
    });

    it('finds chosen plans, cheapest first, placed among themselves', async () => {
      const chosen = (ids: readonly string[], verticals: readonly ListedVertical[]) =>
        port().chosen({ ids, verticals }, askerOn(day));
      for (const vertical of ['mobile', 'broadband'] as const) {
        const all = inOrder(
          cards.filter((card) => card.vertical === vertical),
          1,
        );
        const some = [all[7], all[2], all[11], all[2]].flatMap((card) => card?.id ?? []);
        const others = cards.filter((card) => card.vertical !== vertical).slice(0, 3);
        const ids = [...some, ...others.map(({ id }) => id), 'nobody', "'"];
        const found = await chosen(ids, [vertical]);
        expect(found).toMatchObject({ partial: false, staleSince: null });
        expect(found.plans.map(({ id }) => id)).toEqual(
          [all[2], all[7], all[11]].map((card) => card?.id),
        );
        expect(found.plans.map(({ place }) => place)).toEqual([1, 2, 3]);
        expect(found.plans[0]?.reason).toMatch(/^First of 3: /);
        expect((await chosen(ids, ['mobile', 'broadband'])).plans).toHaveLength(6);
        expect((await chosen([], [vertical])).plans).toEqual([]);
      }
    });
  });
}
