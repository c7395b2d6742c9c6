/** Publishing in the real CMS: what goes live, its number, the call to the site, and the outcome an editor reads. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askKeystone, must, readToken, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import {
  filePage,
  heroBlock,
  readPages,
  seed,
  smallSite,
  textBox,
} from '../support/seed-keystone.ts';
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts';

const brand = 'dianella';
let site: StandInSite;
let admin: Who;
let page: { id: string };
let since = 0;

const ours = () => ({ where: { id: page.id } });
const act = (name: string, where: object = ours().where) => {
  const list = name.endsWith('Revision') ? 'Revision' : name.endsWith('Brand') ? 'Brand' : 'Page';
  const query = `mutation ($where: ${list}WhereUniqueInput!) { ${name}(where: $where) { id } }`;
  return askKeystone(admin, query, { where });
};
const write = (data: object) =>
  must(
    admin,
    'mutation ($where: PageWhereUniqueInput!, $data: PageUpdateInput!) { updatePage(where: $where, data: $data) { id } }',
    { ...ours(), data },
  );
const changed = async () => {
  const { siteChanges } = await must(
    readToken,
    `{ siteChanges(brand: "${brand}", since: ${since}) { number paths frame by } }`,
  );
  return siteChanges;
};
const paths = async () => (await must(readToken, `{ sitePaths(brand: "${brand}") }`)).sitePaths;
const liveTitle = async () =>
  (await readPages(brand, ['/energy'], readToken)).get('/energy')?.page?.title;
const outcome = async () =>
  (await must(admin, '{ page(where: { key: "dianella/energy" }) { outcome } }')).page.outcome;
const planned = async () =>
  (await must(admin, '{ page(where: { key: "dianella/energy" }) { publishAt } }')).page.publishAt;
const report = (number: number, said: object) =>
  must(
    readToken,
    'mutation ($brand: String!, $number: Int!, $outcome: JSON!) { reportPublication(brand: $brand, number: $number, outcome: $outcome) }',
    {
      brand,
      number,
      outcome: { at: new Date().toISOString(), version: 'v', problems: [], ...said },
    },
  );

const seconds = 20;
/** @param everyMs by default rarely, since the clock looks only every ten seconds, and each look costs a query */
async function until(holds: () => Promise<boolean> | boolean, everyMs = 500): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Still false after ${seconds} s: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

beforeAll(async () => {
  site = await startStandInSite();
});
afterAll(() => site.end());
beforeEach(async () => {
  emptyCms();
  await seed(brand, [filePage('/energy', { title: 'First' }), filePage('/other')], smallSite);
  admin = await signInAdmin();
  ({ page } = await must(admin, '{ page(where: { key: "dianella/energy" }) { id } }'));
  since = (await must(readToken, `{ siteLive(brand: "${brand}") { number } }`)).siteLive.number;
  change('UPDATE Brand SET origins = ? WHERE slug = ?', site.origin, brand);
  site.calls.length = 0;
  site.answers = [];
});

/** Reports to the CMS for the site at once, so that an action does not have to wait for the site. */
async function quickly(action: Promise<unknown>, said: object = { state: 'live' }) {
  const before = site.calls.length;
  await Promise.all([
    action,
    until(() => site.calls.length > before, 20).then(() =>
      report(site.calls.at(-1)?.body.number ?? 0, said),
    ),
  ]);
}

