/** Canaries for every secret, and every URL that may contain one: none is in any answer, header or log line. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from '../../../worker/app.ts';
import { sweepContent } from '../../../worker/content/calls/content-sweep.ts';
import type { Cms } from '../../../worker/content/cms.types.ts';
import type { Env } from '../../../worker/env.ts';
import { signCall, signPreviewLink } from '../../../worker/http/cms-signature.ts';
import { logLine } from '../../../worker/http/log.ts';
import { newPassCookie } from '../../../worker/http/preview/preview-pass.ts';
import { sweep } from '../../../worker/leads/delivery/sweep.ts';
import { verifyUrl } from '../../../worker/leads/intake/person-check.ts';
import { describeApi } from '../../../worker/openapi/describe.ts';
import { wireDelivering, wirePorts } from '../../../worker/wire.ts';
import { wireCms } from '../../../worker/wire-cms.ts';
import { partnerKey } from '../../partner/partner-vars.ts';
import { naughty } from '../support/naughty.data.ts';
import { originOf, post, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const partner = inject('partner');
const outside = globalThis.fetch.bind(globalThis);
const word = (name: string) => `Canary${name}/Zq7x`;

/** The secrets in docs/operations/deploy.md and leads.md. */
const secrets = {
  GATEWAY_KEY: word('GatewayKey'),
  GRAPHQL_KEY: word('GraphqlKey'),
  ADDRESS_KEY: word('AddressKey'),
  NEXT_TOKEN_SECRET: `${word('NextTokenSecret')} of some length`,
  CMS_TOKEN: word('CmsToken'),
  CMS_PREVIEW_TOKEN: word('CmsPreviewToken'),
  CMS_SECRET: `${word('CmsSecret')} of some length`,
  TURNSTILE_SECRET: word('TurnstileSecret'),
  SERVICE_KEY: word('ServiceKey'),
  ZAPIER_KEY: word('ZapierKey'),
  HOOK_SECRET: `whsec_${btoa(word('HookSecret'))}`,
};
/** Not secret by name, but partners put tokens into URLs. */
const addresses = {
  GATEWAY_URL: `https://gateway.partner.example/${word('GatewayUrl')}`,
  GRAPHQL_URL: `https://graphql.partner.example/${word('GraphqlUrl')}`,
  ADDRESS_URL: `https://address.partner.example/${word('AddressUrl')}`,
  CMS_URL: `https://cms.partner.example/${word('CmsUrl')}`,
};
const hook = (name: string) => `https://leads.partner.example/${name}?token=${word('LeadUrl')}`;
const partners = [
  { name: 'service', kind: 'lead-service', apiKey: 'SERVICE_KEY', verticals: ['energy'] },
  { name: 'zapier', kind: 'zapier', apiKey: 'ZAPIER_KEY', verticals: ['broadband'] },
  { name: 'hook', kind: 'webhook', signingSecret: 'HOOK_SECRET', verticals: '*', messages: true },
].map((one) => ({ ...one, url: hook(one.name) }));

const vars = {
  ...secrets,
  ...addresses,
  LEAD_PARTNERS: JSON.stringify(partners),
  TURNSTILE_SITE_KEY: 'public-half-of-the-key',
  LEADS_QUEUE: undefined,
  REQUEST_LOG: 'on',
} as unknown as Partial<Env>;

const canaries = [
  ...Object.values(secrets),
  ...[...Object.keys(secrets), ...Object.keys(addresses)].map(pascal).map(word),
  word('LeadUrl'),
].flatMap((value) => [value, btoa(value), hex(value)]);

