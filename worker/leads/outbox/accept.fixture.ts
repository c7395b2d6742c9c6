/** For tests: a lead that was begun, and the details its sender enters. */
import { env } from 'cloudflare:workers';
import { createEmbeddedLeads } from '../../ports/leads/embedded-leads.ts';
import type { AcceptLead, AcceptMessage, ConsentEvidence } from './outbox.types.ts';

export const consent: ConsentEvidence = {
  version: '2026-11-01',
  brand: 'acacia',
  page: '/energy',
  at: '2026-11-21T00:00:00.000Z',
  marketing: false,
  notice: 'We collect this to compare.',
  recipients: 'Wattlebird Connect Pty Ltd.',
  marketingWords: 'Yes, email me.',
};

/** A new person each time, because repeats are recognised by email and mobile. */
export function person() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { name: 'Jo O’Neill', email: `jo${digits}@example.com`, mobile: `04${digits}` };
}

export interface Begin {
  readonly brand?: string;
  readonly verticals?: AcceptLead['verticals'];
  readonly tracking?: Record<string, string>;
}

/** Details still to be sent, with their visit. */
export interface Begun extends AcceptLead {
  readonly visitId: string;
}

/** Writes visit, lead and address, and returns the details still to be sent. */
export async function begin({
  brand = 'acacia',
  verticals = ['energy'],
  tracking = { rcCode: 'AB1', utm_source: 'mail' },
}: Begin = {}): Promise<Begun> {
  const leads = createEmbeddedLeads(env.LEADS_DB);
  const key = crypto.randomUUID();
  const vertical = verticals.length > 1 ? 'bundle' : (verticals[0] ?? 'energy');
  const rcCode = tracking.rcCode ?? null;
  const { visitId } = await leads.createVisit({
    idempotencyKey: key,
    brand,
    host: `${brand}.localhost`,
    affiliateId: '1001',
    rcCode,
    tracking,
    screenResolution: null,
    addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
    sourceType: 1,
    page: '/energy',
  });
  const { leadId } = await leads.createLead({
    idempotencyKey: key,
    brand,
    visitId,
    vertical,
    verticals,
    rcCode,
    tracking,
    plans: [],
  });
  await leads.saveAddress({
    leadId,
    addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
    addressSiteId: '42',
    locality: 'BRUNSWICK',
    postcode: '3056',
    state: 'VIC',
    streetName: 'Murray Road',
    streetNumber1: '19',
    unitType: null,
    unitNumber: null,
    lotNumber: null,
    stayedMonth: null,
    stayedYear: null,
    type: 'current',
    record: { AddressSiteId: '42', Postcode: '3056' },
  });
  return {
    submissionId: crypto.randomUUID(),
    brand,
    leadId,
    visitId,
    vertical,
    verticals,
    ...person(),
    page: '/energy',
    addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
    suspect: [],
    plans: [],
    named: [],
    tracking,
    consent: { ...consent, brand },
  };
}

export const message = (over: Partial<AcceptMessage> = {}): AcceptMessage => ({
  submissionId: crypto.randomUUID(),
  brand: 'acacia',
  host: 'acacia.localhost',
  name: "Robert'); DROP TABLE lead;--",
  email: 'jo@example.com',
  mobile: null,
  message: 'a\nb',
  page: '/contact',
  tracking: { rcCode: 'AB1' },
  userAgent: 'Test/1',
  consent,
  suspect: [],
  ...over,
});

/** All rows that a statement returns. */
export async function rows<Row = Record<string, unknown>>(
  statement: string,
  ...values: readonly unknown[]
): Promise<Row[]> {
  const { results } = await env.LEADS_DB.prepare(statement)
    .bind(...values)
    .all<Row>();
  return results;
}
