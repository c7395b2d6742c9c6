/** Whatever the CMS is sent, it answers with what is wrong, saves nothing by halves and keeps running. */
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type Answer,
  askKeystone,
  must,
  send,
  signInAdmin,
  type Who,
  writeToken,
} from '../support/ask-keystone.ts';
import { emptyCms, emptyContent, kept } from '../support/cms-database.ts';
import { makePerson } from '../support/people.ts';
import { filePage, readPages, seed } from '../support/seed-keystone.ts';

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] });
const block = (component: string, props: unknown, children: unknown = [slot()]) => ({
  type: 'component-block',
  component,
  props,
  children,
});
const slot = () => ({ type: 'component-inline-prop', children: [{ text: '' }] });
const nested = (depth: number, around: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce((inner) => around(inner), text('x') as unknown);

let admin: Who;
let editor: Who;
let seeded: ReturnType<typeof kept> | undefined;
beforeAll(async () => {
  emptyCms();
  admin = await signInAdmin();
  editor = (await makePerson(admin, 'editor', 'acacia')).who;
});
beforeEach(async () => {
  // Most input changes nothing, so what the test before found is still there.
  if (seeded && isDeepStrictEqual(kept(), seeded)) return;
  emptyContent();
  await seed('acacia', [filePage('/energy')]);
  // The outcome is written after the answer.
  const calling = '{ publicationsCount(where: { state: { equals: "calling" } }) }';
  await expect.poll(async () => (await must(admin, calling)).publicationsCount).toBe(0);
  seeded = kept();
});

const save = (json: string) =>
  send(
    editor,
    `{"query":"mutation ($document: JSON!) { updatePage(where: { key: \\"acacia/energy\\" }, data: { document: $document }) { id } }","variables":{"document":${json}}}`,
  );

async function isAlive(): Promise<void> {
  expect((await readPages('acacia', ['/energy'])).get('/energy')?.problems).toEqual([]);
  expect((await must(editor, '{ pagesCount }')).pagesCount).toBeGreaterThan(0);
}

function isRefused({ status, errors }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(errors).not.toBe('');
  expect(errors).not.toMatch(/internal server error|cannot read prop|undefined|stack|prisma/i);
}

describe('a document that the CMS refuses', () => {
  it.each([
    ['null', 'null'],
    ['a number', '5'],
    ['a text', '"x"'],
    ['an object', '{}'],
    ['a list of nothing', '[null]'],
    ['a list in a list', '[[]]'],
    ['a node of no type', '[{"children":[]}]'],
    ['a node of an unknown type', JSON.stringify([{ type: 'iframe', children: [{ text: 'x' }] }])],
    ['a text that is not one', JSON.stringify([{ type: 'paragraph', children: [{ text: 5 }] }])],
    [
      'an unknown mark',
      JSON.stringify([{ type: 'paragraph', children: [{ text: 'x', onclick: 'y' }] }]),
    ],
    [
      'a link to script',
      JSON.stringify([
        {
          type: 'paragraph',
          children: [{ type: 'link', href: 'javascript:alert(1)', children: [{ text: 'x' }] }],
        },
      ]),
    ],
    ['a block whose props are a number', JSON.stringify([block('text-box', 5)])],
    [
      'a block whose value has a wrong type',
      JSON.stringify([block('text-box', { title: { a: 1 } })]),
    ],
    ['a block whose children are a number', JSON.stringify([block('text-box', {}, 5)])],
    ['a block named __proto__', JSON.stringify([block('__proto__', {})])],
    ['a block named constructor', JSON.stringify([block('constructor', {})])],
    [
      'props named __proto__',
      '[{"type":"component-block","component":"text-box","props":{"__proto__":{"polluted":1}},"children":[{"text":""}]}]',
    ],
    ['__proto__ as a node', '[{"__proto__":{"type":"paragraph"},"children":[{"text":"x"}]}]'],
  ])('%s', async (_, json) => {
    const before = kept();
    isRefused(await save(json));
    expect(kept()).toEqual(before);
    await isAlive();
  });

  it('because it is a thousand levels deep', async () => {
    const before = kept();
    isRefused(
      await save(
        JSON.stringify([nested(1000, (inner) => ({ type: 'blockquote', children: [inner] }))]),
      ),
    );
    expect(kept()).toEqual(before);
    await isAlive();
  });

  it('because it is a hundred thousand levels deep', async () => {
    const deep = `[${'{"type":"blockquote","children":['.repeat(100_000)}${']}'.repeat(100_000)}]`;
    isRefused(await save(deep));
    await isAlive();
  });

  it('because it has 6 MB', async () => {
    isRefused(await save(JSON.stringify([text('x'.repeat(6_000_000))])));
    await isAlive();
  });
});

describe('a document that may be kept as a draft, and never goes live', () => {
  it.each([
    ['an unknown block', [block('nope', { a: 1 })], /Section 1 \(nope\): unknown type/],
    ['an unfinished block', [block('text-box', {})], /Section 1 \(text-box\)/],
    ['no section', [text('')], /at least one section/],
  ])('%s', async (_, document, reason) => {
    const { errors, status } = await save(JSON.stringify(document));
    expect(status).toBeLessThan(500);
    if (errors === '') {
      const publish = 'mutation { publishPage(where: { key: "acacia/energy" }) { id } }';
      expect((await askKeystone(writeToken, publish)).errors).toMatch(reason);
    } else isRefused({ status, errors, data: null, text: '' });
    await isAlive();
  });

  it('whose places are named __proto__ pollutes nothing', async () => {
    const propPath = ['__proto__', 'polluted'];
    const poisoned = { type: 'component-inline-prop', propPath, children: [{ text: 'x' }] };
    expect((await save(JSON.stringify([block('text-box', {}, [poisoned])]))).status).toBe(200);
    const read = '{ pages { document { document(hydrateRelationships: true) } } }';
    expect(JSON.stringify(await must(editor, read))).not.toContain('"polluted":');
    await askKeystone(
      writeToken,
      'mutation { publishPage(where: { key: "acacia/energy" }) { id } }',
    );
    await isAlive();
  });

  it('of 4 MB is saved, or refused in words, in a few seconds', async () => {
    const started = Date.now();
    const paragraphs = Array.from({ length: 4000 }, () => text('x'.repeat(950)));
    const { status, errors } = await save(JSON.stringify(paragraphs));
    expect(status, errors).toBeLessThan(500);
    expect(Date.now() - started).toBeLessThan(10_000);
    await isAlive();
  });
});

describe('other input', () => {
  it.each([
    ['no JSON', '{'],
    ['no query', '{}'],
    ['a list of queries', '[{"query":"{ pages { id } }"},{"query":"{ pages { id } }"}]'],
    ['a query for an unknown field', '{"query":"{ nope }"}'],
    [
      'a query of many levels',
      JSON.stringify({
        query: `{ pages ${'{ revisions { page '.repeat(2000)}{ id }${'} }'.repeat(2000)} }`,
      }),
    ],
  ])('%s', async (_, body) => {
    const answer = await send(editor, body);
    expect(answer.status).toBeLessThan(500);
    expect(answer.errors).not.toBe('');
    await isAlive();
  });

  it('a form from another site is not accepted', async () => {
    const { cookie = '' } = editor;
    const body = JSON.stringify({ query: 'mutation { deletePages(where: []) { id } }' });
    const headers = { cookie, 'content-type': 'text/plain' };
    const answer = await fetch(inject('keystone').api, { method: 'POST', headers, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('an import of anything but content is refused in words, and leaves nothing live', async () => {
    const importOf = (pages: unknown) =>
      askKeystone(
        writeToken,
        'mutation ($pages: JSON!) { importContent(brand: "acacia", pages: $pages, pictures: []) }',
        { pages },
      );
    const refused = async (page: object) => (await importOf([page])).data?.importContent;
    for (const page of [
      filePage('/broken', { sections: [{ type: 'nope' }] }),
      filePage('/broken', { sections: 5 }),
      filePage('/broken', { sections: [null] }),
      filePage('/broken', { sections: [{ type: 'faq', topics: 5 }] }),
      filePage('/broken', { title: 5 }),
    ]) {
      expect(await refused(page)).toMatchObject({
        pages: 0,
        refused: [expect.any(String)],
        number: null,
      });
    }
    for (const path of ['/x?y', '//', '/api', `/${'x'.repeat(200)}`]) {
      expect(await refused(filePage(path))).toMatchObject({ pages: 0, number: null });
    }
    for (const pages of [5, {}, [null]]) isRefused(await importOf(pages));
    expect((await must(writeToken, '{ sitePaths(brand: "acacia") }')).sitePaths).toEqual([
      '/energy',
    ]);
    await isAlive();
  });
});

describe('an import', () => {
  const importOf = (files: object) =>
    askKeystone(
      writeToken,
      `mutation ($pages: JSON!, $pictures: JSON!) {
        importContent(brand: "acacia", pages: $pages, pictures: $pictures) }`,
      { pages: [], pictures: [], ...files },
    );
  const first = 'Run npm run content:check first';

  it.each([
    ['sections', { sections: undefined }, 'sections: fill this in'],
    ['a list of sections', { sections: 5 }, 'sections: Invalid type: Expected Array'],
    ['the type of a section', { sections: [{}] }, 'sections.0.type: fill this in'],
    ['a title', { title: undefined }, 'title: fill this in'],
    ['a description in words', { description: 5 }, 'description: Invalid type: Expected string'],
    ['a date in words', { published: 5 }, 'published: Invalid type: Expected string'],
    ['a picture with a path', { image: {} }, 'image.src: fill this in'],
    ['a yes or no', { noindex: 'no' }, 'noindex: Invalid type: Expected boolean'],
  ])('says that a page lacks %s, and takes the others', async (_, over, reason) => {
    const broken = { ...filePage('/broken'), ...over };
    const { errors, data } = await importOf({ pages: [broken, filePage('/good')] });
    expect(errors).toBe('');
    const { pages, refused } = data.importContent;
    expect(refused).toEqual([expect.stringContaining(`/broken: ${reason}`)]);
    expect(refused[0]).toContain(first);
    expect(pages).toBe(1);
    const { sitePaths } = await must(writeToken, '{ sitePaths(brand: "acacia") }');
    expect(sitePaths).toEqual(['/energy', '/good']);
  });

  it.each([
    [
      'at a path of the site’s own',
      '/api',
      {},
      'The site answers this path itself: choose another one',
    ],
    ['at a path in capitals', '/Up', {}, 'A path must look like /energy or /blogs/a-title'],
    ['without a title', '/broken', { title: '' }, 'value must not be empty'],
  ])('names a new page %s, and takes the others', async (_, path, over, reason) => {
    const { errors, data } = await importOf({
      pages: [{ ...filePage(path), ...over }, filePage('/good')],
    });
    expect(errors).toBe('');
    expect(data.importContent).toMatchObject({ pages: 1, refused: [`${path}: ${reason}`] });
    const { sitePaths } = await must(writeToken, '{ sitePaths(brand: "acacia") }');
    expect(sitePaths).toEqual(['/energy', '/good']);
  });

  const street = { src: '/media/acacia/street.avif', alt: 'A street', width: 1600, height: 900 };
  it.each([
    ['pages that are not a list', { pages: {} }, 'pages: Invalid type: Expected Array'],
    ['a page that is null', { pages: [null] }, 'pages.0: Invalid type: Expected Object'],
    ['a page without a path', { pages: [{ title: 'x' }] }, 'pages.0.path: fill this in'],
    ['pictures that are not a list', { pictures: 5 }, 'pictures: Invalid type: Expected Array'],
    ['a picture without a path', { pictures: [{}] }, 'pictures.0.src: fill this in'],
    [
      'a picture of half a pixel',
      { pictures: [{ ...street, width: 0.5 }] },
      `${street.src}: width: write a whole number`,
    ],
    [
      'a picture with half a focus',
      { pictures: [{ ...street, focus: { x: 0.5 } }] },
      `${street.src}: focus.y: fill this in`,
    ],
  ])('is refused with %s, in words, and none of it is kept', async (_, files, reason) => {
    const before = kept();
    const answer = await importOf(files);
    isRefused(answer);
    expect(answer.errors).toContain(reason);
    expect(answer.errors).toContain(first);
    expect(kept()).toEqual(before);
  });

  it('takes null for anything that a page may leave out', async () => {
    const page = { ...filePage('/good'), noindex: null, crumb: null, image: null, published: null };
    const { data } = await importOf({ pages: [page], pictures: [{ ...street, focus: null }] });
    expect(data.importContent).toMatchObject({ pages: 1, refused: [] });
  });
});

describe('a database that somebody else reads', () => {
  it('keeps nobody from saving, and nothing is locked afterwards', async () => {
    const reader = new DatabaseSync(inject('keystone').database);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM Page').all();
    for (const title of ['One', 'Two']) {
      const rename = `mutation { updatePage(where: { key: "acacia/energy" }, data: { title: "${title}" }) { title } }`;
      expect((await must(editor, rename)).updatePage).toEqual({ title });
    }
    reader.exec('COMMIT');
    reader.close();
    await isAlive();
  });

  it('takes many changes at once', async () => {
    const renames = Array.from({ length: 20 }, (_, index) =>
      must(
        editor,
        `mutation { updatePage(where: { key: "acacia/energy" }, data: { title: "Title ${index}" }) { title } }`,
      ),
    );
    expect(await Promise.all(renames)).toHaveLength(20);
    await isAlive();
  });
});
