/** A page's date: the editor's own, otherwise the day of the first publication, whatever is published later. */
import { beforeEach, expect, it } from 'vitest';
import { must, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { emptyCms } from '../support/cms-database.ts';
import { heroBlock } from '../support/seed-keystone.ts';

let admin: Who;
beforeEach(async () => {
  emptyCms();
  admin = await signInAdmin();
});

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });

async function create(published: string | null): Promise<string> {
  const query = 'mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }';
  const data = {
    title: 'Moving day',
    description: 'What to do first',
    path: '/blogs/moving-day',
    document: [heroBlock],
    brand: { connect: { slug: 'acacia' } },
    published,
  };
  return (await must(admin, query, { data })).createPage.id;
}
const publish = (id: string) =>
  must(admin, `mutation { publishPage(where: { id: "${id}" }) { id } }`);
const change = (id: string, data: object) =>
  must(
    admin,
    `mutation ($data: PageUpdateInput!) { updatePage(where: { id: "${id}" }, data: $data) { id } }`,
    { data },
  );
const dayShown = async (id: string) =>
  (await must(admin, `{ page(where: { id: "${id}" }) { live { content } } }`)).page.live.content
    .published;

it('is today for a page that is published for the first time', async () => {
  const id = await create(null);
  await publish(id);
  expect(await dayShown(id)).toBe(today());
});

it('is the first publication’s again once an editor clears it', async () => {
  const id = await create('2026-02-01');
  await publish(id);
  await change(id, { published: '2026-03-01' });
  await publish(id);
  expect(await dayShown(id)).toBe('2026-03-01');
  await change(id, { published: null });
  await publish(id);
  expect(await dayShown(id)).toBe('2026-02-01');
});
