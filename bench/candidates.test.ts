/** Every candidate gives the site's own answers, without which its figures would mean nothing. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEmbeddedCatalogue } from '../scripts/build/read-catalogue.ts';
import { cached, candidatesFor, constant, pages, sectionsOnly } from './candidates.ts';
import { type Answer, send } from './load-generator.ts';
import { candidateTarget, giveConstants, siteTarget, startCandidates } from './start-candidates.ts';

let server: Miniflare;
/** The site's answer to the first visitor of each page: rendered, not cached. */
const rendered = new Map<string, Answer>();

beforeAll(async () => {
  // The client is already built; without this, each bundling would rebuild it while other tests read it.
  vi.stubEnv('KURRAJONG_BUILT', '1');
  server = await startCandidates();
  for (const page of pages) {
    rendered.set(page.path, await send(await siteTarget(server, cached, page)));
  }
  await giveConstants(server);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.dispose();
});

describe.each(pages)('$path', (page) => {
  const first = () => rendered.get(page.path) ?? expect.fail('The site was not asked');

  it.each(candidatesFor(page).filter((one) => one !== sectionsOnly))(
    '$name sends the same bytes and headers as the site',
    async (candidate) => {
      const again = await send(await siteTarget(server, candidate, page));
      const answer = await send(await candidateTarget(server, candidate, page));
      expect(answer.status).toBe(200);
      expect(lasting(answer.body)).toBe(lasting(again.body));
      if (!candidate.query) expect(lasting(answer.body)).toBe(lasting(first().body));
      // A streamed page cannot name its runtime in a header yet, so either answer counts as the site's.
      expect([again, first()].map(({ headers }) => comparable(headers))).toContainEqual(
        comparable(answer.headers),
      );
    },
  );

  it('serves cached pages from memory and first renders without a cache', async () => {
    for (const candidate of candidatesFor(page)) {
      const { headers } = await send(await candidateTarget(server, candidate, page));
      const origin = String(headers['server-timing']).match(/cache;desc="(\w+)"/)?.[1];
      const kept = candidate.entry === cached.entry || candidate.entry === constant.entry;
      const made = candidate === sectionsOnly ? undefined : 'miss';
      expect(origin, candidate.name).toBe(kept ? 'hit' : made);
    }
  });

  it('renders the same main element as the site with sections only', async () => {
    const { status, body } = await send(await candidateTarget(server, sectionsOnly, page));
    const main = first().body.match(/<main id="main" tabindex="-1">(.*)<\/main>/s)?.[1] ?? '';
    expect(status).toBe(200);
    expect(main.length).toBeGreaterThan(10_000);
    expect(lasting(body.replace(preload, ''))).toBe(lasting(main));
  });
});

it('the pages show providers and plans', () => {
  const { providers, plans } = readEmbeddedCatalogue().catalogue;
  const named = (path: string, names: readonly { readonly name: string }[]) =>
    names.filter(({ name }) => rendered.get(path)?.body.includes(name)).length;
  expect(named('/', providers)).toBeGreaterThan(5);
  expect(named('/internet/plans', plans)).toBeGreaterThan(2);
  expect(named('/energy', providers)).toBe(0);
});

/** React preloads images before each section, which the site leaves out (client/ui/render-html.ts). */
const preload = /<link rel="preload" as="image"[^>]*\/>/g;

/** HTML without form ids, which differ on each request, and without unfilled slots. */
function lasting(html: string): string {
  return html
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\uE002/g, '(id)')
    .replace(/[\uE000-\uE005]/g, '');
}

/** Headers without those of the connection and of a single request. */
function comparable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    connection,
    'content-length': length,
    'keep-alive': alive,
    'transfer-encoding': encoding,
    'server-timing': timing,
    'x-request-id': id,
    ...rest
  } = headers;
  return rest;
}
