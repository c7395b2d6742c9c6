/** Basic info over the real app: details on the lead, the receipt, refusals, and failures that keep the form. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failingDb } from '../support/failing-db.ts';
import { tagsOf } from '../support/markup.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire();
const manual = {
  vertical: 'energy',
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
/** Renewed each time, because the same person within five minutes would be the same lead. */
const person = { name: 'Jo O’Neill', email: '', mobNumber: '+61 491 570 006' };
beforeEach(() => {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  person.email = `jo${digits}@example.com`;
  person.mobNumber = `+61 4${digits}`;
});

const rest = { vertical: 'energy', consentVersion: '2026-11-01', page: '/energy' };

interface Begun {
  leadId: string;
  visitId: string;
}
async function begin(own = origin): Promise<Begun> {
  const response = await fetch(postJson(`${own}/api/hero`, manual));
  const { leadId, visitId } = (await response.json()) as Begun;
  return { leadId, visitId };
}
const send = (body: object, send = fetch, own = origin) =>
  send(postJson(`${own}/api/lead`, { ...rest, ...person, ...body }));
const sendForm = (body: Record<string, string>, send = fetch) =>
  send(postForm(`${origin}/api/lead?rc=AB1`, { ...rest, ...person, ...body }));
const rowOf = (leadId: string) =>
  env.LEADS_DB.prepare('SELECT * FROM lead WHERE id = ?').bind(leadId).first();
