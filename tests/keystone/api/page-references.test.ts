/** Text that names another page never goes live with that page missing, or with a page of another brand. */
import { beforeEach, describe, expect, it } from 'vitest';
import { askKeystone, must, signInAdmin, type Who, writeToken } from '../support/ask-keystone.ts';
import { emptyCms } from '../support/cms-database.ts';
import { heroBlock, readPages } from '../support/seed-keystone.ts';

let admin: Who;
beforeEach(async () => {
  emptyCms();
  admin = await signInAdmin();
});

async function create(brand: string, path: string, document: readonly unknown[]): Promise<string> {
  const query = 'mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }';
  const data = {
    title: `Title of ${path}`,
    description: `About ${path}`,
    path,
    document: [...document, heroBlock],
    brand: { connect: { slug: brand } },
  };
  return (await must(admin, query, { data })).createPage.id;
}
const naming = (data: unknown) => ({
  type: 'paragraph',
  children: [
    { text: 'Read ' },
    { type: 'relationship', relationship: 'page', data, children: [{ text: '' }] },
    { text: ' before you sign.' },
  ],
});
const words = { type: 'paragraph', children: [{ text: 'The terms.' }] };
const publish = (id: string) =>
  askKeystone(admin, `mutation { publishPage(where: { id: "${id}" }) { id } }`);
const liveDocument = async (id: string) =>
  (await must(admin, `{ page(where: { id: "${id}" }) { live { content } } }`)).page.live?.content
    ?.document ?? null;
const refusal = /Section 1 \(rich-text\): Text: The page named here is gone/;

describe('a page that names another', () => {
  it('goes live with the other’s path and title, and nothing else of it', async () => {
    const terms = await create('acacia', '/terms', [words]);
    const id = await create('acacia', '/offer', [naming({ id: terms })]);
    expect((await publish(id)).errors).toBe('');
    const data = { path: '/terms', title: 'Title of /terms' };
    expect((await liveDocument(id))[0].children[1].data.data).toEqual(data);
  });

  it('goes live with the other’s live title, and is previewed with its draft title', async () => {
    const terms = await create('acacia', '/terms', [words]);
    expect((await publish(terms)).errors).toBe('');
    await must(
      admin,
      `mutation { updatePage(where: { id: "${terms}" }, data: { title: "Secret" }) { id } }`,
    );
    const id = await create('acacia', '/offer', [naming({ id: terms })]);
    expect((await publish(id)).errors).toBe('');
    expect(JSON.stringify(await liveDocument(id))).toContain('Title of /terms');
    expect(JSON.stringify(await liveDocument(id))).not.toContain('Secret');
    const draft = (await readPages('acacia', ['/offer'], writeToken, true)).get('/offer')?.page;
    expect(JSON.stringify(draft)).toContain('Secret');
    expect((await publish(terms)).errors).toBe('');
    expect((await publish(id)).errors).toBe('');
    expect(JSON.stringify(await liveDocument(id))).toContain('Secret');
  });

  it('is not published once that page was deleted', async () => {
    const terms = await create('acacia', '/terms', [words]);
    const id = await create('acacia', '/offer', [naming({ id: terms })]);
    await must(admin, `mutation { deletePage(where: { id: "${terms}" }) { id } }`);
    expect((await publish(id)).errors).toMatch(refusal);
    expect(await liveDocument(id)).toBeNull();
  });

  it('is not published while no page is chosen', async () => {
    const id = await create('acacia', '/offer', [naming(null)]);
    expect((await publish(id)).errors).toMatch(refusal);
  });

  it('is not published with a page of another brand', async () => {
    const terms = await create('banksia', '/terms', [words]);
    const id = await create('acacia', '/offer', [naming({ id: terms })]);
    expect((await publish(id)).errors).toMatch(refusal);
    expect(await liveDocument(id)).toBeNull();
  });

  describe('once that page was deleted', () => {
    /** A page that named another, with what visitors saw before it did and the live version without the name. */
    async function renamed() {
      const terms = await create('acacia', '/terms', [words]);
      const id = await create('acacia', '/offer', [naming({ id: terms })]);
      expect((await publish(id)).errors).toBe('');
      const { live } = (await must(admin, `{ page(where: { id: "${id}" }) { live { id } } }`)).page;
      await must(
        admin,
        `mutation ($document: JSON) { updatePage(where: { id: "${id}" }, data: { document: $document }) { id } }`,
        { document: [words, heroBlock] },
      );
      expect((await publish(id)).errors).toBe('');
      await must(admin, `mutation { deletePage(where: { id: "${terms}" }) { id } }`);
      return { id, named: String(live.id), without: await liveDocument(id) };
    }
    const gone = /The page named here is gone/;

    it('is not rolled back to the version that names it', async () => {
      const { id, without } = await renamed();
      const answer = await askKeystone(
        admin,
        `mutation { rollBackPage(where: { id: "${id}" }) { id } }`,
      );
      expect(answer.errors).toMatch(gone);
      expect(await liveDocument(id)).toEqual(without);
    });

    it('is not made live in the version that names it', async () => {
      const { id, named, without } = await renamed();
      const answer = await askKeystone(
        admin,
        `mutation { makeLiveRevision(where: { id: "${named}" }) { id } }`,
      );
      expect(answer.errors).toMatch(gone);
      expect(await liveDocument(id)).toEqual(without);
    });
  });
});