function pascal(name: string): string {
  return name.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function hex(value: string): string {
  return [...new TextEncoder().encode(value)].map((byte) => byte.toString(16)).join('');
}

/** The ways an upstream may behave: the simulator's, and two of our own. */
const manners = [
  'well',
  'error',
  'refuse',
  'html',
  'cut',
  'not-json',
  'wrong-types',
  'reset',
  'redirect',
  'echo-200',
  'echo-401',
  'echo-500',
  'throws',
] as const;
let manner: string = 'well';

const sent: string[] = [];
const seen: string[] = [];
const statuses = new Set<number>();

/** Stands in for the network: records the keys that were sent, and sends the simulator its own. */
async function network(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input);
  const headers = new Headers(init.headers);
  const request = [url, ...[...headers].map((pair) => pair.join(': ')), String(init.body ?? '')];
  sent.push(request.join('\n'));
  if (url === verifyUrl) return Response.json({ success: true });
  if (manner === 'throws') throw new TypeError(`Failed: ${request.join(' ')}`);
  if (manner.startsWith('echo')) return echo(Number(manner.slice(5)), request);
  if (url.startsWith('https://leads.')) return lead(url);
  headers.set('authorization', `Bearer ${partnerKey}`);
  const base = manner === 'well' ? partner : `${partner}/with/${manner}`;
  return outside(`${base}${pathOf(url)}`, { ...init, headers });
}

function pathOf(url: string): string {
  if (url === addresses.GATEWAY_URL) return '/api/v2';
  if (url === addresses.GRAPHQL_URL || url === addresses.CMS_URL) return '/graphql';
  if (url.startsWith('https://cms.partner.example/media/')) return '/media';
  if (url.startsWith(addresses.ADDRESS_URL)) return url.replace(addresses.ADDRESS_URL, '/address');
  throw new Error(`Nobody should call ${url}`);
}

/** What a careless partner might do: return our headers and body, key and all, in every part of its answer. */
function echo(status: number, request: readonly string[]): Response {
  const message = request.slice(1).join(' ');
  const body = {
    status,
    code: status === 200 ? 1 : 0,
    message,
    agentError: message,
    success: false,
    data: { visit_id: 'v-1', echo: message, createVisit: { id: message } },
    errors: [{ message }],
  };
  const json = JSON.stringify(body);
  // Some languages escape slashes in JSON.
  return new Response(status === 200 ? json.replaceAll('/', '\\/') : json, {
    status,
    headers: { 'content-type': 'application/json', 'x-echo': 'yes' },
  });
}

function lead(url: string): Response {
  const zapier = { data: { createZapierLead: { success: true, message: '' } } };
  return Response.json(url.includes('zapier') ? zapier : { success: true, status: 'success' });
}

async function take(response: Response): Promise<Response> {
  statuses.add(response.status);
  const copy = response.clone();
  const headers = [...response.headers].map((pair) => pair.join(': '));
  seen.push(headers.join('\n'), new TextDecoder().decode(await response.arrayBuffer()));
  return copy;
}

