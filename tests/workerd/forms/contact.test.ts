/** The contact form over real storage: the row before success, refusals, and the form without script. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../worker/http/errors.ts';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { contact, messageSent } from '../../../worker/routes/forms/contact.route.tsx';
import { exhausted, form, formApp, json, origin } from './forms.fixture.ts';

const path = '/api/contact?rc=AB1';
const good = {
  page: '/contact',
  name: 'Jo O’Neill',
  email: 'jo@example.com',
  message: 'Where is my bill?\r\nIt did not come.',
};
const mount: Parameters<typeof formApp>[0] = (app) => {
  app.route('/api/contact', contact);
  app.route('/', messageSent);
};
const fetch = formApp(mount);
const rowOf = (reference: string) =>
  env.LEADS_DB.prepare('SELECT * FROM contact_message WHERE reference = ?').bind(reference).first();

describe('a message', () => {
  it('is stored before the answer says that it was sent', async () => {
    const response = await fetch(json(path, good, { 'user-agent': 'Test/1' }));
    expect(response.status).toBe(202);
    const { reference, receipt, ...answer } = (await response.json()) as {
      reference: string;
      receipt: string;
    };
    expect(receipt).toBe(`/message-sent?ref=${reference}&rcCode=AB1`);
    expect(answer).toEqual({ success: true, message: 'Message Sent' });
    expect(await rowOf(reference)).toMatchObject({
      brand: 'acacia',
      name: 'Jo O’Neill',
      mobile: null,
      message: 'Where is my bill?\nIt did not come.',
      page: '/contact',
      tracking: '{"rcCode":"AB1"}',
      user_agent: 'Test/1',
    });
  });

  it('keeps the first 300 characters of a longer User-Agent', async () => {
    const agent = `${'a'.repeat(299)}bc`;
    const response = await fetch(json(path, good, { 'user-agent': agent }));
    const { reference } = (await response.json()) as { reference: string };
    expect(await rowOf(reference)).toMatchObject({ user_agent: agent.slice(0, 300) });
  });

  it('is one however often the same form is sent, and a new one for another form', async () => {
    const submissionId = crypto.randomUUID();
    const send = async (body: object) => (await fetch(json(path, { ...good, ...body }))).text();
    const first = await send({ submissionId });
    expect(await send({ submissionId })).toBe(first);
    expect(await send({ submissionId, message: 'Another' })).not.toBe(first);
    expect(await send({})).not.toBe(first);
  });

  it('is refused with its reasons', async () => {
    const response = await fetch(json(path, { ...good, email: 'x', message: ' ' }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: [
        { field: 'email', message: 'Invalid email address' },
        { field: 'message', message: 'Message is required' },
      ],
    });
  });
});

describe('without script', () => {
  it('leads to the page Message Sent, which only a reference opens', async () => {
    const response = await fetch(form(path, good));
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/message-sent\?ref=KJ-/);
    const page = await fetch(new Request(origin + location));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Message Sent<\/h1>/);
    expect(html).toMatch(/href="\/contact\?rcCode=AB1"[^>]*>Send Another Message/);
    expect(html).not.toContain('jo@example.com');
    expect((await fetch(new Request(`${origin}/message-sent?ref=KJ-0000-0000`))).status).toBe(404);
    expect((await fetch(new Request(`${origin}/message-sent`))).status).toBe(404);
  });

  it('leads on to a page that exists where the form’s page has been taken down meanwhile', async () => {
    const sent = await fetch(form('/api/contact', { ...good, page: '/taken-down' }));
    const page = await fetch(new Request(origin + sent.headers.get('location')));
    const html = await page.text();
    expect(html).not.toContain('href="/taken-down');
    expect(html).toMatch(/href="\/contact"[^>]*>Send Another Message/);
  });

  it('gives the form back with the errors and what was typed', async () => {
    const response = await fetch(
      form(path, { ...good, name: '', message: '<b>\uE000lines\nkept' }),
    );
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Name is required.');
    expect(html).toMatch(/<textarea[^>]*>&lt;b&gt;lines\nkept<\/textarea>/);
    expect(html).toMatch(/name="submissionId" value="[0-9a-f-]{36}"/);
  });

  it('keeps everything typed when storage is down', async () => {
    const outbox = {
      ...createD1Outbox(env.LEADS_DB),
      acceptMessage: () => Promise.reject(new Problem('storage_unavailable')),
    };
    const failing = formApp(mount, [], { outbox });
    const response = await failing(form(path, good));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Where is my bill?');
    expect((await failing(json(path, good))).status).toBe(503);
  });

  it.each([
    ['too many came', exhausted, {}, 429, 'That was a lot of requests.'],
    [
      'something breaks',
      {},
      { acceptMessage: () => Promise.reject(new Error('broken')) },
      500,
      'Something went wrong on our side.',
    ],
  ])('keeps everything typed when %s', async (_name, bindings, broken, status, words) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const outbox = { ...createD1Outbox(env.LEADS_DB), ...broken };
    const refusing = formApp(mount, [], { outbox }, bindings);
    const submissionId = crypto.randomUUID();
    const response = await refusing(form(path, { ...good, submissionId }));
    expect(response.status).toBe(status);
    const html = await response.text();
    for (const kept of [words, 'Where is my bill?', 'jo@example.com', submissionId]) {
      expect(html).toContain(kept);
    }
    expect((await refusing(json(path, good))).status).toBe(status);
    expect((await fetch(form(path, { ...good, submissionId }))).status).toBe(303);
  });

  it('refuses text that is too long with its rule’s message, and keeps it', async () => {
    const name = 'Jo '.repeat(300).trim();
    const response = await fetch(form(path, { ...good, name }));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Name must not exceed 200 chars.');
    expect(html).toContain(`value="${name}"`);
    expect(html).toContain('Where is my bill?');
  });
});
