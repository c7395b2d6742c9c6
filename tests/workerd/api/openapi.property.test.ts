/** Valid and spoilt requests generated from the OpenAPI description: every answer is as described, none a 5xx. */
import { env } from 'cloudflare:workers';
import { type Schema as Checked, type OutputUnit, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problems } from '../../../worker/http/errors.ts';
import { describeApi } from '../../../worker/openapi/describe.ts';
import { seedSample } from '../../../worker/ports/address/sample/seed-sample.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { fitting, type Schema, type Schemas, spoilt } from '../support/from-schema.ts';
import { originOf, post, postForm, visit, wire } from '../support/workerd-site.ts';

/** The brand with the most products. */
const origin = originOf('eucalypt');
const description = JSON.parse(JSON.stringify(describeApi('build'))) as ReturnType<
  typeof describeApi
>;
const components = description.components as unknown as { schemas: Schemas };
const fetch = wire({ ports: { gateway: wirePorts(env).gateway } });

type Json = Record<string, unknown>;
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

/** Bodies that succeed: mixed into generated ones, they reach further into the code than chance would. */
const good: Record<string, Json[]> = {
  '/api/v2': [
    { path: '/visit/create', method: 'POST', body: { address: '19 Murray Road' } },
    { path: '/provider/list', method: 'POST', body: { vertical: [1, 2] } },
    { path: '/postcode/list', method: 'GET', body: { search: '3056' } },
    { path: '/mobile/plan/list', method: 'POST', body: { plan_cost_max: '45' } },
    { path: '/broadband/plan/list', method: 'POST', body: { conn_type_group: [{ type: 1 }] } },
  ],
  '/api/address-search': [{ address: '19 quandong rd' }],
  '/api/retreive-address': [],
  '/api/retrieve-address': [],
  '/api/next-token': [{}],
  '/api/hero': [manual, { ...manual, vertical: ['energy', 'solar'], bundle: true }],
  '/api/lead': [],
  '/api/lead-form': [{ ...manual, ...person, vertical: 'solar', page: '/solar' }],
  '/api/contact': [{ ...person, message: 'Please call.', page: '/contact' }],
  '/api/withdraw': [],
  '/api/beacon': [{ island: 'hero-search', message: 'x' }],
};

const json = (path: string, body: string) => post(origin + path, 'application/json', body);
const ask = async (path: string, body: Json) =>
  (await (await fetch(json(path, JSON.stringify(body)))).json()) as Json;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await seedSample(env.ADDRESSES_DB);
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
  const { data } = await ask('/api/address-search', { address: '19 quandong rd' });
  const [{ RecordId: recordId }] = data as [{ RecordId: string }];
  good['/api/retreive-address']?.push({ recordId });
  good['/api/retrieve-address']?.push({ recordId });
  good['/api/hero']?.push({ vertical: 'energy', recordId });
  const { leadId, visitId } = await ask('/api/hero', manual);
  good['/api/lead']?.push({ leadId, visitId, ...person, page: '/energy' });
  good['/api/v2']?.push({
    path: '/visit/progress',
    method: 'POST',
    body: { visit_id: visitId, step: 2, done: ['a', 1] },
  });
  const capture = { ...manual, ...person, vertical: 'solar', page: '/solar' };
  const { reference } = await ask('/api/lead-form', capture);
  good['/api/withdraw']?.push({ reference });
});

afterAll(() => {
  vi.restoreAllMocks();
});

const validators = new WeakMap<Schema, Validator>();

/** Where the value breaks the schema; empty when it fits. */
function problemsOf(schema: Schema, value: unknown): OutputUnit[] {
  const whole = { ...schema, components } as unknown as Checked;
  const known = validators.get(schema) ?? new Validator(whole, '2020-12');
  validators.set(schema, known);
  return known.validate(value).errors;
}

interface Sent {
  readonly path: string;
  readonly form?: boolean;
}

/** Expects an answer of a described status, type and shape; returns its JSON, or {} for a page. */
async function described(response: Response, { path, form = false }: Sent): Promise<Json> {
  const { status, headers } = response;
  const operation = description.paths[path];
  const responses = (operation?.post ?? operation?.get)?.responses ?? {};
  expect(status).toBeLessThan(500);
  expect(Object.keys(responses)).toContain(`${status}`);
  const content = responses[status]?.content ?? {};
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const text = await response.text();
  if (text === '') {
    expect(content).toEqual({});
    if (status === 303) expect(headers.get('location')).toMatch(ownUrl);
    expect(form || status === 204).toBe(true);
    return {};
  }
  expect(Object.keys(content)).toContain(type);
  expect(type).toBe(form ? 'text/html' : 'application/json');
  if (form) return {};
  const body = JSON.parse(text) as Json;
  expect(problemsOf(content[type]?.schema as Schema, body), told(body)).toEqual([]);
  if (status >= 400) {
    const { code } = body.error as { code: keyof typeof problems };
    expect(problems[code].status).toBe(status);
  }
  return body;
}
const ownUrl = /^(?:\/[a-z]|http:\/\/eucalypt\.localhost\/)/;

/** Whether the app refused the body as invalid. */
function misread({ status }: Response, body: Json): boolean {
  if (status === 200) return 'code' in body && (body.status === 400 || body.message === noCall);
  return status === 400 || status === 413;
}
const noCall = 'The gateway does not carry this call';

