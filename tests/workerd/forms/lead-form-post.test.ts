/** The lead-capture form over real storage: rows before success, refusals, and the form without script. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { leadForm } from '../../../worker/routes/forms/lead-form.route.tsx';
import { wirePorts } from '../../../worker/wire.ts';
import { exhausted, form, formApp, json } from './forms.fixture.ts';

const path = '/api/lead-form?rc=AB1&utm_source=mail';
const person = { name: 'Jo O’Neill', email: 'jo@example.com', mobNumber: '+61 491 570 006' };
const someoneElse = { email: 'kim@example.com', mobNumber: '0400 111 222' };
const good = {
  page: '/solar',
  vertical: 'solar',
  ...person,
  address: '12 Bell Street, BRUNSWICK VIC 3056',
  recordId: 'r1',
  consentVersion: '2026-11-01',
};
const manual = {
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'murray road',
  Locality: 'Brunswick',
  State: 'VIC',
  Postcode: '3056',
};
const changed =
  'This form has changed since you opened the page. If you can’t see the field, load the page again.';
const fetch = formApp((app) => app.route('/api/lead-form', leadForm), [{ type: 'lead-form' }]);
/** The site with a form that asks for these fields. */
const asking = (fields: readonly object[]) =>
  formApp((app) => app.route('/api/lead-form', leadForm), [{ type: 'lead-form', fields }]);
const rowOf = (reference: string) =>
  env.LEADS_DB.prepare(
    `SELECT lead.*, visit.tracking, lead_address.address_line, lead_address.postcode
     FROM lead JOIN visit ON visit.id = lead.visit_id
     LEFT JOIN lead_address ON lead_address.lead_id = lead.id WHERE reference = ?`,
  )
    .bind(reference)
    .first();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a lead', () => {
  it('is stored whole before the answer says success', async () => {
    const response = await fetch(json(path, { ...good, marketing: '1' }));
    expect(response.status).toBe(202);
    const answer = (await response.json()) as { reference: string };
    const receipt = `/receipt?ref=${answer.reference}&rcCode=AB1&utm_source=mail`;
    expect(answer).toMatchObject({ success: true, receipt });
    expect(await rowOf(answer.reference)).toMatchObject({
      brand: 'acacia',
      vertical: 'solar',
      rc_code: 'AB1',
      status: 'open',
      page: 'solar/basic-info',
      name: 'Jo O’Neill',
      email: 'jo@example.com',
      mobile: '0491570006',
      marketing: 1,
      consent_version: '2026-11-01',
      completed_page: '/solar',
      address_line: '12 Bell Street, BRUNSWICK VIC 3056',
      postcode: '3056',
      tracking: '{"rcCode":"AB1","utm_source":"mail"}',
    });
  });

  it('is checked by the form of its own product where the page has two', async () => {
    const formOf = (vertical: string, type: string) => ({
      type: 'lead-form',
      vertical,
      fields: [{ type, label: 'Yours', required: true }],
    });
    const sections = [formOf('mobile', 'email'), formOf('solar', 'mobNumber')];
    const two = formApp((app) => app.route('/api/lead-form', leadForm), sections);
    const sent = { page: '/solar', vertical: 'solar', mobNumber: '0491 570 006' };
    expect((await two(json(path, sent))).status).toBe(202);
  });

  it('is one, however often its form is sent', async () => {
    const submissionId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        (await fetch(json(path, { ...good, submissionId }))).text(),
      ),
    );
    expect(answers[0]).toContain('"success":true');
    expect(new Set(answers).size).toBe(1);
  });

  const withOptionalAddress = () =>
    asking([
      { type: 'mobNumber', label: 'Mobile' },
      { type: 'address', label: 'Address', required: false },
    ]);

  it.each(['', '-'])(
    'takes %j as no address where the editor made it optional',
    async (address) => {
      const app = withOptionalAddress();
      const mobNumber = '0400 111 333';
      const response = await app(
        json(path, { page: '/solar', vertical: 'solar', mobNumber, address }),
      );
      const { reference } = (await response.json()) as { reference: string };
      expect(await rowOf(reference)).toMatchObject({ address_line: null });
    },
  );

  it('without script takes seven empty fields as no address where it is optional', async () => {
    const app = withOptionalAddress();
    const ticked = {
      page: '/solar',
      vertical: 'solar',
      mobNumber: '0400 111 444',
      entry: 'manual',
    };
    const html = await (await app(form(path, ticked))).text();
    expect(html).toMatch(/<input[^>]*name="StreetName"/);
    expect(html).toMatch(/<legend[^>]*>Enter Address<span[^>]*> \(optional\)<\/span><\/legend>/);
    const again = { ...ticked, fieldsShown: '1', UnitNumber: '-', StreetName: ' ' };
    const begun = await app(form(path, { ...again, StreetNumber1: '19' }));
    expect(begun.status).toBe(422);
    expect(await begun.text()).toContain('Street name is required');
    const response = await app(form(path, again));
    const location = new URL(response.headers.get('location') ?? '', 'https://own.example');
    expect(await rowOf(location.searchParams.get('ref') ?? '')).toMatchObject({
      mobile: '0400111444',
      address_line: null,
    });
  });

  it('takes an address typed by hand', async () => {
    const { recordId: _, ...rest } = good;
    const response = await fetch(json(path, { ...rest, ...someoneElse, ...manual }));
    const { reference } = (await response.json()) as { reference: string };
    expect(await rowOf(reference)).toMatchObject({
      address_line: '19 Murray Road, BRUNSWICK VIC 3056',
    });
  });

  it('has no address where its page’s form does not ask for one', async () => {
    const fields = [{ type: 'email', label: 'Email' }];
    const own = asking(fields);
    const body = { page: '/solar', vertical: 'solar', email: 'min@example.com', name: 'x' };
    const response = await own(json(path, body));
    expect(response.status).toBe(202);
    const { reference } = (await response.json()) as { reference: string };
    expect(await rowOf(reference)).toMatchObject({
      email: body.email,
      name: '',
      address_line: null,
    });
  });

  it('keeps a valid value from before the editor removed its field', async () => {
    const fields = [{ type: 'mobNumber', label: 'Mobile' }];
    const own = asking(fields);
    const body = {
      page: '/solar',
      vertical: 'solar',
      mobNumber: '0400 333 444',
      email: 'k@old.example',
    };
    for (const [typed, email] of [
      [body.email, body.email],
      ['k@', null],
    ]) {
      const response = await own(json(path, { ...body, email: typed }));
      expect(response.status).toBe(202);
      const { reference } = (await response.json()) as { reference: string };
      expect(await rowOf(reference)).toMatchObject({ email, mobile: '0400333444' });
    }
  });
});

