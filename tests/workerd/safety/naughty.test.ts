/** Naughty strings in every field and parameter: a clear answer, no 5xx, nothing unescaped. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { manualFields } from '../../../domain/address/manual-address.ts';
import { problems } from '../../../worker/http/errors.ts';
import { scriptsOf, type Tag, tagsOf, withoutIds } from '../support/markup.ts';
import { naughty } from '../support/naughty.data.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('eucalypt');
const fetch = wire();
const codes = Object.keys(problems);

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
  page: '/energy',
};
const search = { vertical: 'energy', address: '19 Murray Road' };
const postcode = { ...search, mode: 'postcode', address: '3056' };
let lead: Record<string, string>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const response = await fetch(postJson(`${origin}/api/hero`, manual));
  const { leadId, visitId } = (await response.json()) as Record<string, string>;
  lead = {
    leadId: leadId ?? '',
    visitId: visitId ?? '',
    vertical: 'energy',
    marketing: '1',
    name: 'Jo Citizen',
    email: 'jo@example.com',
    mobNumber: '0491570006',
    page: '/energy',
    consentVersion: '1',
    submissionId: crypto.randomUUID(),
  };
});

afterAll(() => {
  vi.restoreAllMocks();
});

/** Whether a tag has an attribute that our pages never have, but a string that broke out would bring. */
const foreign = ({ attributes }: Tag) =>
  Object.keys(attributes).some((attribute) => /^(?:on[a-z]+|style)$/.test(attribute));

/** Pages already checked, because most answers are the same few. */
const seen = new Set<string>();

/** Checks what must be true of every answer, whatever was sent. */
async function check(response: Response, sent: string): Promise<void> {
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('set-cookie') ?? 'kj_ref=').toMatch(/^kj_ref=/);
  const location = response.headers.get('location');
  if (location !== null) {
    expect(location).toMatch(/^(?:http:\/\/eucalypt\.localhost\/|\/(?![/\\]))/);
    expect(new URL(location, origin).origin).toBe(origin);
  }
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (type.startsWith('application/json')) {
    const body = JSON.parse(text) as { error?: { code: string }; errorMessage?: string };
    if (response.status >= 400) {
      expect(codes).toContain(body.error?.code);
      expect(body.errorMessage).not.toBe('');
    }
    return;
  }
  if (!type.startsWith('text/html') || seen.has(withoutIds(text))) return;
  seen.add(withoutIds(text));
  const tags = await tagsOf(text);
  expect(tags.filter(foreign)).toEqual([]);
  expect(scriptsOf(tags).filter(({ attributes }) => !attributes.integrity)).toEqual([]);
  expect(
    tags.map(({ name }) => name).filter((name) => /^(?:b|base|iframe|style)$/.test(name)),
  ).toEqual([]);
  if (/[<>"&]/.test(sent) && sent.length > 7)
    expect(text.toLowerCase()).not.toContain(sent.toLowerCase());
  expect(text).not.toMatch(
    /A(?:\?|&amp;)?rcCode=SLOT|C[0-9a-f]{8}-[0-9a-f-]{27}D|[DF](?:\?|&amp;)?rc=SLOT/,
  );
  expect(text).not.toMatch(/[\uE000-\uE00F]/);
}

const bodies = () =>
  [
    ['/api/hero', { ...manual, screenResolution: '', mode: 'address', bundle: '' }],
    ['/api/hero', { ...search, recordId: '', submissionId: crypto.randomUUID() }],
    ['/api/hero', { ...postcode, recordId: '' }],
    ['/api/lead', lead],
  ] as const;

/** Fields whose text is shown again on the page of a refused form. */
const shown = new Set(['address', 'name', 'email', 'mobNumber', ...manualFields]);

describe.each(naughty.map((text, index) => [index, text] as const))('%i %j', (_index, text) => {
  it('in every field of the forms', async () => {
    for (const [route, fields] of bodies()) {
      for (const field of Object.keys(fields)) {
        const body = { ...fields, [field]: text };
        await check(await fetch(postJson(origin + route, body)), text);
        if (!shown.has(field)) continue;
        await check(await fetch(postForm(`${origin}${route}?rc=SLOT`, body)), text);
      }
      const all = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
      await check(await fetch(postForm(`${origin}${route}?rc=SLOT`, all)), text);
    }
  });

  it('in the calls of the address box and the gateway', async () => {
    const calls = [
      ['/api/address-search', { address: text }],
      ['/api/retreive-address', { recordId: text }],
      ['/api/retrieve-address', { recordId: text }],
      ['/api/v2', { path: '/postcode/list', method: 'GET', body: { search: text } }],
      ['/api/v2', { path: text, method: 'GET', body: {} }],
      ['/api/v2', { path: '/postcode/list', method: text }],
      [
        '/api/v2',
        { path: '/postcode/list', method: 'GET', body: { [text]: text, search: '3000' } },
      ],
      ['/api/beacon', { island: text, message: 'x' }],
    ] as const;
    for (const [route, body] of calls) {
      const response = await fetch(postJson(origin + route, body));
      const copy = response.clone();
      await check(response, text);
      if (route !== '/api/v2' || copy.status !== 200) continue;
      const answer = (await copy.json()) as { code: number; status: number; message: string };
      expect(answer.status).toBeLessThan(500);
      expect([0, 1]).toContain(answer.code);
    }
  });

  it('in every parameter of the pages', async () => {
    const pages = [
      ['/', ['rc', 'cui', 'utm_source', 'page']],
      ['/address', ['vertical', 'page', 'bundle', 'rc', 'mode']],
      ['/energy/basic-info', ['leadId', 'visitId', 'address', 'rcCode']],
      ['/bundle/basic-info', ['verticals']],
      ['/personal-loan/basic-info', ['address', 'rc']],
      ['/receipt', ['ref', 'rc']],
      ['/nope', ['rc', 'x']],
    ] as const;
    for (const [path, names] of pages) {
      for (const name of names) {
        const query = new URLSearchParams({ [name]: text.toWellFormed() });
        await check(await fetch(visit(`${origin}${path}?${query}`)), text);
      }
    }
    const known = new URLSearchParams({ leadId: lead.leadId ?? '', visitId: lead.visitId ?? '' });
    await check(
      await fetch(
        visit(
          `${origin}/energy/basic-info?${known}&utm_term=${encodeURIComponent(text.toWellFormed())}`,
        ),
      ),
      text,
    );
  });

  it('as a name, a path, a cookie', async () => {
    const word = encodeURIComponent(text.toWellFormed());
    await check(await fetch(visit(`${origin}/?${word}=${word}&${word}`)), text);
    await check(await fetch(visit(`${origin}/${word}`)), text);
    await check(await fetch(visit(`${origin}/${word}`, { method: 'POST' })), text);
    await check(await fetch(visit(`${origin}/colours/${word}.css`)), text);
    await check(await fetch(visit(`${origin}/api/${word}`)), text);
    await check(
      await fetch(visit(`${origin}/?rc=A`, { headers: { cookie: `kj_ref=${word}` } })),
      text,
    );
    await check(
      await fetch(postJson(`${origin}/api/hero`, manual, { cookie: `kj_ref=rcCode=${word}` })),
      text,
    );
  });
});