describe('publishing a page', () => {
  it('changes what visitors get, and nothing before that does', async () => {
    await write({ title: 'Second' });
    expect(await liveTitle()).toBe('First');
    expect(await changed()).toMatchObject({ number: since, paths: [], frame: false });
    await quickly(act('publishPage'));
    expect(await liveTitle()).toBe('Second');
    expect(await changed()).toEqual({
      number: since + 1,
      paths: ['/energy'],
      frame: false,
      by: 'First administrator',
    });
  });

  it('calls the site once, signed', async () => {
    await quickly(act('publishPage'));
    expect(site.calls).toMatchObject([
      {
        path: 'POST /api/content/publish application/json',
        body: { brand, number: since + 1 },
        isSigned: true,
      },
    ]);
    expect(await outcome()).toMatch(
      /^Live since \d\d:\d\d\nLast published by First administrator$/,
    );
  });

  it('with a faulty section is refused by number, type and reason, and the live page stays', async () => {
    const empty = { type: 'component-block', component: 'text-box', props: { title: null } };
    const slot = { type: 'component-inline-prop', children: [{ text: '' }] };
    const paragraph = { type: 'paragraph', children: [{ text: 'Words before.' }] };
    await write({
      title: 'Second',
      document: [paragraph, { ...empty, children: [slot] }, heroBlock],
    });
    const { errors } = await act('publishPage');
    expect(errors).toMatch(
      /^Not published; visitors still see the page as it was:\nSection 2 \(text-box\): Text: /,
    );
    expect(await liveTitle()).toBe('First');
    expect(await changed()).toMatchObject({ number: since, paths: [] });
    expect(site.calls).toEqual([]);
  });

  it('that was never live says, when it is refused, that visitors do not see it yet', async () => {
    const first = { title: 'New', path: '/new', brand: { connect: { slug: brand } } };
    const create = 'mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }';
    const { id } = (await must(admin, create, { data: first })).createPage;
    const { errors } = await act('publishPage', { id });
    expect(errors).toMatch(/^Not published; visitors do not see this page yet:\n/);
    const { page: seen } = await must(admin, `{ page(where: { id: "${id}" }) { outcome } }`);
    expect(seen.outcome).toBe(`${errors}\nNot published yet`);
  });

  it.each(['First', 'Mended'])(
    'is no longer refused once an import decides what is live (%s)',
    async (title) => {
      const nope = { type: 'component-block', component: 'hero', props: {}, children: [] };
      change('UPDATE Page SET document = ? WHERE id = ?', JSON.stringify([nope]), page.id);
      await act('publishPage');
      expect(await outcome()).toContain('Not published');
      await seed(brand, [filePage('/energy', { title })]);
      expect(await liveTitle()).toBe(title);
      expect(await outcome()).not.toContain('Not published');
    },
  );
});