describe('a refusal', () => {
  it('asks for an address in the same words, whatever its label (spec: validation)', async () => {
    const mobNumber = { type: 'mobNumber', label: 'Mobile' };
    const address = { type: 'address', label: 'Address of the business' };
    const section = { type: 'lead-form', fields: [mobNumber, address] };
    const labelled = formApp((app) => app.route('/api/lead-form', leadForm), [section]);
    const body = { page: '/solar', vertical: 'solar', mobNumber: person.mobNumber };
    expect(await (await labelled(json(path, body))).json()).toMatchObject({
      errorMessage: 'Address is required',
      error: { field: 'address' },
    });
  });

  it('names every field, in the order of the form', async () => {
    const response = await fetch(json(path, { page: '/solar', vertical: 'solar' }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      success: false,
      errorMessage: 'Name is required.',
      error: { code: 'invalid', message: 'Name is required.', field: 'name' },
      errors: [
        { field: 'name', message: 'Name is required.' },
        { field: 'email', message: 'Email is required' },
        { field: 'mobNumber', message: 'Mobile number is required.' },
        { field: 'address', message: 'Address is required' },
        { field: '', message: changed },
      ],
    });
  });

  it('tells a visitor with an outdated page that the form has changed; without script the new field is shown', async () => {
    const { mobNumber: _, ...old } = good;
    const wanted = [{ field: 'mobNumber', message: 'Mobile number is required.' }];
    const answer = await fetch(json(path, old));
    expect(await answer.json()).toMatchObject({
      errors: [...wanted, { field: '', message: changed }],
    });
    const page = await (await fetch(form(path, old))).text();
    expect(page).toContain('name="mobNumber"');
    expect(page).not.toContain(changed);
    // A wrong value came from a page that has the field.
    const wrong = await fetch(json(path, { ...good, mobNumber: '0312345678' }));
    expect(await wrong.text()).not.toContain(changed);
  });

  it.each([
    [
      { recordId: '', address: '12 Bell' },
      'Please enter your complete address and select it from dropdown',
    ],
    [
      { recordId: '', address: 'Nowhere' },
      'Address not found. Please enter correct address and select it from dropdown.',
    ],
    [{ name: 'Jo 3' }, 'Names can’t include numbers'],
    [{ ...manual, recordId: '', StreetName: '' }, 'Street name is required'],
  ])('%j: %s', async (change, message) => {
    const response = await fetch(json(path, { ...good, ...change }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ success: false, errorMessage: message });
  });

  it.each([
    ['a product the brand does not carry', { vertical: 'credit-cards' }, 400],
    ['no product', { vertical: 'x' }, 400],
    ['a page that is no path', { page: 'https://evil.example' }, 400],
  ])('%s does not come from our forms', async (_name, change, status) => {
    expect((await fetch(json(path, { ...good, ...change }))).status).toBe(status);
  });

  it('is the answer to posts from other sites', async () => {
    const request = json(path, good, { origin: 'https://evil.example' });
    expect((await fetch(request)).status).toBe(403);
  });
});