const fieldOf = async (html: string, name: string) =>
  (await tagsOf(html)).find(({ attributes }) => attributes.name === name)?.attributes;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('details', () => {
  it('are on the lead before the answer says success', async () => {
    const lead = await begin();
    const response = await send({ ...lead, marketing: '1' });
    expect(response.status).toBe(202);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as { reference: string };
    expect(answer).toEqual({
      success: true,
      message: 'We have your details',
      reference: expect.stringMatching(/^KJ-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      receipt: `/receipt?ref=${answer.reference}`,
    });
    expect(await rowOf(lead.leadId)).toMatchObject({
      name: 'Jo O’Neill',
      email: person.email,
      mobile: person.mobNumber.replace('+61 ', '0'),
      marketing: 1,
      consent_version: '2026-11-01',
      completed_page: '/energy',
      reference: answer.reference,
      status: 'open',
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('have the page that showed the notice as evidence of consent', async () => {
    const lead = await begin();
    const query = new URLSearchParams({ ...lead, call: '1' });
    const shown = await fetch(visit(`${origin}/energy/basic-info?${query}`));
    const { value: page = '' } = (await fieldOf(await shown.text(), 'page')) ?? {};
    await send({ ...lead, page });
    const { completed_page: path, consent } = (await rowOf(lead.leadId)) ?? {};
    expect(path).toBe('/energy/basic-info');
    expect(JSON.parse(String(consent))).toMatchObject({ page: '/energy/basic-info' });
  });

  it.each([[undefined], [''], ['0'], ['yes please']])(
    'marketing %j is no consent',
    async (marketing) => {
      const lead = await begin();
      await send({ ...lead, ...(marketing === undefined ? {} : { marketing }) });
      expect(await rowOf(lead.leadId)).toMatchObject({ marketing: 0 });
    },
  );

  it('sent twice give one receipt, even twenty at once', async () => {
    const lead = await begin();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await send(lead)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await (await send(lead)).text()).toBe(answers[0]);
  });

  it('sent shortly after different ones report that the first were kept', async () => {
    const receiptOf = async (more: object) => {
      const answer = await send({ ...(await begin()), ...more });
      return ((await answer.json()) as { receipt: string }).receipt;
    };
    const stand = 'we’ve kept those details';
    const first = await receiptOf({});
    expect(await receiptOf({})).toBe(first);
    expect(await (await fetch(visit(origin + first))).text()).not.toContain(stand);
    const again = await receiptOf({ name: 'Joanne O’Neill' });
    expect(again).toBe(`${first}&again=1`);
    expect(await (await fetch(visit(origin + again))).text()).toContain(stand);
  });

  it('that share only part of another person’s have a receipt of their own', async () => {
    const receiptOf = async (more: object) => {
      const answer = await send({ ...(await begin()), ...more });
      return ((await answer.json()) as { reference: string }).reference;
    };
    const [email, mobNumber] = ['shared@example.com', '0491 570 313'];
    const first = await receiptOf({ email, mobNumber });
    for (const other of [{ email }, { mobNumber }, { email, name: 'Somebody Else' }]) {
      expect(await receiptOf(other)).not.toBe(first);
    }
  });

  it.each([
    ['', 'email', 'Email is required'],
    ['J', 'name', 'Name must be at least 2 chars.'],
    ['Jo 3', 'name', 'Names can’t include numbers'],
    ['Jo 💡', 'name', 'Names can’t include emojis or symbols'],
    ['0391234567', 'mobNumber', 'Mobile number must start with 04.'],
    ['049157', 'mobNumber', 'Mobile number must be of 10 digits.'],
    ['jo@example', 'email', 'Invalid email address'],
  ])('with %j as %s are refused: %s', async (value, field, message) => {
    const lead = await begin();
    const response = await send({ ...lead, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      success: false,
      errorMessage: message,
      error: { code: 'invalid', message, field },
      errors: [{ field, message }],
    });
    expect(await rowOf(lead.leadId)).toMatchObject({ name: null, reference: null });
  });
});

describe('a lead that is not the visitor’s', () => {
  it.each([
    ['nobody’s', async () => ({ leadId: crypto.randomUUID(), visitId: crypto.randomUUID() })],
    ['of another visit', async () => ({ ...(await begin()), visitId: (await begin()).visitId })],
    ['of another brand', async () => begin(originOf('banksia'))],
    ['without ids', async () => ({ leadId: '', visitId: '' })],
  ])('%s accepts no details', async (_name, make) => {
    const lead = await make();
    const response = await send(lead);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'unknown_lead' } });
    const page = await sendForm(lead);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Please start again with your address.');
    expect((await rowOf(lead.leadId))?.name ?? null).toBeNull();
  });

  it('is not shown: the basic-info page starts over', async () => {
    const { leadId, visitId } = await begin(originOf('banksia'));
    const other = await begin();
    const queries = [
      { leadId, visitId },
      { leadId: other.leadId, visitId },
      { leadId: "' OR 1=1 --", visitId },
    ];
    for (const query of queries) {
      const page = await fetch(visit(`${origin}/energy/basic-info?${new URLSearchParams(query)}`));
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).not.toContain('Murray Road');
      expect(await fieldOf(html, 'leadId')).toBeUndefined();
      expect(await fieldOf(html, 'address')).toBeDefined();
    }
  });
});

