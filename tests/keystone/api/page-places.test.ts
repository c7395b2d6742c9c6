/** A page's place: its brand and path are its own, and the outcome beside it is about that page alone. */
import { beforeEach, describe, expect, it } from 'vitest';
import { askKeystone, must, signInAdmin, type Who, writeToken } from '../support/ask-keystone.ts';
import { changeUnderneath, emptyCms, change as inDatabase } from '../support/cms-database.ts';
import { makePerson } from '../support/people.ts';
import { heroBlock } from '../support/seed-keystone.ts';

let admin: Who;
beforeEach(async () => {
  emptyCms();
  admin = await signInAdmin();
});

const creation = (path: string, brand = 'acacia') => ({
  data: {
    title: `Title of ${path}`,
    description: `About ${path}`,
    path,
    document: [{ type: 'paragraph', children: [{ text: 'Words.' }] }, heroBlock],
    brand: { connect: { slug: brand } },
  },
});
const createQuery = 'mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }';
const create = async (path: string, brand?: string): Promise<string> =>
  (await must(admin, createQuery, creation(path, brand))).createPage.id;
const change = (who: Who, id: string, data: object) =>
  askKeystone(
    who,
    'mutation ($id: ID!, $data: PageUpdateInput!) { updatePage(where: { id: $id }, data: $data) { id } }',
    { id, data },
  );
const act = (name: 'publishPage' | 'unpublishPage' | 'deletePage', id: string) =>
  must(admin, `mutation { ${name}(where: { id: "${id}" }) { id } }`);
const outcome = async (id: string) =>
  (await must(admin, `{ page(where: { id: "${id}" }) { outcome } }`)).page.outcome;

describe('a planned page', () => {
  const later = () => new Date(Date.now() + 3_600_000).toISOString();
  const toBanksia = { brand: { connect: { slug: 'banksia' } } };

  it.each(['publishAt', 'unpublishAt'])(
    'with %s can only be moved to another brand by somebody who may publish there',
    async (planned) => {
      const editor = (await makePerson(admin, 'editor', 'acacia', 'banksia')).who;
      const publisher = (await makePerson(admin, 'publisher', 'acacia', 'banksia')).who;
      const id = await create('/planned');
      expect((await change(publisher, id, { [planned]: later() })).errors).toBe('');
      expect((await change(editor, id, { title: 'Newer' })).errors).toBe('');
      expect((await change(editor, id, toBanksia)).errors).toContain(
        'A time is planned for this page: only a publisher may move it to another brand',
      );
      expect((await change(publisher, id, toBanksia)).errors).toBe('');
    },
  );

  it('can be moved by an editor once no time is planned any more', async () => {
    const editor = (await makePerson(admin, 'editor', 'acacia', 'banksia')).who;
    const id = await create('/planned');
    await change(admin, id, { publishAt: later() });
    await change(admin, id, { publishAt: null });
    expect((await change(editor, id, toBanksia)).errors).toBe('');
  });
});

/** As if an editor's save, which takes no turn, came between a press's reading of the page and its writing. */
async function movedMeanwhile<T>(path: string, work: () => Promise<T>): Promise<T> {
  const moved = `UPDATE Page SET path = '/moved', key = 'acacia/moved' WHERE path = '${path}'`;
  const when = 'AFTER UPDATE OF until ON Turn WHEN NEW.until > 0 AND OLD.holder = NEW.holder';
  inDatabase(`CREATE TRIGGER meanwhile ${when} BEGIN ${moved}; END`);
  return work().finally(() => inDatabase('DROP TRIGGER meanwhile'));
}

it('a brand is neither deleted nor given another slug while it has pages, and may be without', async () => {
  const made = 'mutation { createBrand(data: { name: "Wattle", slug: "wattle" }) { id } }';
  const { id } = (await must(admin, made)).createBrand;
  const remove = () =>
    askKeystone(admin, `mutation { deleteBrand(where: { id: "${id}" }) { id } }`);
  const rename = (data: string) =>
    askKeystone(
      admin,
      `mutation { updateBrand(where: { id: "${id}" }, data: { ${data} }) { id } }`,
    );
  const page = await create('/energy', 'wattle');
  expect((await rename('slug: "mulga"')).errors).toContain(
    'This brand has pages (1), so its slug cannot change',
  );
  expect((await rename('name: "Mulga", slug: "wattle"')).errors).toBe('');
  expect((await remove()).errors).toContain('This brand has pages (1): delete them first');
  expect((await must(admin, `{ page(where: { id: "${page}" }) { brand { slug } } }`)).page).toEqual(
    { brand: { slug: 'wattle' } },
  );
  await act('deletePage', page);
  expect((await rename('slug: "mulga"')).errors).toBe('');
  expect((await remove()).errors).toBe('');
});

