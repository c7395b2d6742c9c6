/** Acceptance: one row however often a form is sent, a conflict for other content, no success without a row. */
import { env } from 'cloudflare:workers';
import type { D1Database } from '@cloudflare/workers-types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import type { Tracking } from '../../../domain/leads/tracking.ts';
import { begin, message, person, rows } from './accept.fixture.ts';
import { createD1Outbox } from './d1-outbox.ts';
import type { AcceptLead } from './outbox.types.ts';

const outbox = createD1Outbox(env.LEADS_DB);
const deliveries = (leadId: string) =>
  rows('SELECT * FROM outbox WHERE subject_id = ? ORDER BY id', leadId);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a lead', () => {
  it('is stored with its evidence, and due for delivery, before success is reported', async () => {
    const input = await begin();
    const at = new Date('2026-11-21T00:00:00Z');
    const receipt = await createD1Outbox(env.LEADS_DB, () => at).acceptLead({
      ...input,
      suspect: ['quick'],
    });
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^KJ-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      vertical: 'energy',
      verticals: ['energy'],
      withdrawn: false,
      suppressed: false,
      erased: false,
      passedOn: false,
      test: false,
      otherDetails: false,
      plans: [],
      acceptedAt: at.toISOString(),
      recipients: 'Wattlebird Connect Pty Ltd.',
    });
    const [lead] = await rows('SELECT * FROM lead WHERE id = ?', input.leadId);
    expect(lead).toMatchObject({
      name: input.name,
      email: input.email,
      mobile: input.mobile,
      marketing: 0,
      consent_version: '2026-11-01',
      suspect: '["quick"]',
      status: 'open',
      reference: receipt.reference,
      rc_code: 'AB1',
      tracking: '{"rcCode":"AB1","utm_source":"mail"}',
    });
    expect(JSON.parse(String(lead?.consent))).toEqual(input.consent);
    expect(await deliveries(input.leadId)).toEqual([
      expect.objectContaining({
        id: input.submissionId,
        state: 'pending',
        vertical: 'energy',
        attempts: 0,
        due_at: at.getTime(),
      }),
    ]);
    expect(await outbox.findReceipt('acacia', receipt.reference)).toEqual(receipt);
    expect(await outbox.findReceipt('banksia', receipt.reference)).toBeNull();
  });

  it('is one row with one answer for fifty simultaneous posts of one form', async () => {
    const input = await begin();
    const answers = await Promise.all(Array.from({ length: 50 }, () => outbox.acceptLead(input)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await deliveries(input.leadId)).toHaveLength(1);
  });

  it.each<[string, Partial<AcceptLead>]>([
    ['name', { name: 'Someone Else' }],
    ['mobile', { mobile: '0400000001' }],
    ['email', { email: 'other@example.com' }],
    ['address', { addressLine: 'Elsewhere' }],
  ])(
    'with the same id and another %s is a conflict, and nothing changes',
    async (_name, change) => {
      const input = await begin();
      const first = await outbox.acceptLead(input);
      await expect(outbox.acceptLead({ ...input, ...change })).rejects.toMatchObject({
        code: 'already_sent',
        status: 409,
      });
      expect(await outbox.acceptLead(input)).toEqual(first);
      expect(await rows('SELECT name FROM lead WHERE id = ?', input.leadId)).toEqual([
        { name: input.name },
      ]);
    },
  );

  it('keeps its plan; another plan under the same id is a conflict, but another price is not', async () => {
    const broadband = await begin({ verticals: ['broadband'] });
    const input = { ...broadband, plans: [planLike()], named: [planLike().id] };
    const receipt = await outbox.acceptLead(input);
    expect(receipt.plans).toEqual([planLike()]);
    expect(await outbox.findReceipt('acacia', receipt.reference)).toEqual(receipt);
    const dearer = { ...input, plans: [planLike({ estimateCents: 7900 })] };
    expect(await outbox.acceptLead(dearer)).toEqual(receipt);
    const { marketing } = input.consent;
    expect(await outbox.findAccepted({ ...dearer, marketing })).toEqual(receipt);
    // By the time of a retry the plan may have ended, or the catalogue may be down.
    expect(await outbox.findAccepted({ ...input, plans: [], marketing })).toEqual(receipt);
    for (const named of [[], ['other']]) {
      await expect(outbox.acceptLead({ ...input, named })).rejects.toMatchObject({
        code: 'already_sent',
      });
      expect(await outbox.findAccepted({ ...input, named, marketing })).toBeNull();
    }
  });

  it('is separate from another brand’s lead with the same id', async () => {
    const [one, other] = [await begin(), await begin({ brand: 'banksia' })];
    const second = { ...other, submissionId: one.submissionId };
    await outbox.acceptLead(one);
    await outbox.acceptLead(second);
    expect(await deliveries(one.leadId)).toHaveLength(1);
    expect(await deliveries(other.leadId)).toHaveLength(1);
  });

  it('for a bundle is delivered once per product, each under its own key', async () => {
    const input = await begin({ verticals: ['energy', 'solar'] });
    await outbox.acceptLead(input);
    const found = await deliveries(input.leadId);
    expect(found.map(({ id, vertical }) => [id, vertical])).toEqual([
      [`${input.submissionId}.energy`, 'energy'],
      [`${input.submissionId}.solar`, 'solar'],
    ]);
  });

  it('that was never started is refused', async () => {
    const input = await begin();
    const unknown = { ...input, leadId: crypto.randomUUID() };
    await expect(outbox.acceptLead(unknown)).rejects.toMatchObject({ code: 'unknown_lead' });
    await expect(outbox.acceptLead({ ...input, brand: 'banksia' })).rejects.toMatchObject({
      code: 'unknown_lead',
    });
  });
});

