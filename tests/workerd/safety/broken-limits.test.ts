/** The platform's counter fails or hangs: forms, searches, lists and files promptly answer as if within the limit. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countPatienceMs } from '../../../worker/http/request-checks.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const broken = {
  fails: () => Promise.reject(new Error('no counter')),
  throws: (): never => {
    throw new Error('no counter');
  },
  hangs: () => new Promise<never>(() => undefined),
};
type Break = keyof typeof broken;

const address = {
  vertical: 'energy',
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
const asked: Readonly<Record<string, readonly [ask: () => Request, status: number]>> = {
  'a form from a script': [() => postJson(`${origin}/api/hero`, address), 200],
  'a form without a script': [() => postForm(`${origin}/api/hero`, address), 303],
  'an address search': [
    () => postJson(`${origin}/api/address-search`, { address: '19 Murray' }),
    200,
  ],
  'a comparison': [() => visit(`${origin}/compare?plans=shore-50`), 404],
  'a page of a list': [() => visit(`${originOf('correa')}/mobile/plans?page=2`), 200],
  'the sitemap': [() => visit(`${origin}/sitemap.xml`), 200],
};
const cases = (Object.keys(broken) as Break[]).flatMap((how) =>
  Object.entries(asked).map(([name, one]) => ({ how, name, ask: one[0], status: one[1] })),
);

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each(cases)('a counter that $how lets $name through', async ({ how, ask, status }) => {
  const limit = { limit: broken[how] };
  const fetch = wire({ env: { LIMIT_SEARCH: limit, LIMIT_SUBMIT: limit, REQUEST_LOG: 'off' } });
  const given = AbortSignal.timeout(5_000);
  const ended = new Promise<never>((_, reject) => {
    given.addEventListener('abort', () => reject(new Error('no answer in 5 s')));
  });
  const response = await Promise.race([fetch(ask()), ended]);
  expect(response.status).toBe(status);
  const told = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'limit_failed');
  const reason = how === 'hangs' ? `no answer in ${countPatienceMs} ms` : 'no counter';
  expect(told).toEqual([
    { event: 'limit_failed', id: expect.any(String), reason: expect.stringContaining(reason) },
  ]);
});
