/** Registration: the order of its calls, and one lead per submission. */
import { describe, expect, it, vi } from 'vitest';
import { acacia } from '../../../brands/acacia/brand.ts';
import type { LeadsPort } from '../../ports/leads/leads.port.ts';
import { fromManual } from './chosen-address.ts';
import { type Registration, register } from './register.ts';

const home = {
  UnitNumber: '',
  LotNumber: '',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
} as const;

const input = (over: Partial<Registration> = {}): Registration => ({
  brand: acacia,
  host: 'acacia.localhost:8787',
  submissionId: '6f8d6a0e-6c52-4a55-9d5e-0a4f7f0a1b11',
  page: '/energy',
  verticals: ['energy'],
  bundle: false,
  address: fromManual(home),
  tracking: { rcCode: 'AB1', utm_source: 'mail' },
  screenResolution: '1280x800',
  plans: [],
  ...over,
});

/** Records every call, in order. */
function recorder() {
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const note =
    <T>(name: string, result: T) =>
    (given: object) => {
      calls.push({ name, input: { ...given } });
      return Promise.resolve(result);
    };
  const port = {
    createVisit: note('createVisit', { visitId: 'v1' }),
    createLead: note('createLead', { leadId: 'l1' }),
    saveAddress: note('saveAddress', { addressId: 'a1' }),
    updateLead: note('updateLead', undefined),
    copyLead: () => Promise.resolve(null),
    findLead: () => Promise.resolve(null),
  } satisfies LeadsPort;
  return { calls, port };
}

describe('register', () => {
  it('writes visit, lead and address with all their fields (spec: entities)', async () => {
    const { calls, port } = recorder();
    const result = await register(port, input());
    expect(result).toEqual({ visitId: 'v1', leadId: 'l1', addressId: 'a1', vertical: 'energy' });
    expect(calls.map((call) => call.name)).toEqual(['createVisit', 'createLead', 'saveAddress']);
    expect(calls[0]?.input).toMatchObject({
      brand: 'acacia',
      host: 'acacia.localhost:8787',
      affiliateId: acacia.affiliate.id,
      rcCode: 'AB1',
      tracking: { rcCode: 'AB1', utm_source: 'mail' },
      screenResolution: '1280x800',
      addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
      sourceType: 1,
    });
    expect(calls[1]?.input).toMatchObject({
      rcCode: 'AB1',
      tracking: { rcCode: 'AB1', utm_source: 'mail' },
    });
    expect(calls[2]?.input).toMatchObject({ leadId: 'l1', locality: 'BRUNSWICK', type: 'current' });
  });

  it('follows the solar order: visit, lead, address, then page and status (spec: hero-submit)', async () => {
    const { calls, port } = recorder();
    await register(port, input({ verticals: ['solar'] }));
    expect(calls.map((call) => call.name)).toEqual([
      'createVisit',
      'createLead',
      'saveAddress',
      'updateLead',
    ]);
    expect(calls[3]?.input).toEqual({
      brand: 'acacia',
      leadId: 'l1',
      page: 'solar/basic-info',
      status: 'open',
    });
  });

  it('continues if only the solar update fails, and logs it (spec: hero-submit)', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { port } = recorder();
    const failing = { ...port, updateLead: () => Promise.reject(new Error('gone')) };
    const result = await register(failing, input({ verticals: ['solar'] }));
    expect(result).toMatchObject({ visitId: 'v1', leadId: 'l1' });
    expect(logged.mock.calls.flat().join()).toContain('solar_update_failed');
    logged.mockRestore();
  });

  it('writes a lead without an address, and still follows the solar order', async () => {
    const { calls, port } = recorder();
    const result = await register(port, input({ verticals: ['solar'], address: null }));
    expect(result).toMatchObject({ visitId: 'v1', leadId: 'l1', addressId: '' });
    expect(calls.map((call) => call.name)).toEqual(['createVisit', 'createLead', 'updateLead']);
    expect(calls[0]?.input).toMatchObject({ addressLine: '' });
  });

  it('writes a bundle as one lead with all its products', async () => {
    const { calls, port } = recorder();
    const result = await register(port, input({ verticals: ['energy', 'solar'], bundle: true }));
    expect(result.vertical).toBe('bundle');
    expect(calls[1]?.input).toMatchObject({ vertical: 'bundle', verticals: ['energy', 'solar'] });
  });

  it('uses one key for the same form and content, and another if the content differs', async () => {
    const keyOf = async (over: Partial<Registration>) => {
      const { calls, port } = recorder();
      await register(port, input(over));
      return calls[0]?.input.idempotencyKey;
    };
    const first = await keyOf({});
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf({})).toBe(first);
    expect(await keyOf({ verticals: ['solar'] })).not.toBe(first);
    expect(await keyOf({ address: fromManual({ ...home, StreetNumber1: '21' }) })).not.toBe(first);
    expect(await keyOf({ submissionId: crypto.randomUUID() })).not.toBe(first);
    const both = await keyOf({ bundle: true, verticals: ['energy', 'solar'] });
    expect(await keyOf({ bundle: true, verticals: ['solar', 'energy'] })).toBe(both);
    expect(await keyOf({ bundle: true, verticals: ['solar', 'mobile'] })).not.toBe(both);
  });
});
