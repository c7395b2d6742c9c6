/** Requests killed at each step and made again: a restore brings nobody back, and does nothing that was not requested. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { erase } from '../records/erase.ts';
import { type Accepted, everything, lead } from '../records/records.fixture.ts';
import { suppress } from '../records/suppress.ts';
import { withdraw } from '../records/withdraw-record.ts';
import type { Sql } from '../sql.ts';
import { journalIn, readJournal } from './lead-journal.ts';
import { at, journal, loseAll, restore, save, sql, travelTo } from './restore.fixture.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/** Kills the process before or after call number `step`, whichever database it goes to. */
interface Kill {
  readonly step: number;
  readonly when: 'before' | 'after';
}

/** Both databases, as used by a process that is killed. */
function mortal({ step, when }: Kill): { readonly leads: Sql; readonly journal: Sql } {
  let calls = 0;
  const over = (real: Sql): Sql => ({
    async run(statements) {
      calls += 1;
      if (calls > step || (calls === step && when === 'before')) throw new Error('killed');
      const found = await real.run(statements);
      if (calls === step) throw new Error('killed');
      return found;
    },
  });
  return { leads: over(sql), journal: over(journal) };
}

type Made = Accepted<{ readonly email: string }>;
type Request = (made: Made, databases: ReturnType<typeof mortal>) => Promise<unknown>;

const named = ({ reference }: Made) => ({ name: reference, brand: 'acacia' });
const noteIn = (where: Sql) => journalIn(where, Date.now);
const outboxState = async ({ id }: Made) =>
  (await rows<{ state: string }>('SELECT state FROM outbox WHERE subject_id = ?', id))[0]?.state;

const requests: Readonly<Record<string, [Request, (made: Made) => Promise<boolean>]>> = {
  erase: [
    (made, { leads, journal: into }) =>
      erase(leads, named(made), {
        contact: { email: made.input.email },
        everything: false,
        dryRun: false,
        now: at(),
        note: noteIn(into),
      }),
    async ({ input }) => !(await everything()).includes(input.email),
  ],
  withdraw: [
    (made, { leads, journal: into }) =>
      withdraw(leads, named(made), { now: at(), note: noteIn(into) }),
    async (made) => (await outboxState(made)) === 'withdrawn',
  ],
  suppress: [
    ({ input }, { leads, journal: into }) =>
      suppress(
        leads,
        'acacia',
        { email: input.email },
        { reason: 'asked', now: at(), note: noteIn(into) },
      ),
    async () => (await rows('SELECT 1 FROM suppression')).length > 0,
  ],
};

const restores: Readonly<Record<string, (state: Snapshot) => Promise<unknown>>> = {
  'from a file': (state) => restore(state, 'file'),
  'by time travel, with the journal alone': async (state) => {
    await travelTo(state);
    return restore(emptySnapshot(at()), { databaseOf: new Date(state.takenAt) });
  },
};

const kills = [1, 2, 3, 4, 5].flatMap((step): Kill[] => [
  { step, when: 'before' },
  { step, when: 'after' },
]);
const alive = { leads: sql, journal };

beforeEach(loseAll);

describe.each(Object.entries(requests))('the request to %s', (_, [request, isDone]) => {
  describe.each(Object.entries(restores))('before a restore %s', (_name, put) => {
    it.each(kills)('takes effect when repeated after a kill $when call $step', async (kill) => {
      const [made, other] = [await lead({ at: at() }), await lead({ at: at() })];
      const state = await save();
      await request(made, mortal(kill)).catch(() => undefined);
      const wasDone = await isDone(made);
      await put(state);
      if (wasDone) expect(await isDone(made)).toBe(true);
      // Made again, the request succeeds, unless the restore has already done it from the journal.
      await request(made, alive).catch((error) => expect(`${error}`).toMatch(/was erased/));
      expect(await isDone(made)).toBe(true);
      await put(state);
      expect(await isDone(made)).toBe(true);
      expect(await outboxState(other)).toBe('pending');
      expect(await everything()).toContain(other.input.email);
    });
  });
});

it('a refused request is not recorded', async () => {
  const made = await lead({ at: at() });
  const [erasing, withdrawing] = [requests.erase?.[0], requests.withdraw?.[0]];
  const wrong = { ...made, input: { email: 'somebody@else.example' } };
  await expect(erasing?.(wrong, alive)).rejects.toThrow(/another email/);
  expect(await withdrawing?.({ ...made, reference: 'KJ-0000-0000' }, alive)).toBeNull();
  const { entries } = await readJournal(journal, at());
  expect([entries.erased.size, entries.withdrawn.size]).toEqual([0, 0]);
});

it('a visitor’s withdrawal is recorded before it is made, for its own brand only', async () => {
  const made = await lead({ at: at() });
  const seen: unknown[] = [];
  const outbox = createD1Outbox(env.LEADS_DB, at, async (...entry) => {
    seen.push([...entry, await outboxState(made)]);
  });
  expect(await outbox.withdraw('banksia', made.reference)).toBeNull();
  await outbox.withdraw('acacia', made.reference);
  expect(seen).toEqual([['withdrawn', made.reference, 'pending']]);
  expect(await outboxState(made)).toBe('withdrawn');
});
