/** The stand-in for D1 runs each batch as a transaction of its own, as D1 does. */
import { expect, it } from 'vitest';
import { createSqliteD1 } from './sqlite-d1.ts';

it('two batches and a query sent at once do not mix, and a batch that fails takes back only its own rows', async () => {
  const db = createSqliteD1('numbers');
  const counted = (step: string, count: number) =>
    db.prepare("INSERT INTO counted VALUES (1, ?1, 'acacia', 'energy', '', ?2)").bind(step, count);
  const sent = await Promise.allSettled([
    db.batch([counted('first', 1), counted('first', 0)]),
    db.batch([counted('second', 1), counted('second', 2)]),
    counted('alone', 1).all(),
  ]);
  expect(sent.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(String(sent[0].status === 'rejected' && sent[0].reason)).toContain('CHECK');
  const { results } = await db.prepare('SELECT step, count FROM counted ORDER BY step').all();
  expect(results.map((row) => Object.values(row))).toEqual([
    ['alone', 1],
    ['second', 1],
    ['second', 2],
  ]);
});
