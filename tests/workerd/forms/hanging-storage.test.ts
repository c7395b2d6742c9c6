/** The leads or address database hangs: pages and forms answer as if it failed, in time, and nothing counts twice. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../domain/forms/messages.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { verticals } from '../../../domain/vertical.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import { outsideDeadlineMs } from '../../../worker/http/outside/outside.ts';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { pageReadMs } from '../../../worker/ports/leads/d1-retry.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { hangingDb } from '../support/failing-db.ts';
import { tagsOf } from '../support/markup.ts';
import { bundle, originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire();
const hanging = wire({ env: { LEADS_DB: hangingDb(env.LEADS_DB) } });
const landing = wire({ env: { LEADS_DB: hangingDb(env.LEADS_DB, true) } });
const address = {
  vertical: 'energy',
  entry: 'manual',
  StreetNumber1: '7',
  StreetName: 'Hanging Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
const person = { vertical: 'energy', page: '/energy', name: 'Jo O’Neill' };
const words = 'We could not save that just now. Nothing you typed is lost: please try again.';

interface Begun {
  readonly leadId: string;
  readonly visitId: string;
}
async function begun(body: object = {}): Promise<Begun> {
  const response = await fetch(postJson(`${origin}/api/hero`, { ...address, ...body }));
  const { leadId, visitId } = (await response.json()) as Begun;
  return { leadId, visitId };
}
const fieldOf = async (html: string, name: string) =>
  (await tagsOf(html)).find(({ attributes }) => attributes.name === name)?.attributes.value;
const count = async (table: string, where: string, value: string) =>
  (await env.LEADS_DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where} = ?`)
    .bind(value)
    .first<number>('n')) ?? 0;

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The answer and the time it took, on a fake clock that advances as fast as the machine allows. */
async function clocked(ask: () => Promise<Response>): Promise<[response: Response, ms: number]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: Response | undefined;
  const asked = ask().then((response) => {
    answer = response;
    return response;
  });
  let ms = 0;
  while (!answer && ms < 60_000) {
    await vi.advanceTimersByTimeAsync(100);
    ms += 100;
  }
  vi.useRealTimers();
  if (!answer) throw new Error('no answer in a minute');
  return [await asked, ms];
}

it('a page of a lead is a 503 that can be loaded again', async () => {
  const query = new URLSearchParams({ ...(await begun()) });
  const [page, ms] = await clocked(() =>
    hanging(visit(`${origin}/energy/basic-info?${query}&rc=K7`)),
  );
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('Anything you have sent us is kept.');
  expect(html).not.toContain(words);
  const links = (await tagsOf(html)).map(({ attributes }) => attributes.href);
  expect(links).toContain(`/energy/basic-info?${query}&rcCode=K7`);
  expect(ms).toBeLessThanOrEqual(pageReadMs + 200);
});

it('a receipt, and the page that withdraws it, are a 503', async () => {
  for (const path of ['/receipt', '/withdraw']) {
    const [page, ms] = await clocked(() => hanging(visit(`${origin}${path}?ref=KJ-ABCD-EFGH`)));
    expect([path, page.status]).toEqual([path, 503]);
    expect(ms).toBeLessThanOrEqual(pageReadMs + 200);
  }
});

it('a plan’s page answers within a second, without its link back to the lead', async () => {
  const plan = embeddedCatalogue.plans.find(({ vertical }) => vertical === 'broadband');
  const query = new URLSearchParams({ ...(await begun({ vertical: 'broadband' })) });
  const [page, ms] = await clocked(() =>
    hanging(visit(`${origin}/plans/broadband/${plan?.id}?${query}`)),
  );
  expect(page.status).toBe(200);
  expect(ms).toBeLessThanOrEqual(1000);
});

it('a hero form comes back with what was typed, and the next attempt makes one lead', async () => {
  const own = { ...address, StreetNumber1: '9' };
  const form = { ...own, submissionId: crypto.randomUUID(), page: '/energy' };
  for (const site of [hanging, landing]) {
    const [page, ms] = await clocked(() => site(postForm(`${origin}/api/hero`, form)));
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain(words);
    expect(await fieldOf(html, 'StreetName')).toBe(address.StreetName);
    expect(await fieldOf(html, 'submissionId')).toBe(form.submissionId);
    expect(ms).toBeGreaterThanOrEqual(outsideDeadlineMs);
    expect(ms).toBeLessThan(outsideDeadlineMs + 1000);
  }
  // The visit was stored late: the next attempt continues with it.
  expect((await fetch(postForm(`${origin}/api/hero`, form))).status).toBe(303);
  const kept = await env.LEADS_DB.prepare(
    `SELECT count(DISTINCT visit.id) AS visits, count(lead.id) AS leads FROM visit
      LEFT JOIN lead ON lead.visit_id = visit.id WHERE visit.address_line LIKE '9 Hanging Road%'`,
  ).first();
  expect(kept).toEqual({ leads: 1, visits: 1 });
});

