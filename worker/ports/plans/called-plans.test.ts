/** Which source answers: the partner for products that a plan call carries, our own catalogue for others. */
import { describe, expect, it } from 'vitest';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { askerOn } from './asker.fixture.ts';
import { calledPlans } from './called-plans.ts';
import type { PlanChoice, PlansPort } from './plans.port.ts';

/** No product is listed without a call yet; one that is will be named like this. */
const uncalled = 'energy' as string as ListedVertical;

/** Answers with one plan of its own name, and says what it was asked. */
function source(name: string, staleSince: string | null = null, partial = false) {
  const asked: (readonly ListedVertical[])[] = [];
  const port: PlansPort = {
    async page({ vertical }) {
      asked.push([vertical]);
      const rest = { total: 1, page: 1, pages: 1, providers: [], asOf: null, stale: false };
      return { plans: [cardLike({ id: name })], ...rest };
    },
    async chosen({ verticals }: PlanChoice) {
      asked.push(verticals);
      const providers = [{ id: name, name }];
      return { plans: [cardLike({ id: name })], providers, partial, staleSince };
    },
    async providers() {
      return { mobile: [{ id: name, name, logo: null }] };
    },
  };
  return { port, asked };
}

describe('plans of two sources', () => {
  it('come from the partner where a call carries them', async () => {
    const [remote, own] = [source('remote'), source('own')];
    const port = calledPlans(remote.port, own.port);
    const query = { filters: {}, sort: 1, page: 1, perPage: 5 } as const;
    const { plans } = await port.page({ ...query, vertical: 'mobile' }, askerOn());
    expect(plans.map(({ id }) => id)).toEqual(['remote']);
    await port.page({ ...query, vertical: uncalled }, askerOn());
    expect([remote.asked, own.asked]).toEqual([[['mobile']], [[uncalled]]]);
  });

  it('are put together, with what is missing and how old the oldest is', async () => {
    const remote = source('remote', '2026-11-22T10:00:00.000Z', true);
    const own = source('own', '2026-11-21T10:00:00.000Z');
    const port = calledPlans(remote.port, own.port);
    const verticals = ['mobile', uncalled, 'broadband'] as const;
    const found = await port.chosen({ ids: ['remote', 'own'], verticals }, askerOn());
    expect(found.plans.map(({ id }) => id).toSorted()).toEqual(['own', 'remote']);
    expect(found.plans.map(({ place }) => place)).toEqual([1, 2]);
    expect(found.providers.map(({ id }) => id)).toEqual(['remote', 'own']);
    expect([found.partial, found.staleSince]).toEqual([true, '2026-11-21T10:00:00.000Z']);
    expect([remote.asked, own.asked]).toEqual([[['mobile', 'broadband']], [[uncalled]]]);
  });

  it('ask one source alone where that is enough', async () => {
    const [remote, own] = [source('remote'), source('own')];
    const port = calledPlans(remote.port, own.port);
    await port.chosen({ ids: ['x'], verticals: ['mobile'] }, askerOn());
    expect([remote.asked.length, own.asked.length]).toEqual([1, 0]);
    expect(await port.providers(['mobile'], askerOn())).toEqual({
      mobile: [{ id: 'remote', name: 'remote', logo: null }],
    });
  });
});