describe('going back', () => {
  it('takes a page down, and puts it up again', async () => {
    await quickly(act('unpublishPage'));
    expect(await paths()).toEqual(['/other']);
    expect(await liveTitle()).toBeUndefined();
    expect(await changed()).toMatchObject({ number: since + 1, paths: ['/energy'] });
    expect(await outcome()).toMatch(/^Taken down since/);
    expect((await act('unpublishPage')).errors).toBe('This page is not live');
    await quickly(act('publishPage'));
    expect(await paths()).toEqual(['/energy', '/other']);
  });

  it('rolls back to the version before, and to any version', async () => {
    for (const title of ['Second', 'Third']) {
      await write({ title });
      await quickly(act('publishPage'));
    }
    await quickly(act('rollBackPage'));
    expect(await liveTitle()).toBe('Second');
    const { page: written } = await must(
      admin,
      '{ page(where: { key: "dianella/energy" }) { title revisions { id content } } }',
    );
    expect(written.title).toBe('Third');
    const third = written.revisions.find(
      ({ content }: { content: { title: string } }) => content.title === 'Third',
    );
    await quickly(act('makeLiveRevision', { id: third.id }));
    expect(await liveTitle()).toBe('Third');
    expect(await changed()).toMatchObject({ number: since + 4, paths: ['/energy'] });
  });

  it('rolls back to what visitors saw, not to a version that was itself rolled back', async () => {
    await write({ title: 'Mistake' });
    await quickly(act('publishPage'));
    await quickly(act('rollBackPage'));
    await write({ title: 'Third' });
    await quickly(act('publishPage'));
    await quickly(act('rollBackPage'));
    expect(await liveTitle()).toBe('First');
  });

  it('rolls back to what visitors saw before an import', async () => {
    await write({ title: 'Mistake' });
    await quickly(act('publishPage'));
    await quickly(act('rollBackPage'));
    await seed(brand, [filePage('/energy', { title: 'Files' })]);
    expect(await liveTitle()).toBe('Files');
    await quickly(act('rollBackPage'));
    expect(await liveTitle()).toBe('First');
  });

  it('rolls back past a version that was published again unchanged', async () => {
    const publish = async (title: string) => {
      await write({ title });
      await quickly(act('publishPage'));
    };
    await publish('Good');
    await publish('Mistake');
    await quickly(act('rollBackPage'));
    await publish('Bad');
    const again = ['publishPage', 'unpublishPage', 'publishPage'];
    for (const name of again) await quickly(act(name));
    expect(await changed()).toMatchObject({ number: since + 4 + again.length });
    await quickly(act('rollBackPage'));
    expect(await liveTitle()).toBe('Good');
  });

  it('makes no second version of a page that is published again unchanged', async () => {
    await write({ title: 'Bad' });
    await quickly(act('publishPage'));
    await quickly(act('publishPage'));
    const { revisionsCount } = await must(
      admin,
      '{ revisionsCount(where: { label: { startsWith: "/energy" } }) }',
    );
    expect(revisionsCount).toBe(2);
    await quickly(act('rollBackPage'));
    expect(await liveTitle()).toBe('First');
  });

  it('refuses when there is no earlier version', async () => {
    expect((await act('rollBackPage')).errors).toMatch(/no earlier version/);
    expect(await changed()).toMatchObject({ number: since });
  });

  it('makes no version live whose page was deleted or has moved', async () => {
    const versions = async () =>
      (await must(admin, '{ revisions(orderBy: { at: asc }) { id label } }')).revisions.filter(
        ({ label }: { label: string }) => label.startsWith('/energy'),
      );
    const [old] = await versions();
    await quickly(act('unpublishPage'));
    await write({ path: '/power' });
    await quickly(act('publishPage'));
    expect((await act('makeLiveRevision', { id: old.id })).errors).toMatch(
      /^This version was at \/energy, and the page is at \/power/,
    );
    expect((await act('rollBackPage')).errors).toMatch(/no earlier version of this page, at its/);
    expect(await paths()).toEqual(['/other', '/power']);
    await quickly(act('unpublishPage'));
    await must(admin, `mutation { deletePage(where: { id: "${page.id}" }) { id } }`);
    const about = async () =>
      (await must(readToken, '{ siteFrame(brand: "dianella") }')).siteFrame.footer.about;
    expect((await act('makeLiveRevision', { id: old.id })).errors).toMatch(/^Its page was deleted/);
    expect(await about()).toBe(smallSite.footer.about);
  });

  it('makes no version live that the site would refuse today', async () => {
    const sections = ['questions', 'answers'].map((anchor) => ({ ...textBox(anchor), anchor }));
    await seed(brand, [filePage('/energy', { title: 'Old', sections })]);
    const { page: before } = await must(
      admin,
      '{ page(where: { key: "dianella/energy" }) { live { id } } }',
    );
    // A page could go live like this before the rule existed.
    change('UPDATE Revision SET content = replace(content, \'"answers"\', \'"questions"\')');
    await write({ title: 'Second' });
    await quickly(act('publishPage'));
    const { number } = await changed();
    const why = /\nanchor: "questions" is used more than once, in sections 1 and 2/;
    expect((await act('rollBackPage')).errors).toMatch(why);
    expect(await outcome()).toMatch(why);
    expect((await act('makeLiveRevision', { id: before.live.id })).errors).toMatch(why);
    expect(await liveTitle()).toBe('Second');
    expect(await changed()).toMatchObject({ number });
  });

  it('refuses a path that the site answers itself', async () => {
    const query = `mutation { updatePage(where: { id: "${page.id}" }, data: { path: "/compare" }) { id } }`;
    await quickly(act('unpublishPage'));
    expect((await askKeystone(admin, query)).errors).toContain('The site answers this path itself');
  });

  it('neither moves nor deletes a page that visitors see', async () => {
    const move = await askKeystone(
      admin,
      `mutation { updatePage(where: { id: "${page.id}" }, data: { path: "/moved" }) { id } }`,
    );
    expect(move.errors).toContain('take it down before its path or brand changes');
    expect((await act('deletePage')).errors).toContain('take it down before it is deleted');
    expect(await paths()).toEqual(['/energy', '/other']);
  });
});

describe('the frame', () => {
  it('is published for all pages, and not before', async () => {
    const about = 'Somebody else';
    await seed(brand, [], { ...smallSite, footer: { ...smallSite.footer, about } });
    const { brand: draft } = await must(
      admin,
      '{ brand(where: { slug: "dianella" }) { id frame { document } } }',
    );
    const document = JSON.parse(JSON.stringify(draft.frame.document).replace(about, 'A new one'));
    await must(
      admin,
      'mutation ($document: JSON!) { updateBrand(where: { slug: "dianella" }, data: { frame: $document }) { id } }',
      { document },
    );
    const frame = async () =>
      (await must(readToken, '{ siteFrame(brand: "dianella") }')).siteFrame.footer.about;
    expect(await frame()).toBe(about);
    site.calls.length = 0;
    await quickly(act('publishFrameBrand', { id: draft.id }));
    expect(await frame()).toBe('A new one');
    expect(await changed()).toMatchObject({ paths: [], frame: true });

    const { revisions } = await must(
      admin,
      '{ revisions(where: { page: null, brand: { slug: { equals: "dianella" } } }, orderBy: { at: asc }) { id } }',
    );
    await quickly(act('makeLiveRevision', { id: revisions[0].id }));
    expect(await frame()).toBe(smallSite.footer.about);
  });
});