describe('a repeat by the same person under another id', () => {
  const start = Date.parse('2026-11-21T00:00:00Z');
  const at = (seconds: number) =>
    createD1Outbox(env.LEADS_DB, () => new Date(start + seconds * 1000));

  it.each<
    [string, (first: AcceptLead) => Partial<AcceptLead>, number, boolean, Partial<AcceptLead>?]
  >([
    [
      'the same email, in other case, and mobile',
      ({ email, mobile }) => ({ email: email.toUpperCase(), mobile }),
      ...([299, true] as const),
    ],
    [
      'the same email and mobile, at the last moment',
      ({ email, mobile }) => ({ email, mobile }),
      300,
      true,
    ],
    ['the same email, no mobile', ({ email }) => ({ email, mobile: '' }), 1, false],
    ['the same mobile, no email', ({ mobile }) => ({ email: '', mobile }), 1, false],
    [
      'no email the first time',
      ({ email, mobile }) => ({ email, mobile }),
      1,
      false,
      { email: '' },
    ],
    [
      'no mobile the first time',
      ({ email, mobile }) => ({ email, mobile }),
      1,
      false,
      { mobile: '' },
    ],
    [
      'the same mobile, no email either time',
      ({ mobile }) => ({ email: '', mobile }),
      1,
      false,
      { email: '' },
    ],
    [
      'both the same, of a test',
      ({ mobile }) => ({ email: 'jo@test.invalid', mobile }),
      1,
      false,
      { email: 'jo@test.invalid' },
    ],
    ['both the same, too late', ({ email, mobile }) => ({ email, mobile }), 301, false],
    ['the same email, another mobile', ({ email }) => ({ email }), 1, false],
    ['the same mobile, another email', ({ mobile }) => ({ mobile }), 1, false],
    ['nothing the same', () => ({}), 1, false],
  ])(
    'is the same lead or a separate one, depending on %s',
    async (_, take, seconds, same, change = {}) => {
      const first = await begin();
      const own = { ...first, ...change };
      const second = { ...(await begin()), name: 'Joanna O’Neill', ...take(first) };
      const receipt = await at(0).acceptLead(own);
      const again = await at(seconds).acceptLead(second);
      expect(again.reference === receipt.reference).toBe(same);
      expect([receipt.otherDetails, again.otherDetails]).toEqual([false, same]);
      // Sent again, each form gets its own answer.
      expect(await at(seconds + 1).acceptLead(own)).toEqual(receipt);
      expect(await at(seconds + 1).acceptLead(second)).toEqual(again);
      expect(await deliveries(second.leadId)).toHaveLength(same ? 0 : 1);
    },
  );

  it('of a suspect form is recognised only if it is suspect too, so that no real details are lost', async () => {
    const first = { ...(await begin()), suspect: ['honeypot'] as const };
    const { email, mobile } = first;
    const { reference } = await at(0).acceptLead(first);
    const robot = { ...(await begin()), email, mobile, suspect: ['quick'] as const };
    expect((await at(1).acceptLead(robot)).reference).toBe(reference);
    const human = { ...(await begin()), email, mobile };
    const own = await at(2).acceptLead(human);
    expect(own).toMatchObject({ otherDetails: false });
    expect(own.reference).not.toBe(reference);
    expect(await deliveries(human.leadId)).toHaveLength(1);
  });

  it('for another product, or with another brand, is a separate lead', async () => {
    const who = person();
    const all = [
      await begin(),
      await begin({ verticals: ['solar'] }),
      await begin({ brand: 'banksia' }),
    ];
    const receipts = await Promise.all(all.map((one) => at(0).acceptLead({ ...one, ...who })));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(3);
  });

  it('for other products in a bundle is a separate lead, but not for the same ones', async () => {
    const who = person();
    const first = { ...(await begin({ verticals: ['energy', 'broadband'] })), ...who };
    const same = { ...(await begin({ verticals: ['energy', 'broadband'] })), ...who };
    const other = { ...(await begin({ verticals: ['mobile', 'solar'] })), ...who };
    const { reference } = await at(0).acceptLead(first);
    expect((await at(1).acceptLead(same)).reference).toBe(reference);
    expect((await at(2).acceptLead(other)).reference).not.toBe(reference);
    expect(await deliveries(other.leadId)).toHaveLength(2);
  });

  it('for another address is a separate lead, but not for the same one or none', async () => {
    const who = person();
    const form = async (addressLine: string) => ({ ...(await begin()), ...who, addressLine });
    const home = await form('19 Murray Road, BRUNSWICK VIC 3056');
    const first = await at(0).acceptLead(home);
    const again = await at(1).acceptLead(await form(home.addressLine.toUpperCase()));
    expect(again.reference).toBe(first.reference);
    expect((await at(2).acceptLead(await form(''))).reference).toBe(first.reference);
    const rental = await form('2 Level Crossing Road, WODONGA VIC 3690');
    const other = await at(3).acceptLead(rental);
    expect(other.reference).not.toBe(first.reference);
    expect(await deliveries(rental.leadId)).toHaveLength(1);
  });

  it('for another plan is a separate lead, but not for the same one or none', async () => {
    const who = person();
    const form = async (...plans: AcceptLead['plans']) => ({
      ...(await begin({ verticals: ['broadband'] })),
      ...who,
      plans,
    });
    const [one, two] = [planLike(), planLike({ id: 'other', vertical: 'mobile' })];
    const first = await at(0).acceptLead(await form(one, two));
    expect((await at(1).acceptLead(await form(two, one))).reference).toBe(first.reference);
    expect((await at(2).acceptLead(await form())).reference).toBe(first.reference);
    const other = await at(3).acceptLead(await form(one));
    expect(other.reference).not.toBe(first.reference);
    expect(other.plans).toEqual([one]);
  });

  it('that matches two leads belongs to the earlier one', async () => {
    const who = person();
    const form = async (addressLine: string) => ({ ...(await begin()), ...who, addressLine });
    const first = await at(0).acceptLead(await form('19 Murray Road, BRUNSWICK VIC 3056'));
    await at(1).acceptLead(await form('2 Level Crossing Road, WODONGA VIC 3690'));
    expect((await at(2).acceptLead(await form(''))).reference).toBe(first.reference);
  });

  it('without consent to offers stops them, and the evidence of both forms stays', async () => {
    const first = await begin();
    const ticked = { ...first, consent: { ...first.consent, marketing: true } };
    const { email, mobile } = first;
    const second = { ...(await begin()), email, mobile };
    await at(0).acceptLead(ticked);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await at(1).acceptLead(second);
    // No partner has the tick yet.
    expect(log).not.toHaveBeenCalled();
    expect(await rows('SELECT marketing FROM lead WHERE id = ?', first.leadId)).toEqual([
      { marketing: 0 },
    ]);
    const [kept] = await rows('SELECT consent FROM submission WHERE id = ?', second.submissionId);
    expect(JSON.parse(String(kept?.consent))).toMatchObject({ marketing: false });
    await at(2).acceptLead({ ...(await begin()), email, mobile, consent: ticked.consent });
    expect(await rows('SELECT marketing FROM lead WHERE id = ?', first.leadId)).toEqual([
      { marketing: 0 },
    ]);
  });

  it.each([
    ['has it', { state: 'delivered', maybe_passed: 2, partner: 'hook' }, 'hook'],
    ['may have it', { state: 'pending', maybe_passed: 1, partner: null }, 'unsettled'],
    [
      'is about to get it',
      { state: 'pending', lease: 'w', lease_until: start + 9_000 },
      'unsettled',
    ],
    ['was about to get it', { state: 'pending', lease: 'w', lease_until: start }, null],
  ])(
    'without consent to offers, when a partner %s with it, is logged once if the partner must be told',
    async (_name, row: Partial<
      Record<'state' | 'partner' | 'lease', string | null> &
        Record<'maybe_passed' | 'lease_until', number>
    >, partners) => {
      const first = await begin();
      const ticked = { ...first, consent: { ...first.consent, marketing: true } };
      const { reference } = await at(0).acceptLead(ticked);
      await rows(
        `UPDATE outbox SET state = ?, maybe_passed = ?, partner = ?, lease = ?, lease_until = ?
         WHERE subject_id = ?`,
        ...[row.state, row.maybe_passed ?? 0, row.partner, row.lease, row.lease_until ?? 0].map(
          (value) => value ?? null,
        ),
        first.leadId,
      );
      const { email, mobile } = first;
      const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      const second = { ...(await begin()), email, mobile };
      await at(1).acceptLead(second);
      await at(2).acceptLead(second);
      await at(3).acceptLead({ ...(await begin()), email, mobile });
      const line = { event: 'tick_taken_back', brand: 'acacia', reference, partners };
      expect(log.mock.calls).toEqual(partners === null ? [] : [[JSON.stringify(line)]]);
    },
  );

  it('from the same page much later is a new lead with the same address and attribution', async () => {
    const first = await begin();
    await at(0).acceptLead(first);
    const later = { ...first, ...person(), submissionId: crypto.randomUUID() };
    const receipt = await at(3600).acceptLead(later);
    expect(await at(3600).acceptLead(later)).toEqual(receipt);
    const another = { ...first, ...person(), submissionId: crypto.randomUUID() };
    expect((await at(3600).acceptLead(another)).reference).not.toBe(receipt.reference);
    const [copy] = await rows(
      `SELECT lead.email, lead.rc_code, lead.tracking, lead_address.address_line FROM lead
       JOIN lead_address ON lead_address.lead_id = lead.id WHERE reference = ?`,
      receipt.reference,
    );
    expect(copy).toEqual({
      email: later.email,
      rc_code: 'AB1',
      address_line: first.addressLine,
      tracking: '{"rcCode":"AB1","utm_source":"mail"}',
    });
    const [original] = await rows('SELECT email FROM lead WHERE id = ?', first.leadId);
    expect(original).toEqual({ email: first.email });
  });
});

