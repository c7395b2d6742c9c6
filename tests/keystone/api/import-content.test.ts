/** Imports of files whose pages name each other, and imports while somebody else publishes. */
import { beforeEach, expect, it } from 'vitest';
import { must, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, readPages, seed, smallSite } from '../support/seed-keystone.ts';

const brand = 'acacia';
let admin: Who;
beforeEach(async () => {
  emptyCms();
  admin = await signInAdmin();
});

const naming = (path: string) => ({
  type: 'rich-text',
  content: [
    {
      type: 'paragraph',
      children: [
        { text: 'Read ' },
        { type: 'relationship', relationship: 'page', data: { id: path, data: { path } } },
        { text: ' first.' },
      ],
    },
  ],
});
const offer = filePage('/offer', { sections: [naming('/terms')] });
const terms = (title: string) => filePage('/terms', { title });
const offered = async () =>
  JSON.stringify((await readPages(brand, ['/offer'])).get('/offer')?.page?.sections);
const retitle = (title: string) =>
  must(
    admin,
    `mutation { updatePage(where: { key: "acacia/terms" }, data: { title: "${title}" }) { id } }`,
  );

it('a page goes live with the titles in the same import, even of pages after it', async () => {
  await seed(brand, [terms('Old terms'), offer]);
  await seed(brand, [offer, terms('New terms')]);
  expect(await offered()).toContain('New terms');
  const again = await seed(brand, [offer, terms('New terms')]);
  expect(again).toEqual({ pages: 2, refused: [], number: null });
});

it('a page goes live with the live titles of pages that are not in the import', async () => {
  await seed(brand, [terms('The terms')]);
  await retitle('Secret');
  expect((await seed(brand, [offer])).refused).toEqual([]);
  expect(await offered()).toContain('The terms');
  expect(await offered()).not.toContain('Secret');
});

it('the new title of a refused page appears on no other page', async () => {
  await seed(brand, [terms('The terms')]);
  const faulty = { ...terms('Faulty'), sections: [] };
  const { refused } = await seed(brand, [offer, faulty]);
  expect(refused).toEqual([expect.stringMatching(/^\/terms: /)]);
  expect(await offered()).toContain('The terms');
});

it.each([
  ['before it is written', 'UPDATE OF title ON Page'],
  ['after it is frozen', 'INSERT ON Revision'],
])('a page that somebody else publishes %s is left as published, and named', async (_, when) => {
  await seed(brand, [terms('First')]);
  await seed(brand, [terms('Second')]);
  const { revisions } = await must(admin, '{ revisions(orderBy: { at: asc }) { id } }');
  const made = `UPDATE Page SET live = '${revisions[0].id}' WHERE path = '/terms'`;
  change(`CREATE TRIGGER meanwhile AFTER ${when} BEGIN ${made}; END`);
  const pushed = await seed(brand, [terms('Files'), filePage('/other')]).finally(() =>
    change('DROP TRIGGER meanwhile'),
  );
  expect(pushed.pages).toBe(1);
  expect(pushed.refused).toEqual([
    '/terms: somebody published it during the push, so visitors see their version: push again to replace it',
  ]);
  const live = await readPages(brand, ['/terms', '/other']);
  expect([...live.values()].map(({ page }) => page?.title)).toEqual(
    expect.arrayContaining(['First', 'Title of /other']),
  );
  expect((await seed(brand, [terms('Files')])).refused).toEqual([]);
});

it('a page that somebody takes down meanwhile stays down, and the import says so', async () => {
  await seed(brand, [terms('First')]);
  const down = "UPDATE Page SET live = NULL WHERE path = '/terms'";
  change(`CREATE TRIGGER meanwhile AFTER UPDATE OF title ON Page BEGIN ${down}; END`);
  const { refused, number } = await seed(brand, [terms('Files')]).finally(() =>
    change('DROP TRIGGER meanwhile'),
  );
  expect(refused).toEqual([expect.stringMatching(/^\/terms: somebody took it down during/)]);
  expect(number).toBeNull();
});

it('a page that somebody moves meanwhile goes live at neither path, and the import says so', async () => {
  const moved = "UPDATE Page SET path = '/moved', key = 'acacia/moved' WHERE path = '/terms'";
  change(`CREATE TRIGGER meanwhile AFTER INSERT ON Revision BEGIN ${moved}; END`);
  const pushed = seed(brand, [terms('Files')]).finally(() => change('DROP TRIGGER meanwhile'));
  await expect(pushed).rejects.toThrow('somebody moved or deleted the page at /terms meanwhile');
  expect((await must(admin, '{ pages(where: { live: null }) { path } }')).pages).toEqual([
    { path: '/moved' },
  ]);
});

it.each([
  ['before it is written', 'UPDATE OF title ON Page'],
  ['after it is frozen', 'INSERT ON Revision'],
])(
  'a frame that somebody else publishes %s is left exactly as published, and named',
  async (_, when) => {
    const about = (words: string) => ({
      ...smallSite,
      footer: { ...smallSite.footer, about: words },
    });
    for (const words of ['First', 'Second']) await seed(brand, [], about(words));
    const { revisions } = await must(admin, '{ revisions(orderBy: { at: asc }) { id } }');
    const made = `UPDATE Brand SET frameLive = '${revisions[0].id}' WHERE slug = '${brand}'`;
    change(`CREATE TRIGGER meanwhile AFTER ${when} BEGIN ${made}; END`);
    const { refused } = await seed(brand, [filePage('/other')], about('Files')).finally(() =>
      change('DROP TRIGGER meanwhile'),
    );
    expect(refused).toEqual([expect.stringMatching(/^site\.json: somebody published it during/)]);
  },
);
