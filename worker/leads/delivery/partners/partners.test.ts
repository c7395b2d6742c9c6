/** What each kind of partner is sent, how its answer is read, and how the configuration is refused. */
import { describe, expect, it } from 'vitest';
import { type VerticalSlug, verticalSlugs, verticals } from '../../../../domain/vertical.ts';
import type { LeadDelivery, MessageDelivery } from '../delivery.types.ts';
import { routePartners } from '../routing.ts';
import { retryAfter } from './call-partner.ts';
import { leadServiceBody, readLeadService } from './lead-service.ts';
import { parsePartners } from './partner-config.ts';
import { webhookBody } from './webhook.ts';
import { readZapier, zapierBody } from './zapier.ts';

const common = {
  ...{ brand: 'acacia', id: 'form-1', attempt: 3, scheduledAt: 0, reference: 'KJ-7F3K-9QWD' },
  ...{ name: 'Jo O’Neill', email: 'jo@example.com', mobile: '0491570006' },
  ...{ host: 'www.acacia.example', page: '/solar', rcCode: 'AB1', suspect: [], consent: null },
  ...{ tracking: { rcCode: 'AB1', gclid: 'g' }, acceptedAt: '2026-11-21T00:00:00.000Z' },
};
const lead = (vertical: VerticalSlug): LeadDelivery => ({
  ...common,
  ...{ kind: 'lead', vertical, visitId: 'v1', leadId: 'l1', affiliateId: '1001' },
  ...{ addressLine: '19 Murray Road, BRUNSWICK VIC 3056', postcode: '3056' },
  ...{ locality: 'BRUNSWICK', state: 'VIC', address: { AddressSiteId: '42' } },
});
const message: MessageDelivery = { ...common, kind: 'message', message: 'a\nb', userAgent: null };

describe('the lead service', () => {
  it('gets the specified fields (spec: create-lead)', () => {
    expect(leadServiceBody(lead('solar'), 'key-1')).toEqual({
      ...{ service_id: 4, apikey: 'key-1', email: 'jo@example.com', name: 'Jo O’Neill' },
      ...{ phone_number: '0491570006', post_code: '3056', host: 'www.acacia.example', rc: 'AB1' },
      address: '19 Murray Road, BRUNSWICK VIC 3056',
      address_line: '19 Murray Road, BRUNSWICK VIC 3056',
      full_address: { AddressSiteId: '42' },
      ...{ vertical: 'Solar', location: 'https://www.acacia.example/solar' },
    });
    expect(leadServiceBody(message, 'key-1')).toMatchObject({ service_id: null, message: 'a\nb' });
  });

  it('gets the service id of every product (spec: verticals)', () => {
    const ids = verticalSlugs
      .filter((slug) => slug !== 'bundle')
      .map((slug) => leadServiceBody(lead(slug), '').service_id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
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
  ])('%s is %s', (text, kind) => {
    expect(readLeadService(text)).toBe(kind);
  });
});

describe('createZapierLead', () => {
  it('has one fixed document; what was typed is a variable', () => {
    const nasty = { ...lead('energy'), name: '") { success } }' };
    const body = zapierBody(nasty);
    expect(body.query).toBe(zapierBody(message).query);
    expect(body).toMatchObject({ variables: { data: { name: nasty.name, rcCode: 'AB1' } } });
  });

  it.each([
    ['{"data":{"createZapierLead":{"success":true,"message":""}}}', 'delivered'],
    ['{"data":{"createZapierLead":{"success":false}}}', 'refused'],
    ['{"data":null,"errors":[{"message":"no"}]}', 'refused'],
    ['{"data":{}}', 'unknown'],
    ['oops', 'unknown'],
  ])('%s is %s', (text, kind) => {
    expect(readZapier(text)).toBe(kind);
  });
});

describe('the webhook', () => {
  it('says the same at every attempt', () => {
    const first = webhookBody({ ...lead('energy'), attempt: 1 });
    expect(webhookBody({ ...lead('energy'), attempt: 9 })).toEqual(first);
    expect(first).toMatchObject({ type: 'lead.accepted', timestamp: '2026-11-21T00:00:00.000Z' });
    expect(webhookBody(message).type).toBe('message.accepted');
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  it.each([
    ['120', 120_000],
    ['Sat, 21 Nov 2026 00:02:00 GMT', 120_000],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['Fri, 20 Nov 2026 00:00:00 GMT', undefined],
    [null, undefined],
  ])('%s is %s ms', (value, ms) => {
    expect(retryAfter(value, now)).toBe(ms);
  });
});

const hook = {
  ...{ name: 'hook', kind: 'webhook', url: 'https://a.example/', signingSecret: 'HOOK_SECRET' },
};

describe('LEAD_PARTNERS', () => {
  it.each([
    ['empty', '', []],
    ['a webhook', JSON.stringify([hook]), ['hook']],
    ['http on loopback', JSON.stringify([{ ...hook, url: 'http://127.0.0.1:9/' }]), ['hook']],
  ])('%s parses', (_name, json, names) => {
    expect(parsePartners(json).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['no JSON', '{', 'not valid JSON'],
    ['no list', '{}', 'does not parse'],
    ['plain http', [{ ...hook, url: 'http://a.example/' }], '0.url: must be https'],
    [
      'a secret’s value',
      [{ ...hook, signingSecret: 'whsec_abc=' }],
      '0.signingSecret: is the name',
    ],
    ['no secret', [{ ...hook, signingSecret: undefined }], '0.signingSecret'],
    ['an unknown product', [{ ...hook, verticals: ['gas'] }], '0.verticals'],
    ['an unknown kind', [{ ...hook, kind: 'fax' }], '0.kind'],
    ['a name twice', [hook, hook], 'names "hook" twice'],
  ])('%s is refused by name', (_name, value, words) => {
    const json = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => parsePartners(json)).toThrow(words);
  });

  it('gives each route to the first partner that takes it', () => {
    const configs = parsePartners(
      JSON.stringify([
        { ...hook, name: 'solar', verticals: ['solar'], brands: ['acacia'] },
        { ...hook, name: 'rest', verticals: '*', messages: true },
        { ...hook, name: 'late', verticals: ['solar'] },
      ]),
    );
    const routed = routePartners(configs, ['acacia', 'banksia']);
    expect(routed.map(({ config }) => config.name)).toEqual(['solar', 'rest']);
    expect(routed[0]?.routes).toEqual(['acacia/solar']);
    expect(routed[1]?.routes).toContain('banksia/solar');
    expect(routed[1]?.routes).toContain('acacia/message');
    expect(routed[1]?.routes).not.toContain('acacia/solar');
  });
});
