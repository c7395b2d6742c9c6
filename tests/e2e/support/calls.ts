/** Helpers that collect, delay or hold calls between the browser and the API, or answer in its place. */
import type { Page, Request, Route } from '@playwright/test';

export const api = {
  search: '**/api/address-search',
  retrieve: '**/api/retreive-address',
  gateway: '**/api/v2',
  plans: '**/api/plans?*',
  hero: '**/api/hero**',
  lead: '**/api/lead**',
} as const;

/** Collects requests to a path from now on, in order. */
export function collect(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Answers with a failure in the shape that all our problems have. */
export function failing(status: number, errorMessage: string, field?: string) {
  const error = { code: 'test', message: errorMessage, ...(field ? { field } : {}) };
  return (route: Route) => route.fulfill({ status, json: { errorMessage, error } });
}

/** Delays calls. */
export function slow(milliseconds: number) {
  return async (route: Route) => {
    await pause(milliseconds);
    await route.continue();
  };
}

/** Holds calls until the test lets them go. */
export function held() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    async handle(route: Route) {
      await released;
      // The page may have given up on the call by then.
      await route.continue().catch(() => undefined);
    },
  };
}
