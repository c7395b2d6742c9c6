/** The restore's hold: of two restores, the one begun later has it. */
import { beforeEach, expect, it } from 'vitest';
import { rows } from '../outbox/accept.fixture.ts';
import { lead } from '../records/records.fixture.ts';
import { statement } from '../sql.ts';
import { at, loseAll, sql } from './restore.fixture.ts';
import { beginHold } from './restore-hold.ts';

beforeEach(loseAll);

const leases = async () =>
  (await rows<{ lease: string | null }>('SELECT lease FROM outbox')).map(({ lease }) => lease);

it('the hold belongs to the restore begun last', async () => {
  await lead({ at: at() });
  const first = await beginHold(sql, at());
  expect(await leases()).toEqual([first.lease]);
  const second = await beginHold(sql, at());
  await expect(first.renew()).rejects.toThrow('Another restore began');
  await sql.run([first.letGo]);
  expect(await leases()).toEqual([second.lease]);
  await second.renew();
  await sql.run([second.letGo]);
  expect(await leases()).toEqual([null]);
});

it('only the restore begun last can write', async () => {
  const first = await beginHold(sql, at());
  await sql.run([first.demandLast]);
  const second = await beginHold(sql, at());
  await expect(sql.run([first.demandLast])).rejects.toThrow();
  expect([await first.isLast(), await second.isLast()]).toEqual([false, true]);
  await sql.run([second.demandLast]);
});

it('no restore can write after time travel took the database back to before it began', async () => {
  const hold = await beginHold(sql, at());
  await sql.run([statement('DELETE FROM last_restore')]);
  await expect(sql.run([hold.demandLast])).rejects.toThrow();
});

it('no restore can begin while a delivery is in progress', async () => {
  await lead({ at: at() });
  const earlier = await beginHold(sql, at());
  await sql.run([earlier.letGo]);
  await sql.run([statement("UPDATE outbox SET lease = 'w', lease_until = ?1", Date.now() + 9_000)]);
  await expect(beginHold(sql, at())).rejects.toThrow('1 deliveries are under way');
  expect([await leases(), await earlier.isLast()]).toEqual([['w'], true]);
});