beforeAll(() => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      seen.push(parts.map(String).join(' '));
    });
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(network as typeof globalThis.fetch);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const manual = {
  vertical: 'energy',
  entry: 'manual',
  UnitNumber: '',
  LotNumber: '',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
const person = { name: 'Jo Citizen', email: 'jo@example.com', mobNumber: '0491570006' };
const turnstile = { 'cf-turnstile-response': 'token-of-a-visitor' };

/** Sends every POST in the OpenAPI description, both as our pages do and as nobody should. */
async function posts(fetch: (request: Request) => Promise<Response>): Promise<void> {
  const ask = async (path: string, body: unknown, headers: HeadersInit = {}) =>
    take(await fetch(postJson(origin + path, body, { 'cf-connecting-ip': me, ...headers })));
  const me = '2001:db8:7::1';
  const { nextToken } = (await (await ask('/api/next-token', {})).json()) as { nextToken: string };
  expect(nextToken).not.toBe('');
  const token = { authorization: nextToken };
  await ask('/api/address-search', { address: '19 quandong rd' }, token);
  for (const path of ['/api/retreive-address', '/api/retrieve-address']) {
    await ask(path, { recordId: 'x' }, token);
    await ask(path, { recordId: 'x' }, { authorization: `${nextToken}0` });
  }
  for (const [call, body] of Object.entries({
    'POST /visit/create': { address: '19 Murray Road' },
    'POST /visit/progress': { visit_id: 'v-1', step: 2 },
    'POST /provider/list': { vertical: [1] },
    'GET /postcode/list': { search: '3056' },
    'POST /mobile/plan/list': {},
    'POST /broadband/plan/list': {},
  })) {
    const [method, path] = call.split(' ');
    await ask('/api/v2', { method, path, body }, { cookie: 'authToken=known; kj_ref=rcCode=A' });
  }
  const begun = await ask('/api/hero', manual);
  const ids = (await begun.json()) as { leadId?: string; visitId?: string };
  const lead = { leadId: ids.leadId, visitId: ids.visitId, ...person, ...turnstile };
  await ask('/api/lead', lead);
  const capture = { ...manual, ...person, ...turnstile, vertical: 'broadband', page: '/internet' };
  const stored = await ask('/api/lead-form', { ...capture, submissionId: crypto.randomUUID() });
  const { reference = 'KJ-0000-0000' } = (await stored.json()) as { reference?: string };
  await ask('/api/contact', { ...person, ...turnstile, message: 'Hello', page: '/contact' });
  await take(await fetch(visit(`${origin}/receipt?ref=${reference}`)));
  await ask('/api/withdraw', { reference });
  await ask('/api/beacon', { island: 'hero-search', message: 'x' });
  for (const path of Object.keys(describeApi('build').paths)) {
    await ask(path, {});
    await ask(path, { path: '/postcode/list', method: 'GET', vertical: 'energy', address: 7 });
    await take(await fetch(post(origin + path, 'text/plain', 'x')));
    await take(await fetch(post(origin + path, 'application/json', '{')));
    await take(await fetch(post(origin + path, 'application/json', 'x'.repeat(70_000))));
    await take(await fetch(postForm(origin + path, { ...manual, ...person, vertical: 'solar' })));
    await take(await fetch(postJson(origin + path, {}, { origin: 'https://evil.example' })));
  }
}

/** Requests every GET route, and paths that are not routes. */
async function gets(fetch: (request: Request) => Promise<Response>): Promise<void> {
  const { routes } = createApp({ content: never, ports: never });
  const known = routes.filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path));
  const paths = [
    ...new Set(known.map(({ path }) => path)),
    '/',
    '/energy',
    '/contact',
    '/nope',
    '/colours/x.css',
    '/__sections/acacia.css',
    '/api/x',
    `/energy?rc=${'x'.repeat(9_000)}`,
    `/${encodeURIComponent(naughty[0] ?? '')}`,
  ];
  expect(paths).toContain('/challenge');
  for (const path of paths) {
    await take(await fetch(visit(`${origin}${path}`)));
    await take(await fetch(visit(`${origin}${path}`, { method: 'PUT' })));
  }
  await take(await fetch(visit('http://nobody.localhost/')));
}

/** Makes the CMS work: a draft, a draft's picture, a preview link, a call, and the sweep. */
async function cmsWork(fetch: (request: Request) => Promise<Response>, cms: Cms): Promise<void> {
  const holder = { secret: secrets.CMS_SECRET, brand: 'acacia', https: false };
  const cookie = (await newPassCookie(holder, Date.now())).split(';')[0] ?? '';
  for (const path of ['/energy', '/preview?path=/energy', '/media/cms/a.png']) {
    await take(await fetch(visit(origin + path, { headers: { cookie } })));
  }
  const link = { brand: 'acacia', path: '/energy', until: `${Math.floor(Date.now() / 1000) + 60}` };
  const signature = await signPreviewLink(secrets.CMS_SECRET, link);
  const query = new URLSearchParams({ ...link, signature });
  await take(await fetch(visit(`${origin}/preview?${query}`)));
  const body = '{"brand":"acacia","number":1}';
  const call = { id: crypto.randomUUID(), timestamp: link.until, body };
  const headers = {
    'x-kurrajong-id': call.id,
    'x-kurrajong-timestamp': call.timestamp,
    'x-kurrajong-signature': await signCall(secrets.CMS_SECRET, call),
  };
  await take(await fetch(postJson(`${origin}/api/content/publish`, JSON.parse(body), headers)));
  await sweepContent(cms.calls);
}

