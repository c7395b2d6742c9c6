/** Kinds of partner: the registry lists every file, all kinds meet the contract, and each sends and reads its own format. */
import { describe, expect, it } from 'vitest';
import { planLike } from '../../../../domain/leads/chosen-plan.fixture.ts';
import { planOfId } from '../../../../domain/leads/plan-quote.ts';
import { verticalSlugs, verticals } from '../../../../domain/vertical.ts';
import { emptyRecord } from '../../../ports/address/address.port.ts';
import { leadDelivery, messageDelivery, send, signingKey } from './partner.fixture.ts';
import { partnerKinds } from './partner-registry.ts';
import { signatureHeaders } from './signature.ts';

const files = import.meta.glob<Record<string, unknown>>('./*.partner.ts', { eager: true });

describe('the registry of partners', () => {
  it('has one entry for each file, under its name', () => {
    const registered = partnerKinds.map(({ kind }) => `./${kind}.partner.ts`);
    expect(registered.toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it.each(partnerKinds.map((one) => [one.kind, one] as const))(
    'has the definition from %s.partner.ts',
    (kind, definition) => {
      expect(Object.values(files[`./${kind}.partner.ts`] ?? {})).toContain(definition);
    },
  );
});

describe.each(partnerKinds.map(({ kind, example }) => ({ kind, example })))(
  'the partner kind $kind',
  ({ kind, example }) => {
    it('parses its own example and posts JSON there, under the id of the delivery', async () => {
      const { url, init, headers, body } = await send(kind, leadDelivery('solar'));
      expect(example.kind).toBe(kind);
      expect([url, init.method, init.redirect]).toEqual([example.url, 'POST', 'manual']);
      expect(headers.get('idempotency-key')).toBe('form-1');
      expect(headers.get('content-type')).toBe('application/json');
      expect(() => JSON.parse(body)).not.toThrow();
    });

    it.each([leadDelivery('solar'), messageDelivery])(
      'sends the same bytes at every attempt: $kind',
      async (delivery) => {
        const first = await send(kind, { ...delivery, attempt: 1, scheduledAt: 5 });
        const last = await send(kind, { ...delivery, attempt: 10, scheduledAt: 9 });
        expect(last.body).toBe(first.body);
        expect(first.body).toContain('jo@example.com');
        expect(first.body).toContain('AB1');
      },
    );

    it('signs requests if it has a signing secret', async () => {
      const config = { signingSecret: 'A_SIGNING_SECRET' };
      const { headers, body } = await send(kind, messageDelivery, undefined, config);
      const signed = await signatureHeaders(signingKey, { id: 'form-1', timestamp: 1000, body });
      expect(Object.fromEntries(headers)).toMatchObject(signed);
    });
  },
);

describe('a lead’s plan', () => {
  const plan = planLike({}, { beforeCents: 7400 });
  const delivery = { ...leadDelivery('broadband'), plans: [plan] };

  it('is sent to the lead service in separate fields', async () => {
    expect(await bodyOf('lead-service', delivery)).toMatchObject({
      plan_id: 'shore-50',
      plan_name: 'Shore 50',
      plan_provider_id: 'plover',
      plan_provider_name: 'Plover Net',
      plan_price: '$75.00/month',
      plan_price_cents: 7500,
      plan_estimate: '$75.00 a month, estimated over the first year',
      plan_estimate_cents: 7500,
      plan_price_day: '2026-11-21',
      plan_price_confirmed: true,
      plan_price_before_cents: 7400,
      rc: 'AB1',
    });
  });

  it('is sent with the basis of its estimate', async () => {
    const basis = ['Based on your answers (you borrow: $9,000).', 'We assumed the rest.'];
    const plans = [{ ...plan, basis }];
    expect(await bodyOf('lead-service', { ...delivery, plans })).toMatchObject({
      plan_estimate:
        '$75.00 a month, estimated over the first year. Based on your answers (you borrow: $9,000). We assumed the rest.',
    });
  });

  it('is sent in the mutation under the names of its schema', async () => {
    const { variables } = await bodyOf('zapier', delivery);
    expect(variables).toMatchObject({
      data: {
        planId: 'shore-50',
        planName: 'Shore 50',
        planProviderId: 'plover',
        planProviderName: 'Plover Net',
        planPrice: '$75.00/month',
        planPriceCents: 7500,
        planEstimateCents: 7500,
        planPriceDay: '2026-11-21',
        planPriceConfirmed: true,
        planPriceBeforeCents: 7400,
        rcCode: 'AB1',
      },
    });
  });

  it('is sent in the event in full, except for what only the form needs', async () => {
    const { data } = await bodyOf('webhook', delivery);
    const { billed: _, ...told } = plan;
    expect(data).toMatchObject({ plans: [{ ...told, priceConfirmed: true }], rcCode: 'AB1' });
    expect(JSON.stringify(data)).not.toContain('billed');
  });

  it('is sent by its id, unconfirmed, if it could not be looked up', async () => {
    const plans = ['one-1', 'two-2'].map((id) => planOfId(id, null, '2026-11-21'));
    expect(await bodyOf('lead-service', { ...delivery, plans })).toMatchObject({
      plan_id: 'one-1 two-2',
      plan_name: null,
      plan_price_confirmed: false,
    });
  });
});

const verdict = async (kind: string, text: string) =>
  (await send(kind, messageDelivery, () => new Response(text))).outcome.kind;
const bodyOf = async (...call: Parameters<typeof send>): Promise<Record<string, unknown>> =>
  JSON.parse((await send(...call)).body);

describe('the lead service', () => {
  const body = (delivery: Parameters<typeof send>[1]) => bodyOf('lead-service', delivery);

  it('receives the fields of “create lead”', async () => {
    expect(await body(leadDelivery('solar'))).toEqual({
      service_id: 4,
      apikey: 'LEAD_DESK_KEY',
      email: 'jo@example.com',
      name: 'Jo O’Neill',
      phone_number: '0491570006',
      post_code: '3056',
      host: 'www.acacia.example',
      rc: 'AB1',
      address: '19 Murray Road, BRUNSWICK VIC 3056',
      address_line: '19 Murray Road, BRUNSWICK VIC 3056',
      full_address: { ...emptyRecord, AddressSiteId: '42' },
      vertical: 'Solar',
      location: 'https://www.acacia.example/solar',
    });
    expect(await body(messageDelivery)).toMatchObject({ service_id: null, message: 'a\nb' });
  });

  it('receives the service id of every product', async () => {
    const products = verticalSlugs.filter((slug) => slug !== 'bundle');
    const bodies = await Promise.all(products.map((slug) => body(leadDelivery(slug))));
    expect(bodies.map(({ service_id }) => service_id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(verticals.bundle.serviceId).toBeNull();
  });

  it.each([
    ['{"success":true,"message":"ok"}', 'delivered'],
    ['{"success":"true"}', 'delivered'],
    ['{"success":false,"message":"no"}', 'refused'],
    ['{"success":"false"}', 'refused'],
    ['{"message":"ok"}', 'unknown'],
    ['', 'unknown'],
    ['<html>', 'unknown'],
    ['null', 'unknown'],
    ['{"success":1}', 'unknown'],
  ])('with the answer %s means: %s', async (text, kind) => {
    expect(await verdict('lead-service', text)).toBe(kind);
  });
});

describe('createZapierLead', () => {
  it('has one fixed document, with typed text in variables', async () => {
    const nasty = { ...leadDelivery('energy'), name: '") { success } }' };
    const body = await bodyOf('zapier', nasty);
    expect(body.query).toBe((await bodyOf('zapier', messageDelivery)).query);
    expect(body).toMatchObject({ variables: { data: { name: nasty.name, rcCode: 'AB1' } } });
  });

  it('has the key as a bearer token, if there is one', async () => {
    const tokenOf = async (config?: object) =>
      (await send('zapier', messageDelivery, undefined, config)).headers.get('authorization');
    expect(await tokenOf()).toBe('Bearer AUTOMATIONS_KEY');
    expect(await tokenOf({ apiKey: undefined })).toBeNull();
  });

  it.each([
    ['{"data":{"createZapierLead":{"success":true,"message":""}}}', 'delivered'],
    ['{"data":{"createZapierLead":{"success":false}}}', 'refused'],
    ['{"data":null,"errors":[{"message":"no"}]}', 'refused'],
    ['{"data":{}}', 'unknown'],
    ['oops', 'unknown'],
  ])('with the answer %s means: %s', async (text, kind) => {
    expect(await verdict('zapier', text)).toBe(kind);
  });
});

describe('the webhook', () => {
  it('receives an event with everything the partner may know', async () => {
    const { type, timestamp, data } = await bodyOf('webhook', leadDelivery('energy'));
    expect([type, timestamp]).toEqual(['lead.accepted', '2026-11-21T00:00:00.000Z']);
    const { attempt, scheduledAt, kind, acceptedAt, ...rest } = leadDelivery('energy');
    expect(data).toEqual(rest);
    expect(await bodyOf('webhook', messageDelivery)).toMatchObject({ type: 'message.accepted' });
  });

  it('need not answer with a body', async () => {
    expect(await verdict('webhook', '<html>')).toBe('delivered');
  });
});