describe('a referral code', () => {
  const none = {};
  const mail = { utm_source: 'mail' };
  const pal = { rcCode: 'PAL-7', utm_source: 'pal' };
  it.each<[string, Tracking, Tracking, Tracking]>([
    ['that arrives after the address is that of the lead', none, pal, pal],
    ['comes with its campaign, and an earlier one goes', mail, pal, pal],
    ['that the lead began with stays', pal, { ...pal, rcCode: 'LATE-1' }, pal],
    ['stays when the form came without one', pal, none, pal],
    ['stays when the form came with a campaign alone', pal, mail, pal],
    ['that nobody has leaves the campaign of the form', none, mail, mail],
    ['that nobody has leaves an earlier campaign', mail, none, mail],
  ])('is attributed correctly: %s', async (_, began, came, kept) => {
    const input = { ...(await begin({ tracking: began })), tracking: came };
    await createD1Outbox(env.LEADS_DB).acceptLead(input);
    const [row] = await rows<{ rc_code: string | null; tracking: string }>(
      'SELECT rc_code, tracking FROM lead WHERE id = ?1',
      input.leadId,
    );
    expect(row?.rc_code).toBe(kept.rcCode ?? null);
    expect(JSON.parse(row?.tracking ?? 'null')).toEqual(kept);
  });
});