describe('calls to a site', () => {
  it('are made three times under one id', async () => {
    site.answers = [500, 500];
    const started = Date.now();
    await act('publishPage');
    // An editor does not wait for the third attempt.
    expect(Date.now() - started).toBeLessThan(8000);
    await until(() => site.calls.length === 3);
    expect(new Set(site.calls.map(({ id }) => id)).size).toBe(1);
    expect(site.calls.every(({ isSigned }) => isSigned)).toBe(true);
    await until(async () => (await outcome()).startsWith('The site is publishing it'));
  });

  it('are given up after the third, and the editor is told', async () => {
    site.answers = [503, 503, 503];
    await act('publishPage');
    await until(async () => (await outcome()).startsWith('The site did not answer'));
    expect(await outcome()).toContain(`${site.origin} answered 503`);
    expect(site.calls).toHaveLength(3);
  });

  it('that were received before (409) count as received', async () => {
    site.answers = [409];
    await act('publishPage');
    expect(site.calls).toHaveLength(1);
    expect(await outcome()).toMatch(/^The site is publishing it/);
  });

  it('that are refused for good are not repeated', async () => {
    site.answers = [401];
    await act('publishPage');
    await until(async () => (await outcome()).includes('answered 401'));
    expect(site.calls).toHaveLength(1);
  });

  it('are not waited for when a brand names no site', async () => {
    change("UPDATE Brand SET origins = '' WHERE slug = ?", brand);
    const started = Date.now();
    await act('publishPage');
    expect(Date.now() - started).toBeLessThan(2000);
    expect(await outcome()).toContain('the brand names no site');
  });
});

describe('what the site reports', () => {
  it('is shown beside the page: refused, by section and reason', async () => {
    const problems = [
      { path: '/energy', section: 1, type: 'faq', reason: 'topics.0.title: missing' },
      { path: '/other', reason: 'another page' },
    ];
    await quickly(act('publishPage'), { state: 'refused', problems });
    expect(await outcome()).toBe(
      'Refused by the site; visitors see the page as it was.\nSection 2 (faq): topics.0.title: missing\nLast published by First administrator',
    );
  });

  it('is shown beside the page: failed', async () => {
    await quickly(act('publishPage'), { state: 'failed' });
    expect(await outcome()).toMatch(/^The site could not publish it yet/);
  });

  it('is about a publication whose author has a name that sites take', async () => {
    const name = 'N'.repeat(201);
    change('UPDATE Publication SET "by" = ? WHERE id = ?', name, (await changed()).number);
    expect((await changed()).by).toBe('N'.repeat(200));
  });

  it('is not accepted for a publication that does not exist', async () => {
    expect(await report(since + 100, { state: 'live' })).toEqual({ reportPublication: false });
  });
});