/** The schema does not say which products a brand has. */
const isForeignProduct = ({ error }: Json) =>
  (error as { code?: string; field?: string } | undefined)?.field === 'vertical';

const requests = Object.entries(description.paths).flatMap(([path, { post }]) => {
  // The CMS's signed call has tests of its own: tests/workerd/content/publish-call.test.ts.
  if (post?.security?.some((scheme) => 'cmsSignature' in scheme)) return [];
  const content = post?.requestBody?.content ?? {};
  const schema = content['application/json']?.schema as Schema | undefined;
  return schema
    ? [{ path, schema, takesForm: 'application/x-www-form-urlencoded' in content }]
    : [];
});

/** The schema does not limit the whole body: the app takes 64 kB, and 8 kB of a visit's progress. */
const most = (path: string) => (path === '/api/v2' ? 8_000 : 20_000);

/** Generated bodies, some with parts of a body that succeeds. */
function bodies(path: string, schema: Schema): fc.Arbitrary<Json> {
  const made = fitting(schema, components.schemas) as fc.Arbitrary<Json>;
  const [first, ...others] = good[path] ?? [];
  if (!first) throw new Error(`No good body for ${path}`);
  const known = fc.constantFrom(first, ...others);
  const mixed = fc.tuple(made, known, fc.infiniteStream(fc.boolean())).map(([one, two, coin]) => {
    const kept = Object.entries(two).filter(() => coin.next().value);
    const whole = { ...one, ...two };
    return path === '/api/v2' ? whole : { ...one, ...Object.fromEntries(kept) };
  });
  const all = fc.tuple(made, known).map(([one, two]) => ({ ...one, ...two }));
  return fc.oneof(made, mixed, all).filter((body) => JSON.stringify(body).length < most(path));
}

/** A JSON reviver that removes the names which the app's parser drops. */
const unseen = (name: string, value: unknown) =>
  ['__proto__', 'prototype', 'constructor'].includes(name) ? undefined : value;

const numRuns = 30;
const told = (answer: unknown) => JSON.stringify(answer).slice(0, 400);

describe.each(requests)('$path', ({ path, schema }) => {
  it('succeeds with a good body', async () => {
    for (const body of good[path] ?? []) {
      const response = await fetch(json(path, JSON.stringify(body)));
      const answer = await described(response.clone(), { path });
      expect(response.ok, told(answer)).toBe(true);
      if (path === '/api/v2') expect(answer).toMatchObject({ code: 1, status: 200 });
    }
  });

  it('accepts what fits the description', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(path, schema), async (body) => {
        expect(problemsOf(schema, body)).toEqual([]);
        const response = await fetch(json(path, JSON.stringify(body)));
        const answer = await described(response, { path });
        if (isForeignProduct(answer)) return;
        expect(misread(response, answer), told(answer)).toBe(false);
      }),
      { numRuns },
    );
  });

  it('refuses what does not fit, with a code', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(bodies(path, schema).chain(spoilt), async (body) => {
        const text = JSON.stringify(body);
        const fits = problemsOf(schema, JSON.parse(text, unseen)).length === 0;
        const response = await fetch(json(path, text));
        const answer = await described(response, { path });
        if (fits && response.status !== 413) return;
        expect(misread(response, answer), told(answer)).toBe(true);
        refused += 1;
      }),
      { numRuns: 2 * numRuns },
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('refuses truncated JSON, and a content type that it does not accept', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(path, schema), fc.nat(), async (body, cut) => {
        const text = JSON.stringify(body);
        const part = text.slice(0, cut % text.length);
        const answer = await described(await fetch(json(path, part)), { path });
        expect(answer).toMatchObject({ error: { code: 'invalid_json' } });
        const plain = await fetch(post(origin + path, 'text/plain', text));
        expect(await described(plain, { path })).toMatchObject({
          error: { code: 'unsupported_type' },
        });
      }),
      { numRuns: 5 },
    );
  });
});

describe.each(requests.filter(({ takesForm }) => takesForm))('$path', ({ path, schema }) => {
  it('answers a plain form with a page or a redirect', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(path, schema), async (body) => {
        const response = await fetch(postForm(origin + path, asForm(body)));
        await described(response, { path, form: true });
      }),
      { numRuns },
    );
  });
});

/** A site with our own plans, because the gateway above has no energy plans. */
const site = wire();

describe.each(
  Object.entries(description.paths).flatMap(([path, { get }]) => (get ? [{ path }] : [])),
)('GET $path', ({ path }) => {
  it.each(['', '?vertical=mobile', '?vertical=energy&postcode=3056', '?vertical=x'])(
    'answers as it is described: %s',
    async (query) => {
      await described(await site(visit(origin + path + query)), { path });
    },
  );
});

/** The body as a browser would send it: text, with repeated names. */
function asForm(body: Json): Record<string, string | string[]> {
  const flat = Object.entries(body).map(([name, value]): [string, string | string[]] => [
    name,
    Array.isArray(value) ? value.map(plain) : plain(value),
  ]);
  return Object.fromEntries(flat);
}

/** As JSON, because a generated value may have no prototype, or a `toString` of its own. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
