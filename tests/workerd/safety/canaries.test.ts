/** A thousand leads, each with its own canaries, none of which turns up where personal data must not be. */
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { bench } from '../../../worker/leads/delivery/courier.fixture.ts';
import type { WakeUp } from '../../../worker/leads/delivery/dispatch.ts';
import { createDispatch } from '../../../worker/leads/delivery/dispatch.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const count = 1000;
const origin = originOf('acacia');
const other = originOf('banksia');

/** Details that occur nowhere else and pass every rule of the form. */
function canary(index: number) {
  const letters = [...String(index).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]);
  const word = `Zq${letters.join('')}x`;
  const digits = String(index).padStart(4, '0');
  return {
    person: { name: `Kim ${word}`, email: `${word}@mail.example`, mobNumber: `0471${digits}93` },
    street: `${word} Road`,
    all: [word.toLowerCase(), `471${digits}93`],
  };
}

const canaries = new Set(Array.from({ length: count }, (_, index) => canary(index).all).flat());

/** The canaries in a text, found in one pass: a search for each takes seconds in megabytes of pages. */
function canariesIn(text: string): Set<string> {
  const alike = text.toLowerCase().matchAll(/(?=(zq[a-j]{4}x|471\d{4}93))/g);
  return new Set([...alike].flatMap(([, word = '']) => (canaries.has(word) ? [word] : [])));
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('leaves no trace in logs, URLs, caches, KV, queue messages or another brand', async () => {
  const written: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      written.push(parts.map(String).join(' '));
    });
  }
  const edge = (caches as unknown as { default: Cache }).default;
  const cached: string[] = [];
  vi.spyOn(edge, 'put').mockImplementation(async (request, response) => {
    const key = request instanceof Request ? request.url : String(request);
    cached.push(key, JSON.stringify([...response.headers]), await response.text());
  });
  const messages: WakeUp[] = [];
  const queue = {
    send: async (body: WakeUp) => void messages.push(body),
    sendBatch: async (all: Iterable<{ body: WakeUp }>) => {
      for (const { body } of all) messages.push(body);
    },
  };
  const { courier, sent, lines, answer, now } = bench();
  // Some attempts fail, because failures are logged too.
  answer(({ body }) => new Response('', { status: body.includes('ax@mail') ? 500 : 200 }));
  const dispatch = createDispatch(courier, queue as never, now);
  const fetch = wire({ ports: { dispatch }, env: { REQUEST_LOG: 'on' } });
  const addresses: string[] = [];

  for (let index = 0; index < count; index += 1) {
    const done = await send(fetch, index);
    expect(done.status).toBe(index % 4 === 1 ? 303 : 202);
    const told =
      done.headers.get('location') ?? ((await done.json()) as { receipt: string }).receipt;
    addresses.push(told);
  }
  const receipts = await Promise.all(
    addresses
      .slice(0, 50)
      .flatMap((path) => [
        fetch(visit(origin + path)).then((response) => response.text()),
        fetch(visit(other + path)).then((response) => response.text()),
      ]),
  );
  for (const path of ['/', '/energy', '/contact']) {
    await fetch(visit(`${origin}${path}?fresh=${crypto.randomUUID()}`));
    await fetch(visit(`${other}${path}`));
  }
  const kept = await env.CONTENT.list();
  const stored = await Promise.all(kept.keys.map(({ name }) => env.CONTENT.get(name)));
  const foreign = await env.LEADS_DB.prepare("SELECT * FROM lead WHERE brand <> 'acacia'").all();

  const everything = [
    ...written,
    ...cached,
    ...lines.map((line) => JSON.stringify(line)),
    ...messages.map((message) => JSON.stringify(message)),
    ...addresses,
    ...receipts,
    ...kept.keys.map(({ name }) => name),
    ...stored.map(String),
    JSON.stringify(foreign.results),
  ].join('\n');
  expect(canariesIn(everything)).toEqual(new Set());
  // Guards the test itself: the partner got every lead, and the log and the queue are not empty.
  expect(sent.length).toBeGreaterThanOrEqual(count);
  expect(canariesIn(sent.map(({ body }) => body).join())).toEqual(canaries);
  expect(lines.some(({ status }) => status === 500)).toBe(true);
  expect(messages.length).toBeGreaterThanOrEqual(count);
  expect(lines.filter(({ event }) => event === 'delivery').length).toBeGreaterThanOrEqual(count);
  expect(written.length).toBeGreaterThan(1.5 * count);
  expect(cached.length).toBeGreaterThan(0);
});

/** Sends details in each possible way in turn: basic info with script and without, lead capture, contact form. */
async function send(fetch: (request: Request) => Promise<Response>, index: number) {
  const { person, street } = canary(index);
  const manual = {
    entry: 'manual',
    StreetNumber1: '1',
    StreetName: street,
    Locality: 'BRUNSWICK',
    State: 'VIC',
    Postcode: '3056',
  };
  const browser = { 'user-agent': `Canary ${person.name}` };
  if (index % 4 === 2) {
    const capture = { ...manual, ...person, page: '/solar', vertical: 'solar' };
    return fetch(postJson(`${origin}/api/lead-form`, capture, browser));
  }
  if (index % 4 === 3) {
    const message = { ...person, page: '/contact', message: `Please call ${person.name}.` };
    return fetch(postJson(`${origin}/api/contact`, message, browser));
  }
  const vertical = index % 8 === 0 ? ['energy', 'solar'] : 'energy';
  const begun = await fetch(postJson(`${origin}/api/hero`, { ...manual, vertical }, browser));
  const { leadId, visitId } = (await begun.json()) as { leadId: string; visitId: string };
  const lead = { leadId, visitId, page: '/energy', ...person };
  const post = index % 4 === 0 ? postJson : postForm;
  return fetch(post(`${origin}/api/lead`, lead, browser));
}