describe('a message', () => {
  it('is stored once, as it came, and is due for delivery', async () => {
    const input = message();
    const receipt = await outbox.acceptMessage(input);
    expect(await outbox.acceptMessage(input)).toEqual(receipt);
    expect(await outbox.findMessage('acacia', receipt.reference)).toEqual(receipt);
    expect(await outbox.findMessage('banksia', receipt.reference)).toBeNull();
    const found = await rows(
      'SELECT * FROM contact_message WHERE reference = ?',
      receipt.reference,
    );
    expect(found).toEqual([
      expect.objectContaining({
        name: input.name,
        email: input.email,
        mobile: null,
        message: 'a\nb',
        page: '/contact',
        tracking: '{"rcCode":"AB1"}',
        user_agent: 'Test/1',
      }),
    ]);
    expect(await deliveries(String(found[0]?.id))).toMatchObject([
      { id: input.submissionId, kind: 'message', state: 'pending' },
    ]);
  });

  it('with a used id and other text is a conflict, even if the id is a lead’s', async () => {
    const input = message();
    await outbox.acceptMessage(input);
    const changes = [{ message: 'c' }, { name: 'Jo' }, { email: 'jo@a.example' }];
    for (const other of [...changes, { mobile: '0400111222' }]) {
      const sent = outbox.acceptMessage({ ...input, ...other });
      await expect(sent).rejects.toMatchObject({ code: 'already_sent' });
    }
    const lead = await begin();
    await outbox.acceptLead(lead);
    const crossed = outbox.acceptMessage(message({ submissionId: lead.submissionId }));
    await expect(crossed).rejects.toMatchObject({ code: 'already_sent' });
  });
});

