/** A CMS restored from an older copy: its numbers go on above those that a site has taken over. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { development } from '../../../content/cms/development-values.mjs';
import { must, readToken, signInAdmin, type Who, withToken } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, seed, smallSite } from '../support/seed-keystone.ts';
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts';

const brand = 'dianella';
let site: StandInSite;
let before = 0;

const number = async (): Promise<number> =>
  (await must(readToken, `{ siteLive(brand: "${brand}") { number } }`)).siteLive.number;
const changesSince = async (since: number, who: Who = readToken) =>
  (await must(who, `{ siteChanges(brand: "${brand}", since: ${since}) { number by paths frame } }`))
    .siteChanges;
const publish = async () =>
  must(await signInAdmin(), 'mutation { publishPage(where: { key: "dianella/energy" }) { id } }');
/** What the copy has, was published before the CMS was started over it. */
const fromTheCopy = () => change("UPDATE Publication SET at = '2020-01-01T00:00:00.000+00:00'");

beforeAll(async () => {
  site = await startStandInSite();
});
afterAll(() => site.end());
beforeEach(async () => {
  emptyCms();
  await seed(brand, [filePage('/energy'), filePage('/other')], smallSite);
  before = await number();
  fromTheCopy();
  change('UPDATE Brand SET origins = ? WHERE slug = ?', site.origin, brand);
  // 401: no try again, and nobody waits.
  site.answers = Array.from({ length: 20 }, () => 401);
  site.calls.length = 0;
});

it('numbers the next publication above what a site has seen', async () => {
  const seen = before + 40;
  expect(await changesSince(seen)).toMatchObject({ number: before, paths: [], frame: false });
  expect(await changesSince(seen)).toMatchObject({ number: before, paths: [] });
  await publish();
  expect(await changesSince(seen)).toMatchObject({ number: seen + 1, paths: ['/energy'] });
});

it('gives what was published before it heard of that a number of its own, once, and calls the sites', async () => {
  await publish();
  expect(await number()).toBe(before + 1);
  const seen = before + 40;
  const missed = {
    ...{ number: seen + 1, by: 'First administrator' },
    ...{ paths: ['/energy'], frame: false },
  };
  expect(await changesSince(seen)).toEqual(missed);
  expect(await changesSince(seen)).toEqual(missed);
  await expect.poll(() => site.calls.at(-1)?.body).toEqual({ brand, number: seen + 1 });
  expect(await number()).toBe(seen + 1);
});

it.each([
  ['a number that no site can have seen', 5_000_000, readToken],
  ['a token of previews', 40, withToken(development.tokens.preview)],
])('is not moved by %s', async (_, ahead, who) => {
  await changesSince(before + ahead, who);
  await publish();
  expect(await number()).toBe(before + 1);
});