describe('without a script', () => {
  it('303 to the receipt, which survives a reload and is the brand’s own', async () => {
    const lead = await begin();
    const response = await sendForm({ ...lead, marketing: '1' });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/receipt\?ref=KJ-[0-9A-Z-]{9}&rcCode=AB1$/);
    for (let round = 0; round < 2; round += 1) {
      const receipt = await fetch(visit(origin + location));
      expect(receipt.status).toBe(200);
      expect(receipt.headers.get('cache-control')).toBe('no-store');
      const html = await receipt.text();
      expect(html).toContain('We have your details');
      expect(html).toContain(new URL(location, origin).searchParams.get('ref'));
      expect(html).toContain('href="/?rcCode=AB1"');
      expect(html).not.toContain('rel="canonical"');
      for (const own of [person.email, 'O’Neill', person.mobNumber.slice(4)]) {
        expect(html).not.toContain(own);
      }
    }
    expect((await fetch(visit(originOf('banksia') + location))).status).toBe(404);
  });

  it('the same details twice are one lead; others need a second press, and are then accepted', async () => {
    const lead = { ...(await begin()), submissionId: crypto.randomUUID() };
    const first = await sendForm(lead);
    expect((await sendForm(lead)).headers.get('location')).toBe(first.headers.get('location'));
    const other = { ...lead, name: 'Kim Lee', email: 'kim@example.com', mobNumber: '0400 111 222' };
    const conflict = await sendForm(other);
    expect(conflict.status).toBe(409);
    const html = await conflict.text();
    expect(html).toContain('You have sent this form already');
    expect((await fieldOf(html, 'name'))?.value).toBe('Kim Lee');
    const submissionId = (await fieldOf(html, 'submissionId'))?.value ?? '';
    expect(submissionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(submissionId).not.toBe(lead.submissionId);
    const second = await sendForm({ ...other, submissionId });
    expect(second.status).toBe(303);
    expect(second.headers.get('location')).not.toBe(first.headers.get('location'));
    expect((await send({ ...other, submissionId: lead.submissionId })).status).toBe(409);
  });

  it('mistakes come back with every message and everything typed', async () => {
    const lead = await begin();
    const typed = { name: 'Jo <3>', email: 'jo', mobNumber: '12', marketing: '1' };
    const submissionId = crypto.randomUUID();
    const response = await sendForm({ ...lead, ...typed, submissionId });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(/<title>Error: /);
    for (const message of ['include numbers', 'Invalid email address', 'must start with 04.']) {
      expect(html).toContain(message);
    }
    for (const name of ['name', 'email', 'mobNumber'] as const) {
      const field = await fieldOf(html, name);
      expect([field?.value, field?.['aria-invalid']]).toEqual([typed[name], 'true']);
    }
    expect(await fieldOf(html, 'marketing')).toHaveProperty('checked');
    expect((await fieldOf(html, 'leadId'))?.value).toBe(lead.leadId);
    expect((await fieldOf(html, 'submissionId'))?.value).toBe(submissionId);
    const form = (await tagsOf(html)).find(({ name }) => name === 'form');
    expect(form?.attributes.action).toBe('/api/lead?rcCode=AB1');
  });
});

describe('when D1 fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  it.each(['prepare', 'bind', 'run'] as const)(
    'at %s: 503, no success, the form kept',
    async (step) => {
      const lead = await begin();
      const failing = wire({ env: { LEADS_DB: failingDb(env.LEADS_DB, step) } });
      const response = await send(lead, failing);
      expect(response.status).toBe(503);
      const answer = (await response.json()) as { success?: boolean; error: { code: string } };
      expect([answer.success, answer.error.code]).toEqual([undefined, 'storage_unavailable']);
      const page = await sendForm({ ...lead, marketing: '1' }, failing);
      expect([page.status, page.headers.get('location')]).toEqual([503, null]);
      const html = await page.text();
      expect(html).toContain('We could not save that just now.');
      expect((await fieldOf(html, 'name'))?.value).toBe(person.name);
      expect((await fieldOf(html, 'email'))?.value).toBe(person.email);
      expect((await fieldOf(html, 'mobNumber'))?.value).toBe(person.mobNumber);
      expect((await fieldOf(html, 'leadId'))?.value).toBe(lead.leadId);
      expect(await rowOf(lead.leadId)).toMatchObject({ name: null, reference: null });
      const again = await sendForm({ ...lead, marketing: '1' });
      expect(again.status).toBe(303);
    },
  );

  it('mistakes are still shown, with what was typed', async () => {
    const lead = await begin();
    const failing = wire({ env: { LEADS_DB: failingDb(env.LEADS_DB, 'run') } });
    const page = await sendForm({ ...lead, email: 'jo' }, failing);
    expect(page.status).toBe(422);
    expect((await fieldOf(await page.text(), 'name'))?.value).toBe(person.name);
  });

  it('basic info and receipt are a 503, not a 404', async () => {
    const lead = await begin();
    const failing = wire({ env: { LEADS_DB: failingDb(env.LEADS_DB, 'run') } });
    const query = new URLSearchParams({ ...lead });
    for (const path of [`/energy/basic-info?${query}`, '/receipt?ref=KJ-7F3K-9QWD']) {
      const response = await failing(visit(origin + path));
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain('Murray Road');
    }
  });
});
