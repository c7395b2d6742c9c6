/** The query string of `GET /api/plans` for a complete plan query, written by the browser and read by the worker. */

import { isListed } from '../listed.ts';
import type { CostBounds, PlanQuery } from './plan-query.ts';
import { openSettings, readQuery, writeQuery } from './plan-query.ts';

/** The most plans on a page. */
export const maxPageSize = 500;

const bounds = { cost_min: 'minCents', cost_max: 'maxCents' } as const;

/** @param query complete: see fullQuery */
export function writeAsked(query: PlanQuery): URLSearchParams {
  const params = writeQuery(query, openSettings(query.vertical));
  params.set('vertical', query.vertical);
  params.set('per_page', String(query.perPage));
  for (const [name, key] of Object.entries(bounds)) {
    const cents = query.cost?.[key];
    if (cents !== undefined) params.set(name, String(cents));
  }
  return params;
}

/** Null for a vertical without lists. Ignores options unknown to a filter. */
export function readAsked(params: URLSearchParams): PlanQuery | null {
  const vertical = params.get('vertical') ?? '';
  if (!isListed(vertical)) return null;
  const settings = openSettings(vertical);
  const perPage = wholeIn(params, 'per_page') ?? settings.perPage;
  const cost: CostBounds = Object.fromEntries(
    Object.entries(bounds).flatMap(([name, key]) => {
      const cents = wholeIn(params, name);
      return cents === undefined ? [] : [[key, cents]];
    }),
  );
  return {
    ...readQuery(params, settings),
    perPage: Math.min(maxPageSize, Math.max(1, perPage)),
    ...(Object.keys(cost).length > 0 && { cost }),
  };
}

function wholeIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
