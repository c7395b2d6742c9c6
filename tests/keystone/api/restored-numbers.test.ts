/** A CMS restored from an older copy never reuses a number that its sites have seen. */
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { startCms } from '../../../scripts/cms/cms-server.ts';
import { must, readToken, signInAdmin } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, seed, smallSite } from '../support/seed-keystone.ts';
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts';

const brand = 'dianella';
let site: StandInSite;
let before = 0;

const number = async (): Promise<number> =>
  (await must(readToken, `{ siteLive(brand: "${brand}") { number } }`)).siteLive.number;
const changesSince = async (since: number) =>
  (
    await must(
      readToken,
      `{ siteChanges(brand: "${brand}", since: ${since}) { number by paths frame } }`,
    )
  ).siteChanges;
const publish = async () =>
  must(await signInAdmin(), 'mutation { publishPage(where: { key: "dianella/energy" }) { id } }');

/** Starts another process on the same database, as one would be started on the copy. */
async function startOnceMore(): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const place = probe.address();
  const port = typeof place === 'object' && place ? String(place.port) : '';
  await new Promise((resolve) => probe.close(resolve));
  const data = dirname(inject('keystone').database);
  const cms = await startCms({ port, data, sitePort: '9', quiet: true });
  await cms.end();
}

beforeAll(async () => {
  site = await startStandInSite();
});
afterAll(() => site.end());
beforeEach(async () => {
  emptyCms();
  // Earlier tests publish more often than once a second, which pushes the numbers ahead of the clock.
  change("UPDATE sqlite_sequence SET seq = 100000 WHERE name = 'Publication'");
  await seed(brand, [filePage('/energy'), filePage('/other')], smallSite);
  before = await number();
  change('UPDATE Brand SET origins = ? WHERE slug = ?', site.origin, brand);
  // After a 401 the CMS does not retry, so nothing waits.
  site.answers = Array.from({ length: 20 }, () => 401);
});

it.each([
  ['knows a lower number', "UPDATE sqlite_sequence SET seq = 40 WHERE name = 'Publication'"],
  ['has published nothing yet', "DELETE FROM sqlite_sequence WHERE name = 'Publication'"],
])('a copy that %s is numbered above what sites have seen once it is started', async (_, made) => {
  await publish();
  const seen = await number();
  // Publications made since the copy are lost with the disk.
  change('DELETE FROM Publication');
  change(made);
  await startOnceMore();
  await publish();
  expect(await number()).toBeGreaterThan(seen);
  expect(await changesSince(seen)).toMatchObject({ paths: ['/energy'], frame: false });
});

it('no query from a site changes the numbers', async () => {
  for (const ahead of [40, 900_000, 5_000_000]) {
    const asked = { number: before, paths: [], frame: false };
    expect(await changesSince(before + ahead)).toMatchObject(asked);
  }
  await publish();
  expect(await number()).toBe(before + 1);
});
