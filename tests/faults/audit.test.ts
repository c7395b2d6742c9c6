/** The auditor detects every way of breaking the promise, and excuses only faults that were injected. */
import { describe, expect, it } from 'vitest';
import { audit, type Figures, type Ledgers } from './audit.ts';
import type { Accepted, ClientLine, PartnerLine } from './ledger.ts';

const asked: ClientLine = {
  what: 'asked',
  id: 'form-1',
  kind: 'hero',
  email: 'a@x.example',
  rc: 'RC1',
  items: ['energy'],
};
const bundle: ClientLine = {
  what: 'asked',
  id: 'form-2',
  kind: 'bundle',
  email: 'b@x.example',
  rc: 'RC2',
  items: ['energy', 'solar'],
};
const yes = (id: string, at = 1000): ClientLine => ({
  what: 'acknowledged',
  id,
  reference: `KJ-${id}`,
  at,
});
const taken: Accepted = {
  what: 'accepted',
  partner: 'zapier',
  key: 'form-1',
  email: 'a@x.example',
  rc: 'RC1',
  item: 'energy',
  bodyHash: 'h',
  at: 2000,
  told: true,
};
const figures = (clients: ClientLine[], partner: PartnerLine[], over: Partial<Ledgers> = {}) =>
  audit({ clients, partner, kills: [], endedAt: 61_000, ...over });

describe('the auditor', () => {
  it('is content with one delivery for each promise', () => {
    const parts = ['energy', 'solar'].map((item) => ({
      ...taken,
      item,
      key: `form-2.${item}`,
      email: 'b@x.example',
      rc: 'RC2',
    }));
    const clients = [asked, bundle, yes('form-1'), yes('form-1'), yes('form-2')];
    expect(figures(clients, [taken, ...parts])).toEqual({
      acknowledged: 2,
      givenUp: 0,
      promised: 3,
      delivered: 3,
      lost: 0,
      twiceByKey: 0,
      twiceUntold: 0,
      twiceKilled: 0,
      twiceUnexplained: 0,
      twiceAfterDedupe: 0,
      wrongReferral: 0,
      wrongKey: 0,
      otherBody: 0,
      unfit: 0,
      twoReceipts: 0,
      testsPassedOn: 0,
      oldestPendingSeconds: 0,
    });
  });

  it('calls a promise lost when part of it never arrived, and says for how long', () => {
    const lost = figures([asked, bundle, yes('form-2')], [taken]);
    expect(lost).toMatchObject({ acknowledged: 1, promised: 2, lost: 2, oldestPendingSeconds: 60 });
  });

  it('detects a test that was sent to a partner, and expects no delivery of it', () => {
    const test = { ...asked, email: 'a@x.invalid', items: [] };
    expect(figures([test, yes('form-1')], [])).toMatchObject({
      promised: 0,
      lost: 0,
      testsPassedOn: 0,
    });
    const sent = [{ ...taken, email: 'a@x.invalid' }];
    expect(figures([test, yes('form-1')], sent)).toMatchObject({ testsPassedOn: 1 });
  });

  it('does not call a form lost when nothing was promised', () => {
    expect(figures([asked, { what: 'given up', id: 'form-1', status: 503 }], [])).toMatchObject({
      promised: 0,
      lost: 0,
      givenUp: 1,
    });
  });

  it.each<[string, PartnerLine[], Partial<Ledgers>, keyof Figures]>([
    ['nothing', [taken, taken], {}, 'twiceUnexplained'],
    ['a yes that was never sent', [{ ...taken, told: false }, taken], {}, 'twiceUntold'],
    [
      'only a later yes that was never sent',
      [taken, { ...taken, told: false }],
      {},
      'twiceUnexplained',
    ],
    [
      'a sender that was gone',
      [taken, { what: 'untold', key: 'form-1', at: 2500 }, { ...taken, at: 9000 }],
      {},
      'twiceUntold',
    ],
    [
      'a kill in the middle of it',
      [taken, { ...taken, at: 9000 }],
      { kills: [{ from: 2100, until: 3000, interrupted: ['form-1'] }] },
      'twiceKilled',
    ],
    [
      'a kill in the middle of others',
      [taken, { ...taken, at: 9000 }],
      { kills: [{ from: 2100, until: 3000, interrupted: ['form-9'] }] },
      'twiceUnexplained',
    ],
    [
      'a kill long before',
      [taken, { ...taken, at: 9000 }],
      { kills: [{ from: 100, until: 200, interrupted: ['form-1'] }] },
      'twiceUnexplained',
    ],
  ])('twice under one key: explained by %s', (_name, partner, over, cause) => {
    expect(figures([asked, yes('form-1')], partner, over)).toMatchObject({
      twiceUntold: 0,
      twiceKilled: 0,
      twiceUnexplained: 0,
      twiceAfterDedupe: 0,
      lost: 0,
      twiceByKey: 1,
      [cause]: 1,
    });
  });

  it.each<[string, ClientLine[], PartnerLine[], object]>([
    [
      'one lead under two keys',
      [],
      [taken, { ...taken, key: 'form-8' }],
      { twiceAfterDedupe: 1, wrongKey: 1 },
    ],
    ['the referral code of another form', [], [{ ...taken, rc: 'RC2' }], { wrongReferral: 1 }],
    ['a person who sent no form', [], [{ ...taken, email: 'z@x.example' }], { wrongKey: 1 }],
    [
      'other bytes under the same key',
      [],
      [
        { ...taken, told: false },
        { ...taken, bodyHash: 'i' },
      ],
      { otherBody: 1 },
    ],
    ['an unfit request', [], [{ what: 'unfit', partner: 'zapier', reason: 'time' }], { unfit: 1 }],
    [
      'two receipts for one form',
      [{ what: 'acknowledged', id: 'form-1', reference: 'KJ-other', at: 1 }],
      [],
      { twoReceipts: 1 },
    ],
  ])('sees %s', (_name, clients, partner, expected) => {
    expect(figures([asked, yes('form-1'), ...clients], partner)).toMatchObject(expected);
  });
});
