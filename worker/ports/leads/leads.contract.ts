/** The contract every adapter of the leads port passes (docs/contracts/leads-port.md). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import { begin as beginLead, rows } from '../../leads/outbox/accept.fixture.ts';
import { createD1Outbox } from '../../leads/outbox/d1-outbox.ts';
import type { LeadAddressInput, LeadInput, LeadsPort, VisitInput } from './leads.port.ts';

const visit = (over: Partial<VisitInput> = {}): VisitInput => ({
  idempotencyKey: crypto.randomUUID(),
  brand: 'acacia',
  host: 'acacia.localhost:8787',
  affiliateId: '1001',
  rcCode: 'AB1',
  tracking: { rcCode: 'AB1', utm_source: 'mail' },
  screenResolution: '1280x800',
  addressLine: '19 Murray Road, Brunswick VIC 3056',
  sourceType: 1,
  page: '/energy',
  ...over,
});

const lead = (visitId: string, over: Partial<LeadInput> = {}): LeadInput => ({
  idempotencyKey: crypto.randomUUID(),
  brand: 'acacia',
  visitId,
  vertical: 'energy',
  verticals: ['energy'],
  rcCode: 'AB1',
  tracking: { rcCode: 'AB1', utm_source: 'mail' },
  plans: [],
  ...over,
});

const address = (leadId: string): LeadAddressInput => ({
  leadId,
  addressLine: '19 Murray Road, Brunswick VIC 3056',
  addressSiteId: '42',
  locality: 'Brunswick',
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
  record: { AddressSiteId: '42' },
});

/** Runs the contract against an adapter; each test makes its own rows. */
export function leadsContract(name: string, makePort: () => LeadsPort): void {
  describe(`leads port: ${name}`, () => {
    const begin = async (port: LeadsPort) => {
      const { visitId } = await port.createVisit(visit());
      const { leadId } = await port.createLead(lead(visitId));
      await port.saveAddress(address(leadId));
      return { visitId, leadId };
    };

    it('gives random ids, and the same id for the same key', async () => {
      const port = makePort();
      const input = visit();
      const first = await port.createVisit(input);
      expect(await port.createVisit(input)).toEqual(first);
      expect((await port.createVisit(visit())).visitId).not.toBe(first.visitId);
      const leadInput = lead(first.visitId);
      const firstLead = await port.createLead(leadInput);
      expect(await port.createLead(leadInput)).toEqual(firstLead);
      const saved = await port.saveAddress(address(firstLead.leadId));
      expect(await port.saveAddress(address(firstLead.leadId))).toEqual(saved);
    });

    it('finds a lead only by its id, its visit and its brand together', async () => {
      const port = makePort();
      const { visitId, leadId } = await begin(port);
      expect(await port.findLead('acacia', leadId, visitId)).toEqual({
        leadId,
        visitId,
        vertical: 'energy',
        verticals: ['energy'],
        addressLine: '19 Murray Road, Brunswick VIC 3056',
      });
      expect(await port.findLead('banksia', leadId, visitId)).toBeNull();
      expect(await port.findLead('acacia', leadId, crypto.randomUUID())).toBeNull();
      expect(await port.findLead('acacia', "' OR 1=1 --", visitId)).toBeNull();
    });

    it('has its lead completed with the plan it is for', async () => {
      const port = makePort();
      const { visitId, leadId } = await begin(port);
      const plans = [planLike({ vertical: 'mobile' })];
      const details = { ...(await beginLead()), visitId, leadId, plans };
      const { reference } = await createD1Outbox(env.LEADS_DB).acceptLead(details);
      expect(await createD1Outbox(env.LEADS_DB).findReceipt('acacia', reference)).toMatchObject({
        plans,
      });
      const kept = await rows<{ plans: string }>('SELECT plans FROM lead WHERE id = ?', leadId);
      expect(kept.map((row) => JSON.parse(row.plans))).toEqual([plans]);
    });

    it('keeps the plan that a sign-up elsewhere is told', async () => {
      const port = makePort();
      const { visitId } = await port.createVisit(visit());
      const plans = [planLike({ vertical: 'energy' })];
      const { leadId } = await port.createLead(lead(visitId, { plans }));
      const kept = await rows<{ plans: string }>('SELECT plans FROM lead WHERE id = ?', leadId);
      expect(kept.map((row) => JSON.parse(row.plans))).toEqual([plans]);
    });

    it('copies a lead with visit, address and attribution, once for each key', async () => {
      const port = makePort();
      const { visitId, leadId } = await begin(port);
      const page = 'solar/basic-info';
      await port.updateLead({ brand: 'acacia', leadId, page, status: 'open' });
      const idempotencyKey = crypto.randomUUID();
      const input = { brand: 'acacia', leadId, idempotencyKey };
      const [copy, again] = await Promise.all([port.copyLead(input), port.copyLead(input)]);
      expect([again, await port.copyLead(input)]).toEqual([copy, copy]);
      const id = copy?.leadId ?? '';
      expect(id).not.toBe(leadId);
      const found = await port.findLead('acacia', leadId, visitId);
      expect(await port.findLead('acacia', id, visitId)).toEqual({ ...found, leadId: id });
      const all = 'SELECT * FROM lead JOIN lead_address ON lead_id = lead.id WHERE lead.id = ?';
      const own = {
        id: expect.any(String),
        lead_id: id,
        idempotency_key: idempotencyKey,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      };
      const [original] = await rows(all, leadId);
      expect(await rows(all, id)).toEqual([{ ...original, ...own }]);
      expect(original).toMatchObject({ page, status: 'open', rc_code: 'AB1' });
    });

    it('copies a lead without an address, and no lead that the brand does not have', async () => {
      const port = makePort();
      const { visitId } = await port.createVisit(visit());
      const { leadId } = await port.createLead(lead(visitId, { rcCode: null, tracking: {} }));
      const input = { brand: 'acacia', leadId, idempotencyKey: crypto.randomUUID() };
      const copy = await port.copyLead(input);
      expect(await port.findLead('acacia', copy?.leadId ?? '', visitId)).toMatchObject({
        addressLine: '',
      });
      expect(await port.copyLead({ ...input, brand: 'banksia' })).toBeNull();
      expect(await port.copyLead({ ...input, leadId: crypto.randomUUID() })).toBeNull();
    });

    it('takes an update of an open lead', async () => {
      const port = makePort();
      const { leadId } = await begin(port);
      const update = { brand: 'acacia', leadId, page: 'solar/basic-info', status: 'open' } as const;
      await expect(port.updateLead(update)).resolves.toBeUndefined();
      await expect(port.updateLead(update)).resolves.toBeUndefined();
    });
  });
}
