/** Publish pressed again: one publication where nothing has changed, and another wherever a site still needs it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, must, readToken, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, seed, smallSite } from '../support/seed-keystone.ts';
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts';

const brand = 'dianella';
const named = '(where: { key: "dianella/energy" })';
const again = /^Not published again on .+: nothing had changed since visitors got this version$/;
let site: StandInSite;
let admin: Who;

const publish = () => ask(admin, `mutation { publishPage${named} { id } }`);
const publishFrame = () =>
  ask(admin, `mutation { publishFrameBrand(where: { slug: "${brand}" }) { id } }`);
const number = async (): Promise<number> =>
  (await must(readToken, `{ siteLive(brand: "${brand}") { number } }`)).siteLive.number;
const report = async (state: 'live' | 'failed') =>
  must(
    readToken,
    'mutation ($brand: String!, $number: Int!, $outcome: JSON!) { reportPublication(brand: $brand, number: $number, outcome: $outcome) }',
    {
      ...{ brand, number: await number() },
      outcome: { state, at: new Date().toISOString(), version: 'v', problems: [] },
    },
  );

beforeAll(async () => {
  site = await startStandInSite();
});
afterAll(() => site.end());
beforeEach(async () => {
  emptyCms();
  await seed(brand, [filePage('/energy')], smallSite);
  admin = await signInAdmin();
  change('UPDATE Brand SET origins = ? WHERE slug = ?', site.origin, brand);
  site.answers = [];
});

it.each([
  ['a page', publish],
  ['a frame', publishFrame],
])('%s pressed twice at once is published once', async (_, press) => {
  const before = await number();
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.errors, second.errors].filter(Boolean)).toHaveLength(1);
  expect(first.errors || second.errors).toMatch(again);
  expect(await number()).toBe(before + 1);
});

it.each([
  ['a page', publish],
  ['a frame', publishFrame],
])('%s that its site has is not published again, and one that it has not is', async (_, press) => {
  await press();
  const first = await number();
  await report('failed');
  expect((await press()).errors).toBe('');
  expect(await number()).toBe(first + 1);
  await report('live');
  expect((await press()).errors).toMatch(again);
  expect(await number()).toBe(first + 1);
});

it('says so beside the page, until something changes', async () => {
  const outcome = async () => (await must(admin, `{ page${named} { outcome } }`)).page.outcome;
  await publish();
  await report('live');
  await publish();
  expect(await outcome()).toContain('Not published again on');
  await must(
    admin,
    `mutation { updatePage(where: { key: "dianella/energy" }, data: { title: "New" }) { id } }`,
  );
  expect((await publish()).errors).toBe('');
  expect(await outcome()).not.toContain('Not published again');
});
