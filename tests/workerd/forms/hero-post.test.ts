/** The hero submit over the real app: rows in D1, the redirect to the sign-up, and every way it can fail. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import { Problem } from '../../../worker/http/errors.ts';
import { seedSample } from '../../../worker/ports/address/sample/seed-sample.ts';
import { createEmbeddedLeads } from '../../../worker/ports/leads/embedded-leads.ts';
import { failingDb } from '../support/failing-db.ts';
import { tagsOf } from '../support/markup.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const hero = `${origin}/api/hero`;
const fetch = wire();
const line = '19 Quandong Road, Brunswick VIC 3056';
let recordId = '';

const manual = {
  entry: 'manual',
  UnitNumber: '2',
  LotNumber: '',
  StreetNumber1: '7',
  StreetName: 'main  STREET',
  Locality: 'fitzroy',
  State: 'VIC',
  Postcode: '3065',
};
const chosen = () => ({ vertical: 'energy', recordId, address: line, page: '/energy' });

interface Sent {
  redirect: string;
  visitId: string;
  leadId: string;
  vertical: string;
}
const submit = async (body: object, query = '', headers: HeadersInit = {}) => {
  const response = await fetch(postJson(hero + query, body, headers));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as Sent;
};
const refused = async (body: object, request = postJson) => {
  const response = await fetch(request(hero, body as never));
  const answer = (await response.json()) as {
    errorMessage: string;
    error: { code: string; field?: string };
  };
  return [response.status, answer.error.code, answer.error.field, answer.errorMessage];
};
const rows = async (table: string, column: string, id: string) =>
  (await env.LEADS_DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).bind(id).all()).results;
const count = async () =>
  Promise.all(
    ['visit', 'lead', 'lead_address'].map(
      async (table) =>
        (await env.LEADS_DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())
          ?.n,
    ),
  );

beforeAll(async () => {
  await seedSample(env.ADDRESSES_DB);
  const response = await fetch(postJson(`${origin}/api/address-search`, { address: line }));
  const { data } = (await response.json()) as { data: { DisplayLine: string; RecordId: string }[] };
  expect(data[0]?.DisplayLine).toBe(line);
  recordId = data[0]?.RecordId ?? '';
}, 60_000);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a chosen address', () => {
  it('becomes a visit, a lead and an address in D1, with all their fields (spec: entities)', async () => {
    const { visitId, leadId, vertical } = await submit(
      { ...chosen(), screenResolution: '1280x800' },
      '?rc=AB1&clickref=C9&utm_source=mail&foo=bar',
    );
    expect(vertical).toBe('energy');
    const [visit] = await rows('visit', 'id', visitId);
    expect(visit).toMatchObject({
      brand: 'acacia',
      host: 'acacia.localhost',
      affiliate_id: '1001',
      rc_code: 'AB1',
      screen_resolution: '1280x800',
      address_line: line,
      source_type: 1,
      page: '/energy',
    });
    expect(JSON.parse(String(visit?.tracking))).toEqual({
      rcCode: 'AB1',
      cui: 'C9',
      utm_source: 'mail',
    });
    expect(await rows('lead', 'id', leadId)).toEqual([
      expect.objectContaining({
        visit_id: visitId,
        brand: 'acacia',
        vertical: 'energy',
        verticals: '["energy"]',
        rc_code: 'AB1',
        status: 'open',
        page: null,
        email: null,
      }),
    ]);
    const [address] = await rows('lead_address', 'lead_id', leadId);
    expect(address).toMatchObject({
      address_line: line,
      locality: 'Brunswick',
      postcode: '3056',
      state: 'VIC',
      street_name: 'Quandong Road',
      street_number1: '19',
      type: 'current',
    });
    expect(JSON.parse(String(address?.record))).toMatchObject({ AddressLine: '19 Quandong Road' });
  });

  it('leads to the sign-up with exactly its query (spec: hero-submit)', async () => {
    const sent = await submit(chosen(), '?rc=AB1&gclid=g1&page=2');
    const url = new URL(sent.redirect);
    expect(url.origin + url.pathname).toBe(`${origin}/energy/basic-info`);
    expect([...url.searchParams]).toEqual([
      ['external', 'true'],
      ['rcCode', 'AB1'],
      ['address', line],
      ['affiliateName', 'acacia'],
      ['verticals', 'energy'],
      ['visitId', sent.visitId],
      ['leadId', sent.leadId],
      ['gclid', 'g1'],
    ]);
  });

  it('on a deployed stage leads to the partner', async () => {
    const deployed = wire({ env: { STAGE: 'uat', BRAND: 'acacia' } });
    const own = 'https://uat.acacia.example';
    const response = await deployed(postJson(`${own}/api/hero`, chosen()));
    const { redirect } = (await response.json()) as Sent;
    expect(new URL(redirect).origin).toBe('https://join-uat.acacia.example');
    const form = await deployed(postForm(`${own}/api/hero`, chosen()));
    expect(form.status).toBe(303);
    expect(new URL(form.headers.get('location') ?? '').origin).toBe(
      'https://join-uat.acacia.example',
    );
    expect(form.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('of a returning visitor is attributed to the remembered referral', async () => {
    const { visitId } = await submit(chosen(), '', { cookie: 'a=b; kj_ref=rcCode=OLD&cui=7' });
    const [visit] = await rows('visit', 'id', visitId);
    expect([visit?.rc_code, visit?.tracking]).toEqual(['OLD', '{"rcCode":"OLD","cui":"7"}']);
  });

  it('typed by hand is stored in normalised form', async () => {
    const { leadId } = await submit({ vertical: 'energy', ...manual });
    expect(await rows('lead_address', 'lead_id', leadId)).toEqual([
      expect.objectContaining({
        address_line: '2/7 Main Street, FITZROY VIC 3065',
        unit_number: '2',
        street_number1: '7',
        street_name: 'Main Street',
        locality: 'FITZROY',
        record: null,
      }),
    ]);
  });

  it('in postcode mode is a postcode', async () => {
    const gateway = postJson(`${origin}/api/v2`, {
      path: '/postcode/list',
      method: 'GET',
      body: { search: '3056' },
    });
    const { data } = (await (await fetch(gateway)).json()) as { data: string[] };
    const [postcode = ''] = data;
    expect(postcode).toMatch(/^3056, .+, VIC$/);
    const sent = await submit({ vertical: 'solar', mode: 'postcode', address: postcode });
    expect(new URL(sent.redirect).searchParams.get('address')).toBe(postcode);
    const [address] = await rows('lead_address', 'lead_id', sent.leadId);
    expect(address).toMatchObject({ postcode: '3056', state: 'VIC', street_name: null });
  });
});

describe('products', () => {
  it('solar follows its order: the lead is updated with page and status', async () => {
    const calls: string[] = [];
    const real = createEmbeddedLeads(env.LEADS_DB);
    const leads = new Proxy(real, {
      get(target, name) {
        calls.push(String(name));
        return Reflect.get(target, name);
      },
    });
    const response = await wire({ ports: { leads } })(
      postJson(hero, { ...chosen(), vertical: 'solar' }),
    );
    const { leadId } = (await response.json()) as Sent;
    expect(calls).toEqual(['createVisit', 'createLead', 'saveAddress', 'updateLead']);
    const [lead] = await rows('lead', 'id', leadId);
    expect(lead).toMatchObject({ vertical: 'solar', page: 'solar/basic-info', status: 'open' });
  });

  it('a bundle is one lead with step 2 and its address id', async () => {
    const sent = await submit({ ...chosen(), bundle: '1', vertical: ['energy', 'broadband'] });
    expect(sent.vertical).toBe('bundle');
    const [lead] = await rows('lead', 'id', sent.leadId);
    expect(lead).toMatchObject({ vertical: 'bundle', verticals: '["energy","broadband"]' });
    const [address] = await rows('lead_address', 'lead_id', sent.leadId);
    const query = new URL(sent.redirect).searchParams;
    expect(new URL(sent.redirect).pathname).toBe('/bundle/basic-info');
    expect([query.get('step'), query.get('verticals'), query.get('addressId')]).toEqual([
      '2',
      '["energy","broadband"]',
      address?.id,
    ]);
    expect(query.has('affiliateName')).toBe(false);
  });

  it.each([
    [
      { bundle: '1', vertical: ['energy'] },
      'bundle_minimum',
      'Select minimum 2 product for bundle',
    ],
    [{ bundle: '1', vertical: [] }, 'bundle_minimum', 'Select minimum 2 product for bundle'],
    [{ vertical: [] }, 'invalid', 'Choose at least one product'],
  ])('%o is refused in the specified words', async (over, code, message) => {
    expect(await refused({ ...chosen(), ...over })).toEqual([422, code, 'vertical', message]);
  });

  it('one of many on a page that does not ask for a bundle is a lead of its own', async () => {
    const fields = async (path: string) => {
      const tags = await tagsOf(await (await fetch(visit(origin + path))).text());
      const of = (name: string) =>
        tags.map(({ attributes }) => attributes).filter((one) => one.name === name);
      return { verticals: of('vertical'), bundle: of('bundle').map(({ value }) => value) };
    };
    const home = await fields('/');
    expect(home.verticals.length).toBeGreaterThan(2);
    expect(home.bundle).toEqual([]);
    expect((await fields('/bundle')).bundle).toEqual(['1']);
    const byHand = await fields(
      '/address?vertical=energy&vertical=solar&vertical=broadband&page=/',
    );
    expect(byHand.verticals.map(({ value }) => value)).toEqual(['energy', 'solar', 'broadband']);
    expect(byHand.verticals.filter((one) => 'checked' in one)).toEqual([]);
    expect(byHand.bundle).toEqual([]);
    expect((await fields('/bundle/basic-info')).bundle).toEqual(['1']);
    const sent = await submit({ ...chosen(), page: '/', vertical: ['broadband'] });
    expect(sent.vertical).toBe('broadband');
    expect(new URL(sent.redirect).pathname).toBe('/broadband/basic-info');
  });

  it.each([
    ['/energy', '/energy'],
    // A form with it would be refused, and its sender could not mend that.
    ['//evil.example', '/address'],
    ['energy', '/address'],
  ])('with the URL’s page %s, an address typed by hand comes from %s', async (asked, page) => {
    const path = `/address?vertical=energy&page=${encodeURIComponent(asked)}`;
    const tags = await tagsOf(await (await fetch(visit(origin + path))).text());
    const hidden = tags.filter(({ attributes }) => attributes.name === 'page');
    expect(hidden.map(({ attributes }) => attributes.value)).toEqual([page]);
  });

  it.each([['credit-cards'], ['bundle'], ['nothing']])(
    '%s, which the brand does not offer, is refused',
    async (vertical) => {
      const [status, code, field] = await refused({ ...chosen(), vertical });
      expect([status, code, String(field).split('.')[0]]).toEqual([400, 'bad_request', 'vertical']);
    },
  );

  const journeys = brands.flatMap((brand) => {
    const single = brand.verticals.filter((slug) => slug !== 'bundle');
    return [...single.map((slug) => [slug]), single.slice(0, 2)].map(
      (picked) => [brand.slug, picked] as const,
    );
  });
  it.each(journeys)('%s: %o arrives at its basic-info page', async (brand, vertical) => {
    const own = originOf(brand);
    const response = await fetch(postForm(`${own}/api/hero?rc=AB1`, { ...chosen(), vertical }));
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    const [first = 'energy'] = vertical;
    const route = verticals[vertical.length > 1 ? 'bundle' : first].basicInfoPath;
    expect(new URL(location).pathname).toBe(route);
    const page = await fetch(visit(location));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(line);
    // A bundle shows the plans of one product after another.
    expect(html).toContain(resultsTitle(first));
    const leadId = new URL(location).searchParams.get('leadId') ?? '?';
    const hidden = (await tagsOf(html)).find(({ attributes }) => attributes.name === 'leadId');
    expect(hidden?.attributes.value).toBe(leadId);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the same form twice', () => {
  it('is one lead, even twenty at once', async () => {
    const before = await count();
    const body = { ...chosen(), submissionId: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await submit(body)).toEqual(answers[0]);
    expect(await count()).toEqual(before.map((rows = 0) => rows + 1));
  });

  it('with another address is another lead', async () => {
    const submissionId = crypto.randomUUID();
    const first = await submit({ ...chosen(), submissionId });
    const second = await submit({ vertical: 'energy', ...manual, submissionId });
    expect(second.leadId).not.toBe(first.leadId);
  });
});

describe('without a script', () => {
  it('typed text brings a list of choices, and a choice leads on', async () => {
    const submissionId = crypto.randomUUID();
    const fields = { vertical: 'energy', address: '19 quandong', page: '/energy', submissionId };
    const response = await fetch(postForm(`${hero}?rc=AB1`, fields));
    expect(response.status).toBe(200);
    // The browser's Back button shows it again without a second post.
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const tags = await tagsOf(await response.text());
    const radios = tags.filter(({ attributes }) => attributes.type === 'radio');
    expect(radios.length).toBeGreaterThan(2);
    expect(radios.map(({ attributes }) => attributes.value)).toContain(recordId);
    const kept = tags.filter(({ attributes }) => attributes.name === 'submissionId');
    expect(kept[0]?.attributes.value).toBe(submissionId);
    const form = tags.find(({ name }) => name === 'form');
    expect(form?.attributes.action).toBe('/find-address?rcCode=AB1');
    const next = await fetch(postForm(origin + form?.attributes.action, { ...fields, recordId }));
    expect(next.status).toBe(303);
    expect(new URL(next.headers.get('location') ?? '').searchParams.get('rcCode')).toBe('AB1');
  });

  it('a repaired word is shown as the word that was found', async () => {
    const typed = { vertical: 'energy', address: '19 quandnog rd brunswick' };
    const html = await (await fetch(postForm(hero, typed))).text();
    expect(html).toContain('Showing results for Quandong');
    expect(html).toContain(line);
  });

  it('the seven fields are filled from what was typed, in the answer itself', async () => {
    for (const bundle of [{}, { bundle: '1', vertical: ['energy', 'solar'] }]) {
      const typed = { address: '1/19 nowhere rd, brunswick vic 3056', manually: '1' };
      const response = await fetch(postForm(hero, { vertical: 'energy', ...typed, ...bundle }));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      const html = await response.text();
      expect(html).not.toContain('Error:');
      const tags = await tagsOf(html);
      const value = (name: string) =>
        tags.find(({ attributes }) => attributes.name === name)?.attributes.value;
      const names = ['entry', 'UnitNumber', 'StreetNumber1', 'StreetName', 'Locality', 'Postcode'];
      const wanted = ['manual', '1', '19', 'Nowhere Rd', 'BRUNSWICK', '3056'];
      expect(names.map(value)).toEqual(wanted);
      const chosen = tags.filter(({ attributes }) => 'selected' in attributes);
      expect(chosen.map(({ attributes }) => attributes.value)).toContain('VIC');
    }
  });

  it('mistakes come back as a page with every message, and what was typed', async () => {
    const fields = {
      vertical: 'energy',
      ...manual,
      StreetName: '',
      Postcode: '12',
      Locality: 'Quiet <Bay>',
    };
    const response = await fetch(postForm(hero, fields));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(/<title>Error: /);
    expect(html).toContain('Street name is required');
    expect(html).toContain('Minimum 4 Numbers');
    const tags = await tagsOf(html);
    const field = (name: string) =>
      tags.find(({ attributes }) => attributes.name === name)?.attributes;
    expect(field('Locality')?.value).toBe('Quiet <Bay>');
    expect(field('StreetName')?.['aria-invalid']).toBe('true');
    expect(field('StreetNumber1')?.value).toBe('7');
  });
});

describe('with a script', () => {
  const incomplete = 'Please enter your complete address and select it from dropdown';
  it.each([
    [{}, 'address_required', incomplete],
    [{ address: '19 quandong' }, 'address_required', incomplete],
    [
      { address: 'zzzz qqqq' },
      'address_not_found',
      'Address not found. Please enter correct address and select it from dropdown.',
    ],
    [
      { recordId: 'made.up.1' },
      'address_not_found',
      'Address not found. Please enter correct address and select it from dropdown.',
    ],
    [{ mode: 'postcode' }, 'postcode_required', 'Please enter your correct postcode or suburb'],
    [
      { mode: 'postcode', address: '3056' },
      'postcode_required',
      'Please enter your correct postcode or suburb',
    ],
    [
      { mode: 'postcode', address: '9999' },
      'postcode_not_found',
      'Postcode not found, Please enter a valid 4 digit Postcode',
    ],
  ])('%o is %s', async (over, code, message) => {
    expect(await refused({ vertical: 'energy', ...over })).toEqual([422, code, 'address', message]);
  });
});

describe('when something fails', () => {
  let logged: string[] = [];
  beforeEach(() => {
    logged = [];
    vi.spyOn(console, 'log').mockImplementation((line) => {
      logged.push(String(line));
    });
  });
  const broken = ['prepare', 'bind', 'run'] as const;

  it.each(broken)(
    'D1 failing at %s is a 503, with no success, and keeps what was typed',
    async (at) => {
      const before = await count();
      const failing = wire({ env: { LEADS_DB: failingDb(env.LEADS_DB, at) } });
      const response = await failing(postJson(hero, { vertical: 'energy', ...manual }));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } });
      const form = await failing(postForm(hero, { vertical: 'energy', ...manual }));
      expect([form.status, form.headers.get('location')]).toEqual([503, null]);
      const tags = await tagsOf(await form.text());
      const street = tags.find(({ attributes }) => attributes.name === 'StreetName');
      expect(street?.attributes.value).toBe('main  STREET');
      expect(await count()).toEqual(before);
      expect(logged.filter((text) => text.includes('storage_unavailable'))).toHaveLength(2);
    },
  );

  it.each([['createLead'], ['saveAddress']] as const)(
    'a failure at %s is no success, and the next attempt continues with the same rows',
    async (step) => {
      const body = { ...chosen(), vertical: 'solar', submissionId: crypto.randomUUID() };
      const leads = {
        ...createEmbeddedLeads(env.LEADS_DB),
        [step]: () => Promise.reject(new Problem('storage_unavailable')),
      };
      expect((await wire({ ports: { leads } })(postJson(hero, body))).status).toBe(503);
      const before = await count();
      const sent = await submit(body);
      const after = await count();
      expect(after[0]).toBe(before[0]);
      const [lead] = await rows('lead', 'id', sent.leadId);
      expect(lead).toMatchObject({ page: 'solar/basic-info' });
    },
  );

  it('a failed solar update is only logged, and the visitor goes on (spec: hero-submit)', async () => {
    const leads = {
      ...createEmbeddedLeads(env.LEADS_DB),
      updateLead: () => Promise.reject(new Problem('storage_unavailable')),
    };
    const body = { ...chosen(), vertical: 'solar', submissionId: crypto.randomUUID() };
    const response = await wire({ ports: { leads } })(postJson(hero, body));
    expect(response.status).toBe(200);
    const { leadId } = (await response.json()) as Sent;
    expect(await rows('lead', 'id', leadId)).toHaveLength(1);
    expect(logged.filter((text) => text.includes('solar_update_failed'))).toHaveLength(1);
  });

  it('a failing address service brings the specified message, and manual entry still works', async () => {
    const down = () => Promise.reject(new Error('index is down'));
    const failing = wire({
      ports: {
        address: { search: down, retrieve: down, postcodes: down, source: down },
      },
    });
    const response = await failing(postJson(hero, chosen()));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      errorMessage: 'Something went wrong, Please try again after sometime',
    });
    const page = await (
      await failing(postForm(hero, { vertical: 'energy', address: line }))
    ).text();
    expect(page).toContain(`value="${line}"`);
    const ways = (await tagsOf(page)).filter(({ attributes }) => attributes.name === 'manually');
    expect(ways).toHaveLength(1);
    const byHand = await failing(
      postForm(hero, { vertical: 'energy', address: line, manually: '1' }),
    );
    expect(byHand.status).toBe(200);
    expect((await failing(postJson(hero, { vertical: 'energy', ...manual }))).status).toBe(200);
    const gateway = { path: '/postcode/list', method: 'GET', body: { search: '3056' } };
    expect(await (await failing(postJson(`${origin}/api/v2`, gateway))).json()).toEqual({
      code: 0,
      status: 500,
      message: 'Internal server error',
      data: null,
    });
    expect(logged.filter((text) => text.includes('index is down'))).toHaveLength(3);
  });
});