describe('without script', () => {
  it('leads to the receipt', async () => {
    const response = await fetch(form(path, good));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/receipt\?ref=KJ-/);
  });

  it('gives the form back with the errors and what was typed', async () => {
    const response = await fetch(
      form(path, { ...good, recordId: '', name: 'J"><b>', address: '12 Bell' }),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('There is a problem');
    expect(html).toContain('value="J&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('value="jo@example.com"');
    // The addresses found, to choose from.
    expect(html.match(/type="radio"[^>]*name="recordId"/g)).toHaveLength(2);
    expect(html).toContain('<title>Error: ');
  });

  it('asks for the seven fields when the box for that was ticked', async () => {
    const { recordId: _, ...rest } = good;
    const ticked = { ...rest, address: '', entry: 'manual' };
    const html = await (await fetch(form(path, ticked))).text();
    expect(html).toMatch(/<input[^>]*name="StreetName"/);
    expect(html).not.toContain('Street name is required');
    expect(html).not.toContain('Error:');
    const [sign] = /<input[^>]*name="fieldsShown"[^>]*>/.exec(html) ?? [];
    expect(sign).toContain('value="1"');
    const empty = await fetch(form(path, { ...ticked, fieldsShown: '1' }));
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Street name is required');
    const submissionId = /name="submissionId" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const next = await fetch(form(path, { ...rest, ...manual, submissionId }));
    expect(next.status).toBe(303);
  });

  it('fills the seven fields from what was typed, and finds nothing wrong with them yet', async () => {
    const { recordId: _, ...rest } = good;
    const typed = { ...rest, address: '19 nowhere rd, brunswick vic', entry: 'manual' };
    const response = await fetch(form(path, typed));
    // The page asks for an address but already shows personal details, so it must not be stored on disk.
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`value="${good.name}"`);
    expect(html).toContain('value="Nowhere Rd"');
    expect(html).toContain('value="BRUNSWICK"');
    expect(html).not.toContain('Postcode is required');
    expect(html).not.toContain('Error:');
  });
});

