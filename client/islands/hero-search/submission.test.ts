/** What the hero's form sends with script, and how the browser reads the answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heroBody, sendHero } from './submission.ts';

beforeEach(() => vi.stubGlobal('screen', { width: 1280, height: 800 }));
afterEach(() => vi.unstubAllGlobals());

const form = { page: '/energy', bundle: false, verticals: ['energy'], isPostcode: false } as const;

describe('heroBody', () => {
  it('sends the record of a chosen address', () => {
    const address = { kind: 'record', line: '1 A St', recordId: 'R1' } as const;
    expect(heroBody({ ...form, address })).toEqual({
      page: '/energy',
      mode: 'address',
      entry: 'search',
      vertical: ['energy'],
      address: '1 A St',
      recordId: 'R1',
      screenResolution: '1280x800',
    });
  });

  it('sends the plans chosen before, with the answers that their prices depend on', () => {
    const address = { kind: 'record', line: '1 A St', recordId: 'R1' } as const;
    const chosen = { plan: ['a'], answers: 'kwh=5000' };
    expect(heroBody({ ...form, address, ...chosen })).toMatchObject(chosen);
  });

  it('sends the postcode string itself', () => {
    const address = { kind: 'postcode', line: '3000, MELBOURNE, VIC' } as const;
    expect(heroBody({ ...form, isPostcode: true, address })).toMatchObject({
      mode: 'postcode',
      address: '3000, MELBOURNE, VIC',
    });
  });

  it('sends the seven fields of a manual address, which is never a postcode', () => {
    const fields = {
      UnitNumber: '',
      LotNumber: '',
      StreetNumber1: '1',
      StreetName: 'A Street',
      Locality: 'B',
      State: 'VIC',
      Postcode: '3000',
    } as const;
    const address = { kind: 'manual', line: '1 A Street, B VIC 3000', fields } as const;
    expect(heroBody({ ...form, isPostcode: true, address })).toMatchObject({
      mode: 'address',
      entry: 'manual',
      ...fields,
    });
  });
});

describe('sendHero', () => {
  const answer = (body: unknown, status: number) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));

  it('reads a success', async () => {
    answer({ redirect: '/x', visitId: 'v', leadId: 'l', vertical: 'credit-cards' }, 200);
    expect(await sendHero('/api/hero', {}, 'F')).toEqual({
      ok: true,
      redirect: '/x',
      visitId: 'v',
      leadId: 'l',
      vertical: 'credit-cards',
    });
  });

  it('forgets earlier visits when the answer ends the session', async () => {
    const removeItem = vi.fn();
    vi.stubGlobal('localStorage', { removeItem });
    answer(
      { redirect: '/x', visitId: 'v', leadId: 'l', vertical: 'energy', agentError: true },
      200,
    );
    await sendHero('/api/hero', {}, 'F');
    expect(removeItem).toHaveBeenCalledWith('energy');
  });

  it('shows the server’s errorMessage, word for word', async () => {
    answer({ errorMessage: 'No.', error: { code: 'x', message: 'y', field: 'vertical' } }, 422);
    expect(await sendHero('/api/hero', {}, 'F')).toEqual({
      ok: false,
      message: 'No.',
      field: 'vertical',
    });
  });

  it('falls back to the words given', async () => {
    answer({ redirect: '/x' }, 500);
    expect(await sendHero('/api/hero', {}, 'F')).toEqual({ ok: false, message: 'F', field: '' });
  });
});
