/** Publish pressed again: simultaneous presses make one publication and both succeed; a later press makes another. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askKeystone, must, readToken, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { change, emptyCms, emptyContent } from '../support/cms-database.ts';
import { makePerson } from '../support/people.ts';
import { filePage, readPages, seed, smallSite } from '../support/seed-keystone.ts';
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts';

const brand = 'dianella';
const thePage = '(where: { key: "dianella/energy" }';
let site: StandInSite;
let admin: Who;
let publisher: Who;
let before = 0;

/** A page and a frame: both mutations return the outcome shown beside them. */
const pageAndFrame = [
  { what: 'a page', mutation: `publishPage${thePage})`, path: '/energy' },
  { what: 'a frame', mutation: `publishFrameBrand(where: { slug: "${brand}" })`, path: '' },
] as const;
type What = (typeof pageAndFrame)[number];

const press = async (who: Who, { mutation }: What) => {
  const { data, errors } = await askKeystone(who, `mutation { done: ${mutation} { outcome } }`);
  return { errors, outcome: String(data?.done?.outcome) };
};
/** Two presses at once. The site is called again after two seconds, by which time both have arrived. */
const twice = (what: What, ...answers: number[]) => {
  site.answers = [503, ...answers];
  return Promise.all([press(admin, what), press(publisher, what)]);
};
const number = async (): Promise<number> =>
  (await must(readToken, `{ siteLive(brand: "${brand}") { number } }`)).siteLive.number;

/** Reports for the site once it has been called this many times. */
async function report(said: object, calls: number): Promise<void> {
  await expect.poll(() => site.calls.length, { timeout: 20_000 }).toBe(calls);
  const outcome = { at: new Date().toISOString(), version: 'v', problems: [], ...said };
  await must(
    readToken,
    'mutation ($number: Int!, $outcome: JSON!) { reportPublication(brand: "dianella", number: $number, outcome: $outcome) }',
    { number: site.calls.at(-1)?.body.number, outcome },
  );
}

/** Expects that both presses succeeded with the same outcome, of one publication. */
async function expectOne(
  [first, second]: Awaited<ReturnType<typeof twice>>,
  says: RegExp,
): Promise<void> {
  expect([first.errors, second.errors]).toEqual(['', '']);
  expect(first.outcome).toMatch(says);
  expect(second.outcome).toBe(first.outcome);
  expect(await number()).toBe(before + 1);
  expect(site.calls).toHaveLength(2);
}

/** Makes the CMS unable to save what the first press makes live. */
async function onceUnwritten<T>(work: (what: What) => Promise<T>, what: What): Promise<T> {
  const failed = `SELECT 1 FROM Page WHERE lastProblem <> '' UNION SELECT 1 FROM Brand WHERE frameProblem <> ''`;
  const live = what.path ? 'live ON Page' : 'frameLive ON Brand';
  const stop = `BEFORE UPDATE OF ${live} WHEN NOT EXISTS (${failed}) BEGIN SELECT RAISE(ABORT, 'full'); END`;
  change(`CREATE TRIGGER stop ${stop}`);
  return work(what).finally(() => change('DROP TRIGGER stop'));
}

/** Expects that one press failed and the other succeeded. */
function expectSecond(presses: Awaited<ReturnType<typeof twice>>): void {
  const [done, ...others] = presses.filter(({ errors }) => errors === '');
  expect(others).toEqual([]);
  expect(done?.outcome).toMatch(/^Live since \d\d:\d\d\nLast published by /);
}

beforeAll(async () => {
  site = await startStandInSite();
  emptyCms();
  admin = await signInAdmin();
  publisher = (await makePerson(admin, 'publisher', brand)).who;
});
afterAll(() => site.end());
beforeEach(async () => {
  emptyContent();
  await seed(brand, [filePage('/energy')], smallSite);
  change('UPDATE Brand SET origins = ? WHERE slug = ?', site.origin, brand);
  site.answers = [];
  site.calls.length = 0;
  before = await number();
});

describe.each(pageAndFrame)('$what', (what) => {
  it('pressed twice at once is published once, and both presses succeed', async () => {
    const [presses] = await Promise.all([twice(what), report({ state: 'live' }, 2)]);
    await expectOne(presses, /^Live since \d\d:\d\d\nLast published by /);
  });

  it('that the site refuses shows it after both presses', async () => {
    const problems = [{ path: what.path, reason: 'topics.0.title: missing' }];
    const [presses] = await Promise.all([twice(what), report({ state: 'refused', problems }, 2)]);
    await expectOne(presses, /^Refused by the site; .+\ntopics.0.title: missing\nLast published/);
  });

  it('whose site does not answer shows it after both presses', async () => {
    await expectOne(await twice(what, 401), /^The site did not answer .+\nLast published by /);
  });

  it('is published once even when the CMS cannot save the site’s answer', async () => {
    const stop = `BEFORE UPDATE ON Publication BEGIN SELECT RAISE(ABORT, 'full'); END`;
    change(`CREATE TRIGGER stop ${stop}`);
    try {
      await expectOne(await twice(what), /^The site is publishing it\.\nLast published by /);
    } finally {
      change('DROP TRIGGER stop');
    }
  });

  it('that the first press could not publish is published by the second', async () => {
    const [presses] = await Promise.all([onceUnwritten(twice, what), report({ state: 'live' }, 2)]);
    expectSecond(presses);
    expect(await number()).toBe(before + 1);
  });

  it('that is live is published again by a later press', async () => {
    for (const calls of [1, 2]) {
      const [{ errors, outcome }] = await Promise.all([
        press(admin, what),
        report({ state: 'live' }, calls),
      ]);
      expect(errors).toBe('');
      expect(outcome).toMatch(/^Live since \d\d:\d\d\nLast published by /);
      expect(await number()).toBe(before + calls);
    }
  });
});

