/** The numbers of this machine: the period, the brand, days that begin at midnight in the eastern states. */
import { expect, it } from 'vitest';
import { createSqliteD1 } from '../../tests/partner/sqlite-d1.ts';
import { insertCounted } from '../../worker/ports/numbers/d1-numbers.ts';
import { localNumbers } from './local-numbers.ts';

const at = (time: string) => Math.floor(Date.parse(time) / 1000);
const page = { step: 'page', brand: 'acacia', vertical: 'energy', code: 'RC-1' };
const rows = [
  { ...page, at: at('2026-11-19T13:59:59Z'), count: 1000 },
  { ...page, at: at('2026-11-22T13:59:59Z'), count: 2 },
  { ...page, at: at('2026-11-22T14:00:00Z'), count: 3 },
  { ...page, at: at('2026-11-23T01:00:00Z'), count: 1, code: '' },
  { ...page, at: at('2026-11-23T01:00:00Z'), count: 4, brand: 'banksia' },
  { ...page, at: at('2026-11-23T03:00:00Z'), count: 1000 },
];
const period = { since: new Date('2026-11-22T13:59:59Z'), until: new Date('2026-11-23T01:00:00Z') };

it('local numbers are added up by brand, product, code and day', async () => {
  const db = createSqliteD1('numbers');
  await db.prepare(insertCounted).bind(JSON.stringify(rows)).run();
  const { counted, days } = await localNumbers(db, { ...period, brand: undefined });
  expect(counted.map(({ brand, code, count }) => `${brand} ${code}: ${count}`).sort()).toEqual([
    'acacia : 1',
    'acacia RC-1: 5',
    'banksia RC-1: 4',
  ]);
  expect(days.map(({ brand, day, count }) => `${brand} ${day}: ${count}`).sort()).toEqual([
    'acacia 2026-11-22: 2',
    'acacia 2026-11-23: 4',
    'banksia 2026-11-23: 4',
  ]);
});

it('local numbers can be limited to one brand', async () => {
  const db = createSqliteD1('numbers');
  await db.prepare(insertCounted).bind(JSON.stringify(rows)).run();
  const { counted, days } = await localNumbers(db, { ...period, brand: 'banksia' });
  expect([...counted, ...days].map(({ brand }) => brand)).toEqual(['banksia', 'banksia']);
});