const never = (): never => {
  throw new Error('No request is made');
};

describe('no canary of a secret', () => {
  it.each(manners)('is revealed while upstreams behave like this: %s', async (how) => {
    manner = how;
    const cms = wireCms({ ...env, ...vars } as Env);
    if (!cms) throw new Error('CMS_URL is set');
    const fetch = wire({ env: vars, ports: remotePorts(), cms });
    await posts(fetch);
    await gets(fetch);
    await cmsWork(fetch, cms);
    await sweep(wireDelivering({ ...env, ...vars }), logLine);
    const told = seen.join('\n');
    expect(canaries.filter((canary) => told.includes(canary))).toEqual([]);
  });

  it('is revealed by a wrong configuration', async () => {
    manner = 'well';
    for (const wrong of [
      { LEAD_PARTNERS: `[{"name": ${secrets.HOOK_SECRET}}]` },
      { LEAD_PARTNERS: JSON.stringify([{ ...partners[0], apiKey: secrets.SERVICE_KEY }]) },
      { HOOK_SECRET: `${secrets.HOOK_SECRET}%` },
      { SERVICE_KEY: undefined },
      { GATEWAY_URL: addresses.GATEWAY_URL.replace('https', 'http') },
      { GRAPHQL_URL: `no address ${addresses.GRAPHQL_URL}` },
      { NEXT_TOKEN_SECRET: undefined },
      { NEXT_TOKEN_SECRET: secrets.NEXT_TOKEN_SECRET.slice(0, 31) },
      { STAGE: 'nowhere' },
    ]) {
      const own = { ...vars, ...wrong } as Partial<Env>;
      const fetch = wire({ env: own });
      await take(await fetch(visit(`${origin}/`)));
      await take(await fetch(postJson(`${origin}/api/contact`, { ...person, message: 'Hello' })));
    }
    const told = seen.join('\n');
    for (const event of [
      'partners_unreadable',
      'partner_unusable',
      'configuration is incomplete',
    ]) {
      expect(told).toContain(event);
    }
    expect(canaries.filter((canary) => told.includes(canary))).toEqual([]);
  });

  it('goes unnoticed: all were sent, and every kind of answer was seen', () => {
    const all = sent.join('\n');
    for (const name of [
      ...(['GATEWAY_KEY', 'GRAPHQL_KEY', 'ADDRESS_KEY', 'ZAPIER_KEY'] as const),
      ...(['CMS_TOKEN', 'CMS_PREVIEW_TOKEN'] as const),
    ]) {
      expect(all).toContain(`authorization: Bearer ${secrets[name]}`);
    }
    for (const name of ['SERVICE_KEY', 'TURNSTILE_SECRET'] as const)
      expect(all).toContain(secrets[name]);
    expect(all).toMatch(/webhook-signature: v1,[\w+/]{43}=/);
    expect(all).toContain(word('LeadUrl'));
    const every = [200, 202, 204, 303, 400, 401, 403, 404, 405, 413, 414, 415, 421, 422, 500, 503];
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining(every));
    const told = seen.join('\n');
    expect(told).toContain('public-half-of-the-key');
    for (const event of ['outside_failed', 'request', 'problem', 'delivery', 'content_call']) {
      expect(told).toContain(`"event":"${event}"`);
    }
  });
});

/** New adapters for each behaviour, because an open breaker would not call a failing upstream. */
function remotePorts() {
  const { leads, address, gateway } = wirePorts({ ...env, ...vars });
  return { leads, address, gateway };
}
