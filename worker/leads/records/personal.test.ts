/** Requests about one's own data: erased data is gone from every table, and a correction follows the form's rules. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import { createEmbeddedLeads } from '../../ports/leads/embedded-leads.ts';
import { createDeliveryStore } from '../delivery/delivery-store.ts';
import { begin, consent, person, rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { correct } from './correct.ts';
import { erase } from './erase.ts';
import * as fixture from './records.fixture.ts';
import {
  contact,
  deliveriesOf,
  lead,
  leadRow,
  now,
  settle,
  sql,
  unnoted,
} from './records.fixture.ts';
import { stopOffers } from './stop-offers.ts';
import { suppress, unsuppress } from './suppress.ts';

const named = (name: string) => ({ name, brand: null });
/** Values that no other row of this file has. */
const marked = (mark: string) => ({
  tracking: { rcCode: 'AB1', utm_term: `${mark}-term`, gclid: `${mark}-gclid`, cui: `${mark}-cui` },
  change: {
    name: `${mark} Canary`,
    plans: [planLike({ name: `${mark} plan` })],
    email: `${mark}@canary.example`,
    addressLine: `${mark} Street`,
  },
});
const byEmail = (mark: string) => ({
  contact: { email: `${mark}@canary.example` },
  everything: false,
  dryRun: false,
  now,
  note: unnoted,
});

/** Gives a lead a unique address for the test to look for. */
async function markAddress(id: string, mark: string): Promise<void> {
  await rows(
    'UPDATE lead_address SET address_line = ?2, record = ?3 WHERE lead_id = ?1',
    id,
    `${mark} Street`,
    JSON.stringify({ AddressLine: `${mark} Street` }),
  );
  await rows(
    `UPDATE visit SET address_line = ?2, screen_resolution = ?3
    WHERE id = (SELECT visit_id FROM lead WHERE id = ?1)`,
    id,
    `${mark} Street`,
    `${mark}x800`,
  );
}

