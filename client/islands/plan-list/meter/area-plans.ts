/** Every energy plan of the home's area, with its tariffs: the calls name the area and nothing else about the home. */
import { customers, fuels } from '../../../../domain/plans/energy/energy-filters.ts';
import type { PlanQuery } from '../../../../domain/plans/list/plan-query.ts';
import type { SoldEnergy } from '../../../../domain/plans/list/sold-energy.ts';
import { pick } from '../../calls/pick.ts';
import { getJson } from '../../calls/request.ts';

/** One URL for each fuel and each kind of customer; nothing in it comes from the meter. */
export function areaUrls({ filters, answers = {} }: PlanQuery): string[] {
  return fuels
    .filter((fuel) => (filters.fuel ?? fuel) === fuel)
    .flatMap((fuel) =>
      customers
        .filter((customer) => (filters.customer ?? customer) === customer)
        .map((customer) => {
          const params = new URLSearchParams({ fuel, customer });
          for (const name of ['postcode', 'state', 'distributor']) {
            if (answers[name]) params.set(name, String(answers[name]));
          }
          return `/api/plans/energy?${params}`;
        }),
    );
}

/** Thousands of plans take a while on a slow connection. */
const deadlineMs = 30_000;

/** Undefined where a call failed. */
export async function fetchAreaPlans(
  urls: readonly string[],
  signal: AbortSignal,
): Promise<SoldEnergy | undefined> {
  const answers = await Promise.all(
    urls.map((url) => getJson(url, { signal, timeout: deadlineMs })),
  );
  const found = answers.flatMap(({ status, body }) =>
    status === 200 && Array.isArray(pick(body, 'plans')) ? [body as SoldEnergy] : [],
  );
  const [first] = found;
  if (!first || found.length < urls.length) return undefined;
  // A stale part makes the whole list stale, and as old as its oldest stale part.
  const old = found.filter(({ stale }) => stale);
  const [oldest = first] = old.toSorted((one, other) =>
    String(one.asOf).localeCompare(String(other.asOf)),
  );
  const named = found.flatMap(({ providers }) => providers);
  return {
    area: first.area,
    asOf: oldest.asOf,
    stale: old.length > 0,
    plans: found.flatMap(({ plans }) => plans),
    providers: [...new Map(named.map((one) => [one.id, one])).values()].toSorted((one, other) =>
      one.name.localeCompare(other.name, 'en-AU'),
    ),
    unpriced: found.flatMap(({ unpriced }) => unpriced),
  };
}