describe('without script, an address chosen before', () => {
  const twice = {
    email: 'lee@example.com',
    mobNumber: '0400 333 444',
    address: '12 Bell',
    recordId: 'r2',
  };
  const radios = (html: string) => html.match(/<input[^>]*name="recordId"[^>]*>/g) ?? [];

  it('stays chosen when another field is wrong', async () => {
    const html = await (await fetch(form(path, { ...good, ...twice, email: 'jo' }))).text();
    expect(html).toContain('Invalid email address');
    expect(radios(html)).toHaveLength(1);
    expect(radios(html)[0]).toMatch(/(?=.*value="r2")(?=.* checked)/);
    expect(html).toContain('12 Bellbird Court, BRUNSWICK VIC 3056');
    expect(html).toMatch(/<input type="hidden" name="searched" value="12 Bell"/);
  });

  it('gives way to another text typed next to it, but not to the same or none', async () => {
    const next = { ...good, ...twice, address: '12 Bell Street', searched: '12 Bell' };
    const html = await (await fetch(form(path, next))).text();
    expect(radios(html)).toHaveLength(1);
    expect(radios(html)[0]).toMatch(/value="r1"/);
    expect(radios(html)[0]).not.toContain('checked');
    for (const address of ['12 Bell', '']) {
      const response = await fetch(form(path, { ...next, address }));
      const location = new URL(response.headers.get('location') ?? '', 'https://own.example');
      expect(await rowOf(location.searchParams.get('ref') ?? '')).toMatchObject({
        address_line: '12 Bellbird Court, BRUNSWICK VIC 3056',
      });
    }
  });

  it.each([
    ['too many came', exhausted, {}, 429, 'That was a lot of requests.'],
    [
      'something breaks',
      {},
      { acceptLead: () => Promise.reject(new Error('broken')) },
      500,
      'Something went wrong on our side.',
    ],
  ])('comes back with everything typed when %s', async (_name, bindings, broken, status, words) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const mount: Parameters<typeof formApp>[0] = (app) => app.route('/api/lead-form', leadForm);
    const outbox = { ...createD1Outbox(env.LEADS_DB), ...broken };
    const refusing = formApp(mount, [{ type: 'lead-form' }], { outbox }, bindings);
    const response = await refusing(form(path, { ...good, ...twice, marketing: '1' }));
    expect(response.status).toBe(status);
    const html = await response.text();
    for (const kept of [words, 'Jo O’Neill', twice.email, twice.mobNumber]) {
      expect(html).toContain(kept);
    }
    expect(html).toMatch(/<input(?=[^>]* name="marketing")(?=[^>]* checked)/);
    expect(radios(html)[0]).toMatch(/(?=.*value="r2")(?=.* checked)/);
    expect((await refusing(json(path, good))).status).toBe(status);
  });

  it('stays chosen, and is not looked up, when there were too many requests', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const retrieve = vi.fn(wirePorts(env).address.retrieve);
    const address = { ...wirePorts(env).address, retrieve };
    const mount: Parameters<typeof formApp>[0] = (app) => app.route('/api/lead-form', leadForm);
    const refusing = formApp(mount, [{ type: 'lead-form' }], { address }, exhausted);
    const html = await (await refusing(form(path, { ...good, ...twice }))).text();
    expect(html).toContain('The address you chose');
    expect(radios(html)[0]).toMatch(/(?=.*value="r2")(?=.* checked)/);
    expect(retrieve).not.toHaveBeenCalled();
  });

  it('stays chosen, without its line, while addresses cannot be reached', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const address = {
      ...wirePorts(env).address,
      retrieve: () => Promise.reject(new Error('gone')),
    };
    const mount: Parameters<typeof formApp>[0] = (app) => app.route('/api/lead-form', leadForm);
    const failing = formApp(mount, [{ type: 'lead-form' }], { address });
    const response = await failing(form(path, { ...good, ...twice }));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('The address you chose');
    expect(radios(html)[0]).toMatch(/(?=.*value="r2")(?=.* checked)/);
    expect(html).toContain(`value="${twice.email}"`);
  });
});

describe('a form of a page that is gone', () => {
  const sent = { vertical: 'solar', page: '/taken-down', consentVersion: '2026-11-01' };

  it.each([
    ['a mobile alone', { mobNumber: '0491 570 110' }],
    ['a name and an email', { name: 'Jo', email: 'gone@example.com' }],
  ])('is kept as it was sent: %s', async (_what, fields) => {
    const response = await fetch(json(path, { ...sent, ...fields }));
    expect(response.status).toBe(202);
    const { reference } = (await response.json()) as { reference: string };
    expect(await rowOf(reference)).toMatchObject({ completed_page: '/taken-down' });
  });

  it('must still be valid', async () => {
    const wrong = { ...sent, mobNumber: '0491 570 111', email: 'gone@' };
    const response = await fetch(json(path, wrong));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'email' }] });
    const html = await (await fetch(form(path, wrong))).text();
    expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]* required)/);
    expect(html).toMatch(/<input(?=[^>]*name="name")(?![^>]* required)/);
  });

  it('is refused without an email or mobile to answer to', async () => {
    const response = await fetch(json(path, { ...sent, name: 'Jo' }));
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['email', 'mobNumber']),
    );
  });
});

describe('text that is too long', () => {
  it.each([
    ['name', 'Jo '.repeat(300).trim(), 'Name must not exceed 200 chars.'],
    ['email', `${'a'.repeat(600)}@example.com`, 'Invalid email address'],
    ['mobNumber', `04${'1'.repeat(600)}`, 'Mobile number must be of 10 digits.'],
    ['address', '12 Bell '.repeat(80).trim(), 'Address is too long'],
    ['StreetName', 'Long '.repeat(120).trim(), 'Street name is too long'],
  ])('as %s is refused with its rule’s message, and kept', async (field, text, message) => {
    const over = field === 'address' ? { recordId: '' } : field === 'StreetName' ? manual : {};
    const response = await fetch(form(path, { ...good, ...over, [field]: text }));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain(`value="${text}"`);
  });
});

describe('when storage is down', () => {
  const outbox = {
    ...createD1Outbox(env.LEADS_DB),
    acceptLead: () => Promise.reject(new Error('D1_ERROR: gone')),
  };
  const failing = formApp((app) => app.route('/api/lead-form', leadForm), [], { outbox });

  it('no answer says success', async () => {
    const response = await failing(json(path, good));
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.json()).not.toHaveProperty('success');
  });
});
