/** Plans from two sources: each question goes to the source that has its plans, and answers are merged. */
import { describe, expect, it } from 'vitest';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import { initialQuery, openSettings } from '../../../domain/plans/list/plan-query.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { standingOf } from '../../../domain/plans/page/plan-standing.ts';
import { askerOn } from './asker.fixture.ts';
import { calledPlans } from './called-plans.ts';
import type { ChosenPlans, PlanChoice, PlansPort } from './plans.port.ts';

const partners = cardLike({ id: 'sim', vertical: 'mobile', name: 'Sim', estimateCents: 4_000 });
const ours = cardLike({ id: 'power', vertical: 'energy', name: 'Power', estimateCents: 143_613 });
const gone = 'The partner is away';

interface Half {
  readonly port: PlansPort;
  /** The choices that it was asked for. */
  readonly asked: PlanChoice[];
}

/** A source that has one plan and records the choices it was asked for. */
function half(plan: typeof partners, over: Partial<ChosenPlans> = {}): Half {
  const asked: PlanChoice[] = [];
  const providers = [{ id: plan.id, name: `${plan.name} & Co` }];
  const age = { asOf: null, stale: false };
  return {
    asked,
    port: {
      page: async () => ({ plans: [plan], total: 1, page: 1, pages: 1, providers, ...age }),
      chosen: async (choice) => {
        asked.push(choice);
        const none = { elsewhere: [], ended: [], partial: false, staleSince: null };
        return { plans: [plan], providers, ...none, ...over };
      },
      single: async () => ({
        standing: standingOf(plan, [plan]),
        ended: null,
        answers: {},
        providers,
        staleSince: null,
      }),
      pages: async () => [plan],
      energy: async () => ({
        plans: [],
        providers,
        unpriced: [],
        asOf: null,
        stale: false,
        area: { known: true, distributors: [], distributor: plan.id },
      }),
      providers: async (verticals) => {
        const list = { providers: [{ ...plan.provider, id: plan.id }], staleSince: null };
        return Object.fromEntries(verticals.map((slug) => [slug, list] as const));
      },
    },
  };
}

const away: PlansPort = {
  page: () => Promise.reject(new Error(gone)),
  chosen: () => Promise.reject(new Error(gone)),
  single: () => Promise.reject(new Error(gone)),
  pages: () => Promise.reject(new Error(gone)),
  energy: () => Promise.reject(new Error(gone)),
  providers: () => Promise.reject(new Error(gone)),
};

const queryFor = (vertical: ListedVertical) => initialQuery(openSettings(vertical));

describe('a page', () => {
  it('is the partner’s where a call carries its plans, and ours for every other product', async () => {
    const port = calledPlans(half(partners).port, half(ours).port);
    const idsOf = async (vertical: ListedVertical) =>
      (await port.page(queryFor(vertical), askerOn())).plans.map(({ id }) => id);
    expect(await idsOf('mobile')).toEqual(['sim']);
    expect(await idsOf('broadband')).toEqual(['sim']);
    expect(await idsOf('energy')).toEqual(['power']);
  });

  it('of ours is there while the partner is away, and the partner’s is not made up', async () => {
    const port = calledPlans(away, half(ours).port);
    expect((await port.page(queryFor('energy'), askerOn())).total).toBe(1);
    await expect(port.page(queryFor('mobile'), askerOn())).rejects.toThrow(gone);
  });
});

it('pages are of the source whose plans they show, and energy by area is always ours', async () => {
  const port = calledPlans(half(partners).port, half(ours).port);
  const idsOf = async (vertical: ListedVertical) =>
    (await port.pages(vertical, askerOn())).map(({ id }) => id);
  expect([await idsOf('mobile'), await idsOf('energy')]).toEqual([['sim'], ['power']]);
  for (const { vertical, id } of [partners, ours]) {
    const { standing } = await port.single({ vertical, id }, askerOn());
    expect(standing?.plan.id).toBe(id);
  }
  const home = { fuel: 'Gas', customer: 'Business', postcode: '3053', distributor: '' } as const;
  const { area } = await calledPlans(away, half(ours).port).energy(home, askerOn());
  expect(area.distributor).toBe('power');
});

describe('chosen plans', () => {
  const ids = ['power', 'sim'];

  it('of both are put together, cheapest first, each source asked for its own', async () => {
    const [remote, own] = [half(partners), half(ours)];
    const both = await calledPlans(remote.port, own.port).chosen(
      { ids, verticals: ['energy', 'mobile', 'broadband'] },
      askerOn(),
    );
    expect(both.plans.map(({ id, place }) => [id, place])).toEqual([
      ['sim', 1],
      ['power', 2],
    ]);
    expect(both.providers.map(({ name }) => name)).toEqual(['Sim & Co', 'Power & Co']);
    expect(both).toMatchObject({ partial: false, staleSince: null });
    expect(remote.asked).toEqual([{ ids, verticals: ['mobile', 'broadband'] }]);
    expect(own.asked).toEqual([{ ids, verticals: ['energy'] }]);
  });

  it.each([
    ['energy', 'power', 0, 1],
    ['mobile', 'sim', 1, 0],
  ] as const)('of %s alone ask one source and no other', async (vertical, id, called, kept) => {
    const [remote, own] = [half(partners), half(ours)];
    const found = await calledPlans(remote.port, own.port).chosen(
      { ids, verticals: [vertical] },
      askerOn(),
    );
    expect(found.plans.map((plan) => plan.id)).toEqual([id]);
    expect([remote.asked.length, own.asked.length]).toEqual([called, kept]);
  });

  it.each([
    ['the partner is', away, half(ours).port, ['power']],
    ['our catalogue is', half(partners).port, away, ['sim']],
  ])('are those of the other source while %s away', async (_, remote, own, there) => {
    const choice = { ids, verticals: ['mobile', 'energy'] as const };
    const found = await calledPlans(remote, own).chosen(choice, askerOn());
    expect(found.plans.map(({ id }) => id)).toEqual(there);
    expect(found.partial).toBe(true);
  });

  it('fail while both sources are away', async () => {
    const choice = { ids, verticals: ['mobile', 'energy'] as const };
    await expect(calledPlans(away, away).chosen(choice, askerOn())).rejects.toThrow(gone);
  });

  it.each([
    [{ partial: true }, {}, { partial: true, staleSince: null }],
    [{}, { partial: true }, { partial: true, staleSince: null }],
    [{}, { elsewhere: ['power'] }, { elsewhere: ['power'], partial: false }],
    [{}, { staleSince: '2026-11-20T10:00:00.000Z' }, { staleSince: '2026-11-20T10:00:00.000Z' }],
    [
      { staleSince: '2026-11-20T22:00:00.000Z', partial: true },
      { staleSince: '2026-11-20T10:00:00.000Z' },
      { staleSince: '2026-11-20T10:00:00.000Z', partial: true },
    ],
  ])('carry what is missing and the oldest age: %j and %j', async (theirs, own, together) => {
    const port = calledPlans(half(partners, theirs).port, half(ours, own).port);
    const found = await port.chosen({ ids, verticals: ['mobile', 'energy'] }, askerOn());
    expect(found).toMatchObject(together);
  });
});

it('providers are the partner’s for every vertical', async () => {
  const found = await calledPlans(half(partners).port, half(ours).port).providers(
    ['mobile', 'energy'],
    askerOn(),
  );
  expect([found.mobile?.providers[0]?.id, found.energy?.providers[0]?.id]).toEqual(['sim', 'sim']);
});