describe('a page that is moved while it is made live', () => {
  const published = () =>
    must(
      writeToken,
      '{ sitePaths(brand: "acacia") siteChanges(brand: "acacia", since: 0) { paths } }',
    );
  const again = 'Not done: the CMS could not save it. Try again';

  it('stays as it is, and is published at its new path by the next press', async () => {
    const id = await create('/energy');
    const press = () =>
      askKeystone(admin, `mutation { publishPage(where: { id: "${id}" }) { id } }`);
    expect((await movedMeanwhile('/energy', press)).errors).not.toBe('');
    expect(await published()).toEqual({ sitePaths: [], siteChanges: null });
    expect(await outcome(id)).toContain(again);
    await must(
      admin,
      `mutation { updatePage(where: { id: "${id}" }, data: { path: "/moved" }) { id } }`,
    );
    expect((await press()).errors).toBe('');
    expect(await published()).toEqual({
      sitePaths: ['/moved'],
      siteChanges: { paths: ['/moved'] },
    });
  });

  it('does not go live in an earlier version', async () => {
    const id = await create('/energy');
    await act('publishPage', id);
    await act('unpublishPage', id);
    const { revisions } = await must(admin, '{ revisions { id } }');
    const press = `mutation { makeLiveRevision(where: { id: "${revisions[0].id}" }) { id } }`;
    expect((await movedMeanwhile('/energy', () => askKeystone(admin, press))).errors).not.toBe('');
    expect((await published()).sitePaths).toEqual([]);
  });
});

describe('a page that goes live while somebody saves it', () => {
  /** A page that has been live, and is made so again once a save has been checked and is about to be written. */
  const savedLate = async (ask: (id: string) => ReturnType<typeof change>) => {
    const id = await create('/energy');
    await act('publishPage', id);
    await act('unpublishPage', id);
    const live = 'UPDATE Page SET live = (SELECT id FROM Revision)';
    const { errors } = await changeUnderneath(live, () => ask(id));
    const { pages } = await must(admin, '{ pages { title path live { id } } }');
    return { errors, pages };
  };
  const words = 'Somebody has published this page meanwhile';

  it('is not moved', async () => {
    const data = { path: '/moved', title: 'New' };
    const { errors, pages } = await savedLate((id) => change(admin, id, data));
    expect(errors).toContain(words);
    const title = 'Title of /energy';
    expect(pages).toEqual([{ title, path: '/energy', live: { id: expect.any(String) } }]);
  });

  it('is saved where it is', async () => {
    const { errors, pages } = await savedLate((id) =>
      change(admin, id, { path: '/energy', title: 'New' }),
    );
    expect(errors).toBe('');
    expect(pages).toMatchObject([{ title: 'New', path: '/energy' }]);
  });

  it('is not deleted', async () => {
    const { errors, pages } = await savedLate((id) =>
      askKeystone(admin, `mutation { deletePage(where: { id: "${id}" }) { id } }`),
    );
    expect(errors).toContain(words);
    expect(pages).toHaveLength(1);
  });
});

it('a page that is moved while somebody saves something else of it is found at its new path', async () => {
  const id = await create('/energy');
  const moved = "UPDATE Page SET path = '/moved', key = 'acacia/moved'";
  const retitle = () => change(admin, id, { title: 'New' });
  expect((await changeUnderneath(moved, retitle)).errors).toBe('');
  expect(await must(admin, '{ page(where: { key: "acacia/moved" }) { title path } }')).toEqual({
    page: { title: 'New', path: '/moved' },
  });
});

describe('a path', () => {
  const taken = 'Another page of this brand has this path';

  it('is no longer than the site allows', async () => {
    const longest = `/${'a'.repeat(199)}`;
    await create(longest);
    expect((await askKeystone(admin, createQuery, creation(`${longest}a`))).errors).toMatch(/200/);
    expect((await askKeystone(admin, createQuery, creation('/Not A Path'))).errors).toContain(
      'A path must look like /energy or /blogs/a-title',
    );
  });

  it('that is taken is refused in words, for a new page and for one that moves', async () => {
    await create('/energy');
    const { errors } = await askKeystone(admin, createQuery, creation('/energy'));
    expect(errors).toContain(taken);
    expect(errors).not.toMatch(/prisma/i);
    const other = await create('/other');
    expect((await change(admin, other, { path: '/energy' })).errors).toContain(taken);
    const elsewhere = await create('/energy', 'banksia');
    const toAcacia = { brand: { connect: { slug: 'acacia' } } };
    expect((await change(admin, elsewhere, toAcacia)).errors).toContain(taken);
    expect((await change(admin, elsewhere, { path: '/energy' })).errors).toBe('');
  });

  it('of a brand that the editor does not have is not revealed', async () => {
    await create('/secret', 'banksia');
    const { who } = await makePerson(admin, 'editor', 'acacia');
    const { errors } = await askKeystone(who, createQuery, creation('/secret', 'banksia'));
    expect(errors).not.toBe('');
    expect(errors).not.toContain(taken);
  });
});

describe('the outcome beside a page says', () => {
  it('that it is not published yet, even where another page was before', async () => {
    const old = await create('/energy');
    await act('publishPage', old);
    await act('unpublishPage', old);
    await act('deletePage', old);
    expect(await outcome(await create('/energy'))).toBe('Not published yet');
  });

  it('that it was taken down, even after it was renamed and another page has its path', async () => {
    const id = await create('/energy');
    await act('publishPage', id);
    await act('unpublishPage', id);
    expect((await change(admin, id, { path: '/power' })).errors).toBe('');
    const before = await outcome(id);
    expect(before).toMatch(/^The site did not answer .*\nLast published by First administrator$/);
    const next = await create('/energy');
    await act('publishPage', next);
    await change(admin, next, { title: 'Live' });
    expect(await outcome(id)).toBe(before);
    expect((await change(admin, id, { brand: { connect: { slug: 'banksia' } } })).errors).toBe('');
    expect(await outcome(id)).toBe(before);
  });
});