describe('an erasure', () => {
  it('leaves the row for accounting, and no personal data in any table', async () => {
    const made = await lead(marked('erased'));
    await markAddress(made.id, 'erased');
    expect(await fixture.everything()).toContain('erased@canary.example');
    const done = await erase(sql, named(made.reference), byEmail('erased'));
    expect(done).toEqual({
      references: [made.reference],
      cancelled: 1,
      passedOn: [],
      others: [],
      elsewhere: [
        {
          reference: made.reference,
          visitId: made.input.visitId,
          leadId: made.id,
          gatewayVisitId: null,
        },
      ],
    });
    const left = await fixture.everything();
    for (const value of [
      'erased@',
      'erased Canary',
      'erased Street',
      'erased-',
      'erasedx',
      'erased plan',
    ]) {
      expect(left).not.toContain(value);
    }
    expect(left).not.toContain(made.input.mobile);
    expect(await leadRow(made.id)).toMatchObject({
      brand: 'acacia',
      vertical: 'energy',
      rc_code: 'AB1',
      reference: made.reference,
      status: 'withdrawn',
      erased_at: now.toISOString(),
      consent_version: '2026-11-01',
      tracking: '{"rcCode":"AB1"}',
    });
    expect(await deliveriesOf(made.id)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('leaves nothing for the courier, and the same form sent again creates no second lead', async () => {
    const made = await lead(marked('again'));
    await erase(sql, named(made.reference), byEmail('again'));
    const store = createDeliveryStore(env.LEADS_DB, () => now.getTime());
    const keys = [{ brand: 'acacia', id: made.input.submissionId }];
    const claim = await store.claim(['acacia/energy'], { kind: 'named', keys });
    expect(claim.deliveries).toEqual([]);
    await expect(createD1Outbox(env.LEADS_DB).acceptLead(made.input)).rejects.toMatchObject({
      code: 'already_sent',
    });
  });

  it('does not affect a lead that its visitor completes meanwhile', async () => {
    const made = await lead(marked('during'));
    const leads = createEmbeddedLeads(env.LEADS_DB);
    const { leadId } = await leads.createLead({
      idempotencyKey: crypto.randomUUID(),
      brand: 'acacia',
      visitId: made.input.visitId,
      vertical: 'mobile',
      verticals: ['mobile'],
      rcCode: null,
      tracking: {},
      plans: [],
    });
    // The journal's note is written between the read and the change.
    const note = async () => {
      await createD1Outbox(env.LEADS_DB).acceptLead({
        ...made.input,
        ...person(),
        submissionId: crypto.randomUUID(),
        leadId,
        vertical: 'mobile',
        verticals: ['mobile'],
      });
    };
    await erase(sql, named(made.reference), { ...byEmail('during'), note });
    expect(await leadRow(leadId)).toMatchObject({ name: 'Jo O’Neill', erased_at: null });
    expect(await leadRow(made.id)).toMatchObject({ name: null });
  });

  it('closes an unfinished lead, so that the same form starts a new one', async () => {
    const [finished, open] = [await lead(marked('closed')), await begin()];
    await rows('UPDATE lead SET visit_id = ?2 WHERE id = ?1', open.leadId, finished.input.visitId);
    const key = 'the form of a page that was left open';
    await rows('UPDATE lead SET idempotency_key = ?2 WHERE id = ?1', open.leadId, key);
    await erase(sql, named(finished.reference), byEmail('closed'));
    const leads = createEmbeddedLeads(env.LEADS_DB);
    expect(await leads.findLead('acacia', open.leadId, finished.input.visitId)).toBeNull();
    await expect(createD1Outbox(env.LEADS_DB).acceptLead(open)).rejects.toMatchObject({
      code: 'unknown_lead',
    });
    expect(await leadRow(open.leadId)).toMatchObject({ name: null, email: null });
    const { leadId } = await leads.createLead({
      idempotencyKey: key,
      brand: 'acacia',
      visitId: finished.input.visitId,
      vertical: 'energy',
      verticals: ['energy'],
      rcCode: null,
      tracking: {},
      plans: [],
    });
    expect(leadId).not.toBe(open.leadId);
  });

  it('says which partner has the lead, and keeps the delivery on record', async () => {
    const made = await lead(marked('passed'));
    await settle(made.id, 'delivered', now);
    const done = await erase(sql, named(made.reference), byEmail('passed'));
    expect(done).toMatchObject({
      cancelled: 0,
      passedOn: [{ reference: made.reference, partner: 'partner-one', at: now.toISOString() }],
    });
    expect(await leadRow(made.id)).toMatchObject({ status: 'delivered', email: null });
  });

  it('says which partner may have the lead, after an attempt with an unknown outcome', async () => {
    const made = await lead(marked('perhaps'));
    await rows(
      "UPDATE outbox SET attempts = 1, partner = 'partner-one', maybe_passed = 2 WHERE subject_id = ?",
      made.id,
    );
    expect(await erase(sql, named(made.reference), byEmail('perhaps'))).toMatchObject({
      cancelled: 1,
      passedOn: [{ reference: made.reference, partner: 'partner-one', at: null }],
    });
  });

  it('closes a lead that no partner accepted', async () => {
    const made = await lead(marked('dead'));
    await settle(made.id, 'dead');
    await erase(sql, named(made.reference), byEmail('dead'));
    expect(await leadRow(made.id)).toMatchObject({
      status: 'withdrawn',
      withdrawn_at: now.toISOString(),
    });
  });

  it('gives the gateway’s id of the visit before deleting it', async () => {
    const made = await lead(marked('gateway'));
    await rows(
      `INSERT INTO visit_progress VALUES ('gateway:' || ?1, ?1, '{"gateway_visit_id":"G-77"}', '')`,
      made.input.visitId,
    );
    for (const dryRun of [true, false]) {
      const done = await erase(sql, named(made.reference), { ...byEmail('gateway'), dryRun });
      expect(done?.elsewhere).toMatchObject([{ gatewayVisitId: 'G-77' }]);
    }
    expect(
      await rows('SELECT * FROM visit_progress WHERE visit_id = ?', made.input.visitId),
    ).toEqual([]);
  });

  it('names a partner that received the lead while the journal was written', async () => {
    const made = await lead(marked('meanwhile'));
    const note = () => settle(made.id, 'delivered', now);
    const done = await erase(sql, named(made.reference), { ...byEmail('meanwhile'), note });
    expect(done).toMatchObject({
      cancelled: 0,
      passedOn: [{ reference: made.reference, partner: 'partner-one' }],
    });
  });

  it('requires the email or mobile of the record, and is refused the second time', async () => {
    const made = await lead(marked('owner'));
    const wrong = { ...byEmail('owner'), contact: { email: 'somebody@else.example' } };
    await expect(erase(sql, named(made.reference), wrong)).rejects.toThrow(/another email/);
    await expect(erase(sql, named(made.reference), { ...wrong, contact: {} })).rejects.toThrow(
      /add --email or --mobile/,
    );
    expect(await leadRow(made.id)).toMatchObject({ email: 'owner@canary.example' });
    await erase(sql, named(made.reference), byEmail('owner'));
    await expect(erase(sql, named(made.reference), byEmail('owner'))).rejects.toThrow(
      /was erased at/,
    );
    expect(await erase(sql, named('KJ-0000-0000'), byEmail('owner'))).toBeNull();
  });

  it('names other records with the same contact, and erases them on request', async () => {
    const made = await lead(marked('other'));
    const second = await lead({ ...marked('other'), verticals: ['solar'] });
    const message = await contact({ email: 'OTHER@canary.example', message: 'other words' });
    const elsewhere = await lead({ ...marked('other'), brand: 'banksia' });
    const neighbour = await lead({ change: { mobile: made.input.mobile }, verticals: ['mobile'] });
    const others = [second.reference, message.reference];
    const note = vi.fn(unnoted);
    const asked = { ...byEmail('other'), note };
    const dry = await erase(sql, named(made.reference), { ...asked, dryRun: true });
    expect(dry?.others).toEqual(others);
    // A restore erases whatever the journal notes.
    expect(note).not.toHaveBeenCalled();
    expect(await leadRow(made.id)).toMatchObject({ email: 'other@canary.example' });
    const done = await erase(sql, named(made.reference), { ...asked, everything: true });
    expect(note).toHaveBeenCalledExactlyOnceWith('erased', made.reference, ...others);
    expect(done).toMatchObject({
      references: [made.reference, ...others],
      cancelled: 3,
      others: [],
    });
    expect(await leadRow(second.id)).toMatchObject({ email: null });
    expect(await rows('SELECT * FROM contact_message WHERE id = ?', message.id)).toMatchObject([
      { name: '', email: '', message: '', user_agent: null, erased_at: now.toISOString() },
    ]);
    expect(await leadRow(elsewhere.id)).toMatchObject({ email: 'other@canary.example' });
    expect(await leadRow(neighbour.id)).toMatchObject({ mobile: made.input.mobile });
  });

  it('keeps a visit until its last lead is erased', async () => {
    const made = await lead(marked('first'));
    await markAddress(made.id, 'first');
    const later = new Date(fixture.acceptedAt.getTime() + 3_600_000);
    const copy = await createD1Outbox(env.LEADS_DB, () => later).acceptLead({
      ...made.input,
      submissionId: crypto.randomUUID(),
      name: 'Kim Second',
      email: 'second@canary.example',
      mobile: '0400000077',
    });
    const visit = () => rows('SELECT address_line FROM visit WHERE id = ?', made.input.visitId);
    await erase(sql, named(made.reference), byEmail('first'));
    expect(await visit()).toEqual([{ address_line: 'first Street' }]);
    await erase(sql, named(copy.reference), byEmail('second'));
    expect(await visit()).toEqual([{ address_line: '' }]);
  });
});

const ticked = { consent: { ...consent, marketing: true } };

describe('a correction', () => {
  const options = (email: string, changes: object) => ({
    contact: { email },
    changes,
    anyway: false,
    now,
  });

  it('follows the rules of the form', async () => {
    const { id, reference, input } = await lead();
    await settle(id, 'dead');
    const changes = { name: '  Jo   Newname ', mobile: '+61 400 111 222' };
    const done = await correct(sql, named(reference), options(input.email, changes));
    expect(done).toEqual({ reference, changed: ['name', 'mobile'] });
    expect(await leadRow(id)).toMatchObject({
      name: 'Jo Newname',
      mobile: '0400111222',
      email: input.email,
    });
  });

  it.each([
    [{ name: 'J' }, 'Name must be at least 2 chars.'],
    [{ mobile: '12' }, 'Mobile number must start with 04.'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{}, 'Say what to correct'],
  ])('of %o is refused', async (changes, words) => {
    const { id, reference, input } = await lead();
    const tried = correct(sql, named(reference), options(input.email, changes));
    await expect(tried).rejects.toThrow(words);
    expect(await leadRow(id)).toMatchObject({ name: input.name, email: input.email });
  });

  it('needs --anyway after delivery or while the lead is being sent', async () => {
    const [delivered, leaving, taken] = [await lead(), await lead(), await lead()];
    await settle(delivered.id, 'delivered');
    for (const [{ id }, mark] of [
      [leaving, 1],
      [taken, 0],
    ] as const) {
      await rows(
        "UPDATE outbox SET lease = 'held', lease_until = ?2, maybe_passed = ?3 WHERE subject_id = ?1",
        id,
        now.getTime() + 1,
        mark,
      );
    }
    for (const { id, reference, input } of [delivered, leaving, taken]) {
      const wanted = options(input.email, { email: 'new@canary.example' });
      await expect(correct(sql, named(reference), wanted)).rejects.toThrow(/--anyway/);
      expect(await leadRow(id)).toMatchObject({ email: input.email });
      await correct(sql, named(reference), { ...wanted, anyway: true });
      expect(await leadRow(id)).toMatchObject({ email: 'new@canary.example' });
    }
  });

  it.each([
    ['a worker that died before it sent anything', 'held', -300_000],
    ['a restore', 'restore 1', 1],
  ])('needs no --anyway for the lease of %s', async (_whose, lease, ms) => {
    const { id, reference, input } = await lead({ change: ticked });
    await rows(
      'UPDATE outbox SET lease = ?2, lease_until = ?3 WHERE subject_id = ?1',
      id,
      lease,
      now.getTime() + ms,
    );
    const changes = { name: 'Jo Newname' };
    await correct(sql, named(reference), options(input.email, changes));
    expect(await leadRow(id)).toMatchObject(changes);
    expect(await stopOffers(sql, named(reference), now)).toMatchObject({ passedOn: [] });
  });

  it('needs --anyway for a lease that may still be valid by the worker’s clock', async () => {
    const { id, reference, input } = await lead({ change: ticked });
    const until = now.getTime() - 299_999;
    await rows(
      "UPDATE outbox SET lease = 'held', lease_until = ?2 WHERE subject_id = ?1",
      id,
      until,
    );
    const early = correct(sql, named(reference), options(input.email, { name: 'Jo Newname' }));
    await expect(early).rejects.toThrow(/--anyway/);
  });

  it('of a message also requires proof from its sender', async () => {
    const { id, reference } = await contact({ email: 'words@canary.example' });
    const changes = { email: 'right@canary.example' };
    const wrong = correct(sql, named(reference), options('other@canary.example', changes));
    await expect(wrong).rejects.toThrow(/another email/);
    await correct(sql, named(reference), options('words@canary.example', changes));
    expect(await rows('SELECT email FROM contact_message WHERE id = ?', id)).toEqual([changes]);
  });
});

describe('stopping offers', () => {
  it('withdraws consent on every lead of the brand, and names the partners that have it', async () => {
    const email = 'offers@canary.example';
    const made = await lead({ change: { ...ticked, email } });
    const second = await lead({ change: { ...ticked, email }, verticals: ['solar'] });
    const elsewhere = await lead({ change: { ...ticked, email }, brand: 'banksia' });
    const other = await lead({ change: ticked });
    await settle(second.id, 'delivered', now);
    const passedOn = [
      { reference: second.reference, partner: 'partner-one', at: now.toISOString() },
    ];
    const done = await stopOffers(sql, named(made.reference), now);
    expect(done?.references.toSorted()).toEqual([made.reference, second.reference].toSorted());
    expect(done?.passedOn).toEqual(passedOn);
    for (const { id } of [made, second]) expect(await leadRow(id)).toMatchObject({ marketing: 0 });
    for (const { id } of [elsewhere, other]) {
      expect(await leadRow(id)).toMatchObject({ marketing: 1 });
    }
    const again = await stopOffers(sql, named(made.reference), now);
    expect(again).toEqual({ references: [], passedOn });
  });

  it('is refused for a message, which has no such consent', async () => {
    const { reference } = await contact();
    await expect(stopOffers(sql, named(reference), now)).rejects.toThrow(/is a message/);
    expect(await stopOffers(sql, named('KJ-0000-0000'), now)).toBeNull();
  });
});

describe('the suppression list', () => {
  const because = { reason: 'asked', now, note: unnoted };

  it('is checked by the courier, contains no contact details, and can be left again', async () => {
    const brand = 'correa';
    const made = await lead({ brand });
    const { email, mobile } = made.input;
    const store = createDeliveryStore(env.LEADS_DB, () => now.getTime());
    const keys = [{ brand, id: made.input.submissionId }];
    const claim = await store.claim([`${brand}/energy`], { kind: 'named', keys });
    const [delivery] = claim.deliveries;
    if (!delivery) throw new Error('nothing was claimed');
    expect(await store.beginSending(delivery, claim.lease)).toBeNull();
    const spaced = mobile.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
    expect(await suppress(sql, brand, { mobile: spaced }, because)).toEqual({ changed: 1 });
    expect(await suppress(sql, brand, { mobile }, because)).toEqual({ changed: 0 });
    expect(await store.beginSending(delivery, claim.lease)).toBe('suppressed');
    expect(JSON.stringify(await rows('SELECT * FROM suppression'))).not.toContain(mobile);
    expect(await unsuppress(sql, brand, { mobile, email })).toEqual({ changed: 1 });
    expect(await store.beginSending(delivery, claim.lease)).toBeNull();
  });

  it('refuses an invalid email or mobile, which would suppress nobody', async () => {
    const tried = (who: object) => suppress(sql, 'acacia', who, because);
    await expect(tried({})).rejects.toThrow(/add --email, --mobile or both/);
    await expect(tried({ email: 'jo@example' })).rejects.toThrow(/--email: Invalid email/);
    await expect(tried({ mobile: '0400' })).rejects.toThrow(/--mobile: Mobile number/);
  });
});
