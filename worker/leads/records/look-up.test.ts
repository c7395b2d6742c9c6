/** Record lookups: every filter, every page, and everything about one record. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import { createDeliveryStore } from '../delivery/delivery-store.ts';
import { consent, rows } from '../outbox/accept.fixture.ts';
import { exportPerson, exportRecords } from './export-records.ts';
import { closeSuppressed } from './hand-over.ts';
import { list, pageSize, pages, show } from './look-up.ts';
import { health } from './outbox-health.ts';
import { contact, deliveriesOf, lead, now, settle, sql, unnoted } from './records.fixture.ts';
import { suppress } from './suppress.ts';

const references = (found: readonly { readonly reference: string }[]) =>
  found.map(({ reference }) => reference);

describe('the list', () => {
  it('contains leads and messages, newest first, filtered by brand, state, product, time and suspicion', async () => {
    const brand = 'correa';
    const first = await lead({ brand, at: new Date('2026-11-01T00:00:00Z') });
    const quick = { change: { suspect: ['quick'] as const } };
    const second = await lead({
      brand,
      verticals: ['solar'],
      at: new Date('2026-11-02'),
      ...quick,
    });
    const third = await contact({ brand }, new Date('2026-11-03T00:00:00Z'));
    const other = await lead({ brand: 'banksia' });
    await settle(second.id, 'dead');
    const found = async (filter: object) => references(await list(sql, { brand, ...filter }, 50));
    expect(await found({})).toEqual([third.reference, second.reference, first.reference]);
    expect(await found({ state: 'dead' })).toEqual([second.reference]);
    expect(await found({ state: 'pending' })).toEqual([third.reference, first.reference]);
    expect(await found({ vertical: 'energy' })).toEqual([first.reference]);
    expect(await found({ vertical: 'message' })).toEqual([third.reference]);
    expect(await found({ since: new Date('2026-11-02') })).toHaveLength(2);
    expect(await found({ suspect: true })).toEqual([second.reference]);
    expect(await found({ brand: null })).toContain(other.reference);
    expect(references(await list(sql, { brand }, 2))).toHaveLength(2);
  });

  it.each([
    ['plans', '[{"name":"x"}]', { plans: [] }],
    ['tracking', '{"rcCode":1}', {}],
    ['suspect', '{}', { suspect: [] }],
    ['consent', '{"version":1}', { consentVersion: null }],
    ['record', '{"State":1}', {}],
    ['vertical', 'gone', {}],
  ])(
    'shows and exports a lead whose %s cannot be read, and says so',
    async (column, value, empty) => {
      const brand = 'correa';
      const { reference, id, input } = await lead({ brand });
      const changes = {
        record: 'UPDATE lead_address SET record = ?2 WHERE lead_id = ?1',
        vertical: 'UPDATE outbox SET vertical = ?2 WHERE subject_id = ?1',
        other: `UPDATE lead SET ${column} = ?2 WHERE id = ?1`,
      };
      const change = column === 'record' || column === 'vertical' ? column : 'other';
      await rows(changes[change], id, value);
      // A courier cannot read it either.
      const store = createDeliveryStore(env.LEADS_DB, Date.now);
      const routes = [`${brand}/energy`, `${brand}/gone`];
      const keys = [{ brand, id: input.submissionId }];
      const { deliveries, unreadable } = await store.claim(routes, { kind: 'named', keys });
      expect([deliveries, unreadable]).toEqual([[], [expect.any(String)]]);
      const blank = { reference, ...empty, isReadable: false };
      const filter = { brand, person: { email: input.email } };
      expect(await list(sql, filter, 50)).toMatchObject([blank]);
      expect((await exportRecords(sql, filter)).rows).toMatchObject([blank]);
      expect(await show(sql, { brand, name: reference })).toMatchObject({
        ...blank,
        person: { email: input.email },
      });
    },
  );

  it('finds a person by part of a name, by email and by mobile in any notation', async () => {
    const brand = 'acacia';
    const change = { name: 'Zofia O’Dell_100%', email: 'Zo@Example.com', mobile: '0491570158' };
    const made = await lead({ brand, change });
    await lead({ brand, change: { name: 'Zofia Odell-100', email: 'zoe@example.com' } });
    const found = async (person: object) => references(await list(sql, { brand, person }, 50));
    expect(await found({ name: ' o’dell_100% ' })).toEqual([made.reference]);
    expect(await found({ name: 'zofia' })).toHaveLength(2);
    expect(await found({ email: 'zo@example.COM' })).toEqual([made.reference]);
    expect(await found({ mobile: '+61 491 570 158' })).toEqual([made.reference]);
    expect(await found({ name: 'zofia', email: 'zoe@example.com', mobile: '0491570158' })).toEqual(
      [],
    );
    expect(await found({ email: '@example.com' })).toEqual([]);
  });

  it.each([
    ['Zoë O’Shaughnessy', ["o'shaughnessy", 'O‘SHAUGH', 'zoË o’s']],
    ["Zoe O'Shaughnessy", ['o’shaughnessy']],
    ['Émile Ünal-Çelik', ['émile ünal–çelik', 'ÇELIK', 'mile  ü']],
    ['ЖАННА Петрова', ['жанна пет', 'анна Петр', 'ПЕТРОВА']],
    ['İpek Weiß', ['İpek', 'weiß']],
  ])('finds %s however the name is typed', async (name, typed) => {
    const brand = 'correa';
    const made = await lead({ brand, change: { name } });
    const person = { email: made.input.email };
    for (const one of typed) {
      const found = await list(sql, { brand, person: { ...person, name: one } }, 50);
      expect([one, references(found)]).toEqual([one, [made.reference]]);
    }
    expect(await list(sql, { brand, person: { ...person, name: `${name}x` } }, 50)).toEqual([]);
  });

  it('returns every row once across pages, even rows from the same moment', async () => {
    const brand = 'dianella';
    const count = pageSize + 5;
    for (let made = 0; made < count; made += 41) {
      await Promise.all(
        Array.from({ length: Math.min(41, count - made) }, () => contact({ brand })),
      );
    }
    const sizes: number[] = [];
    const ids = new Set<string>();
    for await (const page of pages(sql, { brand })) {
      sizes.push(page.length);
      for (const { id } of page) ids.add(id);
    }
    expect(sizes).toEqual([pageSize, 5]);
    expect(ids.size).toBe(count);
  });

  it('keeps all personal data in one place', async () => {
    const tracking = { rcCode: 'AB1', utm_term: 'typed-1', gclid: 'click-1', cui: 'click-2' };
    const made = await lead({ tracking });
    const record = await show(sql, { name: made.reference, brand: null });
    expect(record?.person).toMatchObject({
      name: made.input.name,
      email: made.input.email,
      mobile: made.input.mobile,
      addressLine: made.input.addressLine,
    });
    expect(record?.rcCode).toBe('AB1');
    expect(record?.person?.campaign).toEqual({ utm_term: 'typed-1' });
    expect(record?.person?.clickIds).toEqual({ gclid: 'click-1', cui: 'click-2' });
    const rest = JSON.stringify({ ...record, person: null });
    for (const value of [
      made.input.email,
      made.input.mobile,
      'O’Neill',
      'Murray',
      'typed-',
      'click-',
    ]) {
      expect(rest).not.toContain(value);
    }
  });
});

describe('one record', () => {
  it('shows consent, deliveries and attempts, by reference in any case or by delivery id', async () => {
    const made = await lead({ verticals: ['energy', 'solar'] });
    await settle(made.id, 'dead');
    const record = await show(sql, { name: made.reference.toLowerCase(), brand: 'acacia' });
    expect(record).toMatchObject({
      kind: 'lead',
      reference: made.reference,
      status: 'dead',
      rcCode: 'AB1',
      verticals: ['energy', 'solar'],
      consent: { version: '2026-11-01', notice: 'We collect this to compare.' },
      deliveries: [
        { id: `${made.input.submissionId}.energy`, deliveryState: 'dead', attempts: 10 },
        { id: `${made.input.submissionId}.solar`, deliveryState: 'dead', attempts: 10 },
      ],
    });
    expect(record?.attemptsMade).toHaveLength(2);
    expect(record?.attemptsMade[0]).toMatchObject({ partner: 'partner-one', status: 503, ms: 12 });
    const name = `${made.input.submissionId}.solar`;
    expect(await show(sql, { name, brand: null })).toEqual(record);
  });

  it('has the screen, the steps of the visit and the consent of a repeat', async () => {
    const made = await lead();
    await rows("UPDATE visit SET screen_resolution = '390x844' WHERE id = ?", made.input.visitId);
    await rows(
      'INSERT INTO visit_progress VALUES (?1, ?1, \'{"step":"plan"}\', \'2026-11-01T00:00:00.000Z\')',
      made.input.visitId,
    );
    await rows(
      "INSERT INTO visit_progress VALUES ('gateway:' || ?1, ?1, '{}', '2026-11-01T00:00:00.000Z')",
      made.input.visitId,
    );
    const { brand, email, mobile } = made.input;
    const later = { ...consent, at: '2026-11-01T00:01:00.000Z', page: '/later' };
    const { reference } = await lead({
      brand,
      at: new Date('2026-11-01T00:01:00.000Z'),
      change: { email, mobile, consent: later },
    });
    expect(reference).toBe(made.reference);
    const shown = await exportPerson(sql, { name: reference, brand }, { email });
    expect(shown).toMatchObject({
      consent: { page: '/energy' },
      repeats: [{ acceptedAt: '2026-11-01T00:01:00.000Z', consent: later }],
      person: {
        screenResolution: '390x844',
        steps: [{ at: '2026-11-01T00:00:00.000Z', data: { step: 'plan' } }],
      },
    });
    expect(shown?.repeats).toHaveLength(1);
  });

  it('shows a lead’s plans, and for each delivery that of its product', async () => {
    const plans = [planLike(), planLike({ id: 'nest', vertical: 'mobile' })];
    const made = await lead({ verticals: ['broadband', 'mobile'], change: { plans } });
    expect(await show(sql, { name: made.reference, brand: null })).toMatchObject({ plans });
    const listed = (await list(sql, { brand: null }, 9999)).filter(
      ({ reference }) => reference === made.reference,
    );
    const of = (product: string) => listed.find(({ vertical }) => vertical === product)?.plans;
    expect([of('broadband'), of('mobile')]).toEqual([[plans[0]], [plans[1]]]);
  });

  it('is shown even if its consent is not an object', async () => {
    const made = await lead();
    await rows("UPDATE lead SET consent = 'null' WHERE id = ?", made.id);
    const shown = await show(sql, { name: made.reference, brand: null });
    expect(shown).toMatchObject({ consent: null, consentVersion: null });
  });

  it('shows a message with its text', async () => {
    const made = await contact();
    expect(await show(sql, { name: made.reference, brand: null })).toMatchObject({
      kind: 'message',
      rcCode: 'AB1',
      person: { message: 'a\nb', userAgent: 'Test/1' },
      deliveries: [{ deliveryState: 'pending', vertical: null }],
    });
  });

  it('is not found under another brand or an unknown name', async () => {
    const made = await lead();
    for (const name of [made.reference, made.input.submissionId]) {
      expect(await show(sql, { name, brand: 'banksia' })).toBeNull();
    }
    expect(await show(sql, { name: 'KJ-0000-0000', brand: null })).toBeNull();
    expect(await show(sql, { name: "' OR 1=1 --", brand: null })).toBeNull();
  });

  it('requires the brand when two have the same id', async () => {
    const one = await lead();
    const { submissionId } = one.input;
    await lead({ brand: 'banksia', change: { submissionId } });
    const both = show(sql, { name: submissionId, brand: null });
    await expect(both).rejects.toThrow(/add --brand/);
    const record = await show(sql, { name: submissionId, brand: 'acacia' });
    expect(record?.reference).toBe(one.reference);
  });
});

describe('an export', () => {
  it('contains what waits without a partner, and leaves out suppressed people', async () => {
    const brand = 'eucalypt';
    const [kept, gone, called] = [
      await lead({ brand }),
      await lead({ brand }),
      await lead({ brand }),
    ];
    const asked = { reason: 'asked', now, note: unnoted };
    const message = await contact({ brand, email: gone.input.email.toUpperCase() });
    await suppress(sql, brand, { email: gone.input.email }, asked);
    await suppress(sql, brand, { mobile: called.input.mobile }, asked);
    const { rows: found, suppressed } = await exportRecords(sql, { brand, state: 'pending' });
    // A message goes to the brand itself and is not a lead.
    const all = [kept.reference, message.reference].sort();
    expect([...references(found)].sort()).toEqual(all);
    expect(suppressed).toHaveLength(2);
    // Without a partner no courier closes them, and pending rows are never erased.
    expect(await closeSuppressed(sql, suppressed, now)).toBe(2);
    expect(await closeSuppressed(sql, suppressed, now)).toBe(0);
    const closed = await list(sql, { brand, state: 'suppressed' }, 10);
    expect(closed.map(({ lastOutcome }) => lastOutcome)).toEqual(Array(2).fill('suppressed'));
    expect(await exportRecords(sql, { brand, state: 'pending' })).toMatchObject({
      rows: found.map(({ id }) => ({ id })),
      suppressed: [],
    });
    expect(found.map(({ person }) => person.email)).toContain(kept.input.email);
  });

  it('closes no suppressed lead that a courier is just sending', async () => {
    const { input, id } = await lead();
    const key = { brand: 'acacia', id: input.submissionId };
    const hold = "UPDATE outbox SET lease = 'held', lease_until = ?2 WHERE subject_id = ?1";
    await rows(hold, id, now.getTime() + 1);
    expect(await closeSuppressed(sql, [key], now)).toBe(0);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'pending', lease: 'held' }]);
    await rows(hold, id, now.getTime());
    expect(await closeSuppressed(sql, [key], now)).toBe(1);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'suppressed', lease: null }]);
  });

  it('for a person requires their email or mobile, not only the reference', async () => {
    const { reference, input } = await lead();
    const named = { name: reference, brand: null };
    const mobile = `+61 ${input.mobile.slice(1, 4)} ${input.mobile.slice(4)}`;
    for (const proof of [{ email: input.email.toUpperCase() }, { mobile }]) {
      expect(await exportPerson(sql, named, proof)).toMatchObject({ reference });
    }
    const wrong = [
      {},
      { email: 'other@example.com' },
      { email: '' },
      { email: input.email, mobile: '0400000000' },
    ];
    for (const proof of wrong) {
      await expect(exportPerson(sql, named, proof)).rejects.toMatchObject({ name: 'Refused' });
    }
  });
});

it('the status counts states by brand and names failing partners', async () => {
  const brand = 'banksia';
  const before = await health(sql, brand);
  const made = await lead({ brand });
  await settle(made.id, 'dead');
  await rows("INSERT INTO partner_health VALUES ('partner-one', 7, 1793500000000)");
  // Nothing is pending for a partner that has left, so its breaker does not matter.
  await rows("INSERT INTO partner_health VALUES ('left-us', 7, 1793500000000)");
  const waiting = await lead({ brand });
  await rows("UPDATE outbox SET partner = 'partner-one' WHERE subject_id = ?", waiting.id);
  await rows("INSERT INTO partner_health VALUES ('partner-two', 2, 0)");
  const other = await lead({ brand });
  await rows("UPDATE outbox SET partner = 'partner-two' WHERE subject_id = ?", other.id);
  const after = await health(sql, brand);
  const dead = (one: typeof after) => one.states.find(({ state }) => state === 'dead')?.count ?? 0;
  expect(dead(after)).toBe(dead(before) + 1);
  expect(after.states.every((row) => row.brand === brand)).toBe(true);
  expect(after.breakers).toEqual([
    { partner: 'partner-one', failuresInARow: 7, openUntil: '2026-11-01T02:26:40.000Z' },
    { partner: 'partner-two', failuresInARow: 2, openUntil: null },
  ]);
  expect(await deliveriesOf(made.id)).toHaveLength(1);
});