describe('a withdrawal', () => {
  it('cancels pending deliveries, and reports that none were passed on', async () => {
    const input = await begin({ verticals: ['energy', 'solar'] });
    const { reference } = await outbox.acceptLead(input);
    expect(await outbox.withdraw('banksia', reference)).toBeNull();
    expect(await outbox.withdraw('acacia', reference)).toEqual({ passedOn: false });
    expect(await deliveries(input.leadId)).toMatchObject([
      { state: 'withdrawn' },
      { state: 'withdrawn' },
    ]);
    expect(await outbox.findReceipt('acacia', reference)).toMatchObject({ withdrawn: true });
  });

  it('cancels deliveries that were given up, which nobody can then replay', async () => {
    const input = await begin();
    const { reference } = await outbox.acceptLead(input);
    await rows("UPDATE outbox SET state = 'dead' WHERE subject_id = ?", input.leadId);
    await outbox.withdraw('acacia', reference);
    expect(await deliveries(input.leadId)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('is noted before it is made', async () => {
    const input = await begin();
    const { reference } = await outbox.acceptLead(input);
    let whenNoted: unknown;
    const note = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      whenNoted = await rows('SELECT status FROM lead WHERE id = ?', input.leadId);
    };
    await createD1Outbox(env.LEADS_DB, undefined, note).withdraw('acacia', reference);
    expect(whenNoted).toEqual([{ status: 'open' }]);
    expect(await outbox.findReceipt('acacia', reference)).toMatchObject({ withdrawn: true });
  });

  it('reports if something was delivered', async () => {
    const input = await begin();
    const { reference } = await outbox.acceptLead(input);
    await env.LEADS_DB.prepare("UPDATE outbox SET state = 'delivered' WHERE subject_id = ?")
      .bind(input.leadId)
      .run();
    expect(await outbox.withdraw('acacia', reference)).toEqual({ passedOn: true });
    expect(await deliveries(input.leadId)).toMatchObject([{ state: 'delivered' }]);
  });

  it('lets the same person send a form again at once', async () => {
    const input = await begin();
    const { reference } = await outbox.acceptLead(input);
    await outbox.withdraw('acacia', reference);
    const { email, mobile } = input;
    const again = await outbox.acceptLead({ ...(await begin()), email, mobile });
    expect(again.reference).not.toBe(reference);
  });

  it('makes the same form fail, since its details are no longer on their way', async () => {
    const input = await begin();
    const { reference } = await outbox.acceptLead(input);
    await outbox.withdraw('acacia', reference);
    const refused = { code: 'details_withdrawn', status: 409 };
    await expect(outbox.acceptLead(input)).rejects.toMatchObject(refused);
    const content = { ...input, marketing: input.consent.marketing };
    await expect(outbox.findAccepted(content)).rejects.toMatchObject(refused);
    expect(await deliveries(input.leadId)).toMatchObject([{ state: 'withdrawn' }]);
    // From the same page under a new id, it is a new lead.
    const anew = await outbox.acceptLead({ ...input, submissionId: crypto.randomUUID() });
    expect(anew).toMatchObject({ withdrawn: false });
    expect(anew.reference).not.toBe(reference);
  });
});

describe('if D1 fails during acceptance,', () => {
  const transient = [
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: D1 DB reset because its code was updated.',
    'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  ];

  it.each(transient)('the write is retried after %s', async (words) => {
    const input = await begin();
    const flaky = createD1Outbox(failing({ times: 2, words }));
    const receipt = await flaky.acceptLead(input);
    expect(await outbox.acceptLead(input)).toEqual(receipt);
    expect(await deliveries(input.leadId)).toHaveLength(1);
  });

  it.each(transient)(
    'there is still one row and one answer after %s following the commit',
    async (words) => {
      const input = await begin();
      const flaky = createD1Outbox(failing({ times: 2, words, after: true }));
      const receipt = await flaky.acceptLead(input);
      expect(await outbox.acceptLead(input)).toEqual(receipt);
      expect(await deliveries(input.leadId)).toHaveLength(1);
      const words_ = message();
      const sent = await createD1Outbox(failing({ times: 2, words, after: true })).acceptMessage(
        words_,
      );
      expect(await outbox.acceptMessage(words_)).toEqual(sent);
    },
  );

  it('withdrawn consent is logged even though the first answer was lost', async () => {
    const first = await begin();
    const ticked = { ...first, consent: { ...first.consent, marketing: true } };
    const { reference } = await outbox.acceptLead(ticked);
    await rows('UPDATE outbox SET maybe_passed = 1 WHERE subject_id = ?', first.leadId);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const flaky = createD1Outbox(failing({ times: 2, words: transient[0] ?? '', after: true }));
    const { email, mobile } = first;
    await flaky.acceptLead({ ...(await begin()), email, mobile });
    const line = { event: 'tick_taken_back', brand: 'acacia', reference, partners: 'unsettled' };
    expect(log.mock.calls).toEqual([[JSON.stringify(line)]]);
  });

  it.each([
    { times: 99, words: transient[0] ?? '' },
    { times: 1, words: 'D1_ERROR: no such table: submission: SQLITE_ERROR' },
    { times: 1, words: 'D1_ERROR: database disk image is malformed' },
    { times: 1, words: 'D1_ERROR: Exceeded maximum DB size' },
    { times: 1, words: 'Error: D1 DB is overloaded. Requests queued for too long.' },
  ])(
    'with $words, $times times, there is no success and no row, and a later retry succeeds',
    async (failure) => {
      const input = await begin();
      await expect(createD1Outbox(failing(failure)).acceptLead(input)).rejects.toMatchObject({
        code: 'storage_unavailable',
        status: 503,
      });
      expect(await deliveries(input.leadId)).toEqual([]);
      expect((await outbox.acceptLead(input)).reference).toMatch(/^KJ-/);
    },
  );
});

interface Failure {
  readonly times: number;
  readonly words: string;
  /** True: the rows are written and only the answer is lost. */
  readonly after?: boolean;
}

/** The real database, except that its first batches fail. */
function failing({ times, words, after = false }: Failure): D1Database {
  let left = times;
  return new Proxy(env.LEADS_DB, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target);
      return async (statements: Parameters<D1Database['batch']>[0]) => {
        const results = left > 0 && !after ? [] : await target.batch(statements);
        if (left > 0) {
          left -= 1;
          throw new Error(words);
        }
        return results;
      };
    },
  });
}