it('the details come back with what was typed', async () => {
  const form = {
    ...person,
    ...(await begun()),
    submissionId: crypto.randomUUID(),
    email: 'jo.hangs@example.com',
    mobNumber: '0491570158',
    marketing: '1',
  };
  const [page, ms] = await clocked(() => hanging(postForm(`${origin}/api/lead`, form)));
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(words);
  for (const name of ['name', 'email', 'mobNumber', 'submissionId', 'leadId'] as const) {
    expect(await fieldOf(html, name)).toBe(form[name]);
  }
  expect(ms).toBeLessThan(outsideDeadlineMs + pageReadMs + 500);
});

it('the details of a bundle come back with the notice that they had, and the bundle’s products', async () => {
  const ours = originOf('eucalypt');
  const products = ['solar', 'mobile'] as const;
  const body = { ...address, vertical: products, bundle: '1' };
  const answer = await fetch(postJson(`${ours}/api/hero`, body));
  const { leadId, visitId } = (await answer.json()) as Begun;
  const query = new URLSearchParams({ leadId, visitId, call: '1' });
  const shown = await (await fetch(visit(`${ours}/bundle/basic-info?${query}`))).text();
  const sent = (await tagsOf(shown)).flatMap(({ attributes: { type, name, value } }) =>
    type === 'hidden' && name ? [[name, value ?? '']] : [],
  );
  const form = { ...Object.fromEntries(sent), name: 'Jo O’Neill', email: 'jo.both@example.com' };
  const [page] = await clocked(() =>
    hanging(postForm(`${ours}/api/lead`, { ...form, mobNumber: '0491570158' })),
  );
  expect(page.status).toBe(503);
  const html = await page.text();
  const { site } = await createContentLoader([createFilesContent(bundle)], () => undefined).site(
    'eucalypt',
  );
  const { recipients } = noticeFor(site.consent, products);
  expect(recipients).not.toBe(site.consent.recipients);
  for (const one of [shown, html]) {
    expect(one).toContain(recipients);
    for (const slug of products) expect(one).toContain(`>${verticals[slug].title}</dd>`);
  }
});

it('details that are stored late and sent again are one lead with one delivery', async () => {
  const form = {
    ...person,
    ...(await begun()),
    submissionId: crypto.randomUUID(),
    email: 'jo.late@example.com',
    mobNumber: '0491570159',
  };
  const outbox = createD1Outbox(hangingDb(env.LEADS_DB, true));
  const late = wire({ ports: { outbox } });
  const [first] = await clocked(() => late(postJson(`${origin}/api/lead`, form)));
  expect(first.status).toBe(503);
  expect(await first.json()).toMatchObject({ error: { code: 'storage_unavailable' } });
  const again = await fetch(postJson(`${origin}/api/lead`, form));
  expect(again.status).toBe(202);
  expect(await count('lead', 'email', form.email)).toBe(1);
  expect(await count('outbox', 'id', form.submissionId)).toBe(1);
  expect(await count('submission', 'id', form.submissionId)).toBe(1);
});

it('a hero form comes back when the index of addresses hangs', async () => {
  const [ADDRESSES_DB, ADDRESSES_DB_B] = [env.ADDRESSES_DB, env.ADDRESSES_DB_B].map((db) =>
    hangingDb(db),
  );
  if (!ADDRESSES_DB || !ADDRESSES_DB_B) throw new Error('The index has two databases');
  const site = wire({ env: { ADDRESSES_DB, ADDRESSES_DB_B } });
  const form = { vertical: 'energy', address: '12 Bellbird Court', page: '/energy' };
  const [page, ms] = await clocked(() => site(postForm(`${origin}/api/hero`, form)));
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(messages.addressFetchFailed);
  expect(await fieldOf(html, 'address')).toBe(form.address);
  expect(ms).toBeLessThan(outsideDeadlineMs + 1000);
});