describe('a planned time', () => {
  const past = new Date(Date.now() - 60_000).toISOString();

  /** Sets times as if they had been planned earlier, because the CMS refuses times in the past. */
  const plan = (times: Readonly<Record<string, string | null>>, id = page.id) => {
    for (const [field, at] of Object.entries(times)) {
      const kept = at === null ? null : at.replace('Z', '+00:00');
      change(`UPDATE Page SET ${field} = ? WHERE id = ?`, kept, id);
    }
  };
  const pageAt = async (path: string): Promise<string> =>
    (await must(admin, `{ page(where: { key: "${brand}${path}" }) { id } }`)).page.id;

  it.each([
    ['publishAt', 'Publish'],
    ['unpublishAt', 'Take down'],
  ])('in the past is refused as %s', async (field, button) => {
    const inPast = `mutation ($at: DateTime) {
      updatePage(where: { key: "dianella/energy" }, data: { ${field}: $at }) { id } }`;
    expect((await askKeystone(admin, inPast, { at: past })).errors).toContain(
      `“${button} at” is in the past: choose a time in the future, or leave it empty and press ${button}`,
    );
    expect(await planned()).toBeNull();
  });

  it('publishes and takes down automatically', async () => {
    await write({ title: 'Planned' });
    plan({ publishAt: past });
    await until(async () => (await liveTitle()) === 'Planned');
    expect(await changed()).toMatchObject({ number: since + 1, by: 'the clock' });
    plan({ unpublishAt: past });
    await until(async () => (await liveTitle()) === undefined);
    expect(await changed()).toMatchObject({ number: since + 2, paths: ['/energy'] });
  });

  it('that was missed together with another is carried out in order', async () => {
    const longAgo = new Date(Date.parse(past) - 60_000).toISOString();
    await write({ title: 'Back again' });
    plan({ unpublishAt: longAgo, publishAt: past });
    await until(async () => (await changed()).number === since + 2);
    expect(await liveTitle()).toBe('Back again');
  });

  it('of many pages at one minute does not wait for the site after each', async () => {
    const many = Array.from({ length: 8 }, (_, index) => filePage(`/later-${index}`));
    await seed(brand, many);
    since += 1;
    for (const { path } of many) plan({ publishAt: past }, await pageAt(path));
    // A call without a report is waited for four seconds.
    await until(async () => (await changed()).number === since + many.length);
    const called = () => site.calls.filter(({ body }) => body.number > since);
    const reported: number[] = [];
    for (const index of many.keys()) {
      await until(() => called().length > index, 20);
      reported.push(Date.now());
      await report(since + 1 + index, { state: 'live' });
    }
    expect(called().map(({ body }) => body.number)).toEqual(
      many.map((_, index) => since + 1 + index),
    );
    // Each call came after the report on the one before, or after the wait for it.
    for (const [index, { at }] of called().entries()) {
      const last = called()[index - 1];
      if (last && at - last.at < 3900) expect(at).toBeGreaterThan(reported[index - 1] ?? 0);
    }
  });

  it('that is cancelled while the clock is at another page is not carried out', async () => {
    const other = await pageAt('/other');
    await seed(brand, [filePage('/later')]);
    since += 1;
    change(
      "INSERT INTO Turn VALUES ('t', ?, 'a press', ?, 0)",
      `page ${other}`,
      Date.now() + 60_000,
    );
    plan({ publishAt: new Date(Date.parse(past) - 60_000).toISOString() });
    plan({ publishAt: past }, other);
    await until(async () => (await changed()).number === since + 1);
    // The clock waits for the turn of the second page.
    plan({ publishAt: null }, other);
    plan({ publishAt: past }, await pageAt('/later'));
    change("UPDATE Turn SET until = 0 WHERE id = 't'");
    await until(async () => (await changed()).number > since + 1);
    expect(await changed()).toMatchObject({
      number: since + 2,
      paths: ['/energy', '/later'],
      by: 'the clock',
    });
  });

  it('that is blocked for a while is carried out later', async () => {
    const stop = `BEFORE INSERT ON Publication BEGIN SELECT RAISE(ABORT, 'full'); END`;
    change(`CREATE TRIGGER stop ${stop}`);
    try {
      await write({ title: 'Planned' });
      plan({ publishAt: past });
      await until(async () => (await outcome()).includes('could not save it'));
      expect(await liveTitle()).toBe('First');
    } finally {
      change('DROP TRIGGER stop');
    }
    await until(async () => (await liveTitle()) === 'Planned');
    expect(await changed()).toMatchObject({ number: since + 1, by: 'the clock' });
  });

  it('for a faulty page shows the fault beside it, and leaves the live page', async () => {
    const nope = { type: 'component-block', component: 'hero', props: {}, children: [] };
    await write({ title: 'Planned' });
    change('UPDATE Page SET document = ? WHERE id = ?', JSON.stringify([nope]), page.id);
    plan({ publishAt: past });
    await until(async () => (await outcome()).includes('Not published'));
    expect(await outcome()).toMatch(
      /^Not published; visitors still see the page as it was:\nSection 1 \(hero\): /,
    );
    expect(await liveTitle()).toBe('First');
    await until(async () => (await planned()) === null);
    const { sections } = filePage('/energy', { sections: [textBox('Mended')] });
    await seed(brand, [filePage('/energy', { title: 'Mended', sections })]);
    await quickly(act('publishPage'));
    expect(await outcome()).not.toContain('Not published');
  });
});
