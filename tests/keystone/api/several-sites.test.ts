/** A brand with several sites: each site's outcome of a publication is shown beside the page, under its name. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askKeystone, must, readToken, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, seed, smallSite } from '../support/seed-keystone.ts';
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts';

const brand = 'dianella';
let one: StandInSite;
let other: StandInSite;
let admin: Who;

const hostOf = ({ origin }: StandInSite) => new URL(origin).host;
const publish = () =>
  askKeystone(admin, 'mutation { publishPage(where: { key: "dianella/energy" }) { id } }');
const outcome = async () =>
  (await must(admin, '{ page(where: { key: "dianella/energy" }) { outcome } }')).page.outcome;
const live = async () =>
  (await must(readToken, `{ siteLive(brand: "${brand}") { number } }`)).siteLive.number;
const report = (number: number, said: object, site?: StandInSite | string) =>
  must(
    readToken,
    'mutation ($brand: String!, $number: Int!, $outcome: JSON!) { reportPublication(brand: $brand, number: $number, outcome: $outcome) }',
    {
      brand,
      number,
      outcome: {
        at: new Date().toISOString(),
        version: 'v',
        problems: [],
        ...said,
        ...(site && { site: typeof site === 'string' ? site : hostOf(site) }),
      },
    },
  );
const refusal = {
  state: 'refused',
  problems: [{ path: '/energy', section: 1, type: 'faq', reason: 'topics.0.title: missing' }],
};
const refusedAt = (site: StandInSite) =>
  [
    'Refused by the site; visitors see the page as it was.',
    'Section 2 (faq): topics.0.title: missing',
  ]
    .map((line) => `${hostOf(site)}: ${line}\n`)
    .join('');

beforeAll(async () => {
  one = await startStandInSite();
  other = await startStandInSite();
});
afterAll(() => {
  one.end();
  other.end();
});
beforeEach(async () => {
  emptyCms();
  await seed(brand, [filePage('/energy'), filePage('/other')], smallSite);
  admin = await signInAdmin();
  const sites = `${one.origin}\n${other.origin}`;
  change('UPDATE Brand SET origins = ? WHERE slug = ?', sites, brand);
  for (const site of [one, other]) Object.assign(site, { answers: [] });
});

describe('of two sites', () => {
  it.each([401, 202])(
    'the one that does not answer is named, whichever is called first (%i)',
    async (first) => {
      const [deaf, good] = first === 401 ? [one, other] : [other, one];
      deaf.answers = [401];
      await publish();
      await report(await live(), { state: 'live' }, good);
      const words = await outcome();
      expect(words).toContain(
        `${hostOf(deaf)}: The site did not answer (${deaf.origin} answered 401)`,
      );
      expect(words).toMatch(new RegExp(`^${hostOf(good)}: Live since \\d\\d:\\d\\d$`, 'm'));
    },
  );

  it('the one that refuses is named, even if the other reports live after it', async () => {
    await publish();
    const number = await live();
    await report(number, refusal, one);
    expect(await outcome()).toContain(`${refusedAt(one)}${hostOf(other)}: The site`);
    await report(number, { state: 'live' }, other);
    expect(await outcome()).toContain(`${refusedAt(one)}${hostOf(other)}: Live`);
    const { publications } = await must(
      admin,
      '{ publications(orderBy: { id: desc }, take: 1) { state } }',
    );
    expect(publications).toEqual([{ state: 'refused' }]);
  });

  it('both count when they report at once, and are shown as one when they agree', async () => {
    await publish();
    const [number, at] = [await live(), new Date().toISOString()];
    await Promise.all([one, other].map((site) => report(number, { state: 'live', at }, site)));
    expect(await outcome()).toMatch(/^Live since \d\d:\d\d\nLast published by/);
  });

  it('one that reports a later publication live does not cancel the other’s refusal of this one', async () => {
    await publish();
    await report(await live(), refusal, one);
    await askKeystone(admin, 'mutation { publishPage(where: { key: "dianella/other" }) { id } }');
    const later = await live();
    for (const site of [one, other]) await report(later, { state: 'live' }, site);
    expect(await outcome()).toContain(`${refusedAt(one)}${hostOf(other)}: Live`);
  });

  it('one that does not say which it is counts for those that have not reported', async () => {
    await publish();
    const number = await live();
    await report(number, refusal, one);
    await report(number, { state: 'live' });
    expect(await outcome()).toContain(`${refusedAt(one)}${hostOf(other)}: Live`);
  });

  it('one that does not say which it is changes no final outcome', async () => {
    await publish();
    const number = await live();
    await report(number, refusal, one);
    await report(number, refusal, other);
    await report(number, { state: 'live' });
    expect(await outcome()).not.toContain('Live');
  });
});

describe('a site at a host that is not listed in Sites', () => {
  const qa = 'qa.dianella.example';

  it('counts for none of those listed, whether they have reported or not', async () => {
    await publish();
    const number = await live();
    await report(number, { state: 'live' }, qa);
    expect(await outcome()).toMatch(/^The site is publishing it\.\nLast published by/);
    for (const site of [one, other]) await report(number, refusal, site);
    await report(number, { state: 'live' }, qa);
    expect(await outcome()).toContain('Refused by the site');
    expect(await outcome()).not.toContain('Live');
  });

  it('counts when the brand lists no site at all', async () => {
    change("UPDATE Brand SET origins = '' WHERE slug = ?", brand);
    await publish();
    await report(await live(), { state: 'live' }, qa);
    expect(await outcome()).toMatch(/^Live since/);
  });
});

describe('a report', () => {
  it('waits for another process that is saving reports', async () => {
    await publish();
    const put =
      'INSERT OR REPLACE INTO Turn (id, name, holder, until, published) VALUES (?, ?, ?, ?, 0)';
    const until = Date.now() + 3000;
    change(put, 'other', 'words of sites', 'another process', until);
    await report(await live(), { state: 'live' }, one);
    expect(Date.now()).toBeGreaterThan(until);
    expect(await outcome()).toContain(`${hostOf(one)}: Live`);
  });

  /** Does something while no publication but this one can be written. */
  async function writingOnly(id: number, act: () => Promise<unknown>): Promise<void> {
    const stop = `BEFORE UPDATE ON Publication WHEN OLD.id <> ${id} BEGIN SELECT RAISE(ABORT, 'written'); END`;
    change(`CREATE TRIGGER stop ${stop}`);
    try {
      await act();
    } finally {
      change('DROP TRIGGER stop');
    }
  }

  it.each([
    ['live', 'Live since'],
    ['failed', 'The site could not publish it yet'],
  ])(
    'does not rewrite an earlier publication for which it says nothing new (%s)',
    async (state, words) => {
      await publish();
      await report(await live(), { state }, one);
      await publish();
      const number = await live();
      await writingOnly(number, () => report(number, { state }, one));
      expect(await outcome()).toContain(`${hostOf(one)}: ${words}`);
    },
  );

  it('settles what was published while the site was away', async () => {
    for (const key of ['energy', 'other']) {
      await askKeystone(
        admin,
        `mutation { publishPage(where: { key: "dianella/${key}" }) { id } }`,
      );
    }
    const number = await live();
    for (const site of [one, other]) await report(number, { state: 'live' }, site);
    expect(await outcome()).toMatch(/^Live since/);
  });
});

describe('the lines of Sites', () => {
  const save = (origins: string) =>
    askKeystone(
      admin,
      'mutation ($origins: String!) { updateBrand(where: { slug: "dianella" }, data: { origins: $origins }) { id } }',
      { origins },
    );

  it('may end in a slash, or name a site twice: it is called once, and previews open', async () => {
    expect((await save(`${one.origin}/\n${one.origin}/energy`)).errors).toBe('');
    one.calls.length = 0;
    await publish();
    expect(one.calls.map(({ path }) => path)).toEqual([
      'POST /api/content/publish application/json',
    ]);
    const { page } = await must(admin, '{ page(where: { key: "dianella/energy" }) { preview } }');
    expect(page.preview).toContain(`${one.origin}/preview?`);
  });

  it.each([
    'www.acacia.example',
    'localhost:3000',
    'ftp://acacia.example',
    `https://\nhttps://a.example`,
  ])('are refused as %j', async (origins) => {
    expect((await save(origins)).errors).toMatch(
      /Each line of Sites is the address of a site, such as https:\/\/www\.acacia\.example: ".+" is not one/,
    );
  });
});