const retitle = (title: string) =>
  must(admin, `mutation { updatePage${thePage}, data: { title: "${title}" }) { id } }`);

it('a page that was saved while a press was in progress is published by the next', async () => {
  const [page] = pageAndFrame;
  const first = press(admin, page);
  await expect.poll(() => site.calls.length, { timeout: 20_000 }).toBe(1);
  await retitle('New');
  const second = press(publisher, page);
  await report({ state: 'live' }, 1);
  await report({ state: 'live' }, 2);
  expect([(await first).errors, (await second).errors]).toEqual(['', '']);
  expect((await readPages(brand, ['/energy'])).get('/energy')?.page?.title).toBe('New');
});

it('a page whose first press fails while the second waits is published by the second', async () => {
  const [page] = pageAndFrame;
  await retitle('New');
  await Promise.all([press(admin, page), report({ state: 'live' }, 1)]);
  await retitle('Title of /energy');
  // The roll back waits for the site, so both presses wait for it, and find that their version is already live.
  const rolledBack = must(admin, `mutation { rollBackPage${thePage}) { id } }`);
  await expect.poll(() => site.calls.length, { timeout: 20_000 }).toBe(2);
  const [presses] = await Promise.all([onceUnwritten(twice, page), report({ state: 'live' }, 4)]);
  await rolledBack;
  expectSecond(presses);
  expect(await number()).toBe(before + 3);
});

/** Presses at once: the site is called again after two seconds, by which time both have arrived. */
const bothPress = async (name: string) => {
  site.answers = [503, 401];
  const query = `mutation { ${name}${thePage}) { id } }`;
  const said = await Promise.all([askKeystone(admin, query), askKeystone(publisher, query)]);
  return said.map(({ errors }) => errors).sort();
};
const outcome = async () =>
  (await must(admin, `{ page${thePage}) { outcome } }`)).page.outcome as string;

it('a page that is taken down twice at once is down, and both presses succeed', async () => {
  expect(await bothPress('unpublishPage')).toEqual(['', '']);
  expect(await number()).toBe(before + 1);
  expect(await outcome()).not.toContain('not live');
});

it('a page that is rolled back twice at once goes back one version, and the second press says why', async () => {
  for (const title of ['Second', 'Third']) {
    await retitle(title);
    site.answers = [401];
    await must(admin, `mutation { publishPage${thePage}) { id } }`);
  }
  const why = /^Not rolled back: another change to this page was under way/;
  expect(await bothPress('rollBackPage')).toEqual(['', expect.stringMatching(why)]);
  expect((await readPages(brand, ['/energy'])).get('/energy')?.page?.title).toBe('Second');
  expect(await outcome()).toMatch(why);
  expect(await number()).toBe(before + 3);
});

it.each(pageAndFrame)(
  '$what whose turn another process has taken meanwhile is not published',
  async (what) => {
    const taken = "UPDATE Turn SET holder = 'another', until = 0 WHERE id = NEW.id";
    const theirs = `WHEN NEW.holder <> 'another' BEGIN ${taken}; END`;
    for (const event of ['INSERT', 'UPDATE']) {
      change(`CREATE TRIGGER taken_at_${event} AFTER ${event} ON Turn ${theirs}`);
    }
    try {
      expect((await press(admin, what)).errors).not.toBe('');
    } finally {
      for (const event of ['INSERT', 'UPDATE']) change(`DROP TRIGGER taken_at_${event}`);
    }
    expect(await number()).toBe(before);
    expect((await Promise.all([press(admin, what), report({ state: 'live' }, 1)]))[0].errors).toBe(
      '',
    );
  },
);

describe('while another process of the CMS has the turn', () => {
  const idOf = async (query: string) => Object.values((await must(admin, query)) as object)[0];
  /** Records the turn as that process would. @param ms until it is considered over */
  const theirTurn = (name: string, ms: number) =>
    change(
      'INSERT OR REPLACE INTO Turn (id, name, holder, until, published) VALUES (?, ?, ?, ?, 0)',
      'theirs',
      name,
      'another',
      Date.now() + ms,
    );
  const made = async (name: string, id: string) => {
    const { errors } = await askKeystone(
      admin,
      `mutation { ${name}(where: { id: "${id}" }) { id } }`,
    );
    return { errors, number: await number() };
  };

  it.each(['publishPage', 'unpublishPage', 'makeLiveRevision'])('%s waits', async (name) => {
    const page = await idOf('{ page(where: { key: "dianella/energy" }) { id live { id } } }');
    const { id, live } = page as { id: string; live: { id: string } };
    theirTurn(`page ${id}`, 60_000);
    const of = name === 'makeLiveRevision' ? live.id : id;
    const done = made(name, of);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await number()).toBe(before);
    // The other process has died without ending its turn.
    theirTurn(`page ${id}`, -1);
    await report({ state: 'live' }, 1);
    expect(await done).toMatchObject({ errors: '', number: before + 1 });
  });

  it('makes a version of the frame live once that turn is over', async () => {
    const brandOf = `{ brand(where: { slug: "${brand}" }) { id frameLive { id } } }`;
    const { id, frameLive } = (await idOf(brandOf)) as { id: string; frameLive: { id: string } };
    theirTurn(`frame ${id}`, 1500);
    const began = Date.now();
    const done = made('makeLiveRevision', frameLive.id);
    await report({ state: 'live' }, 1);
    expect(await done).toMatchObject({ errors: '', number: before + 1 });
    expect(Date.now() - began).toBeGreaterThan(1400);
  });
});
