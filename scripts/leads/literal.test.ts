/** SQL literals: any value comes back from SQLite unchanged, and none ends its own literal. */
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { chunkBytes } from '../../worker/leads/backup/put-rows.ts';
import { statement, type Value } from '../../worker/leads/sql.ts';
import { inlined, literal } from './literal.ts';

const db = new DatabaseSync(':memory:');
afterAll(() => db.close());
const readBack = (sql: string) => db.prepare(sql).get();

/** SQLite's text functions stop at NUL, so bytes are compared too. */
function roundTrip(value: Value): unknown {
  const text = literal(value);
  const row = readBack(`SELECT ${text} AS value, hex(CAST(${text} AS BLOB)) AS bytes`);
  if (typeof value === 'string') {
    expect(row?.bytes).toBe(Buffer.from(value, 'utf8').toString('hex').toUpperCase());
  }
  return row?.value;
}

it('the longest part of a restore is within D1’s 100 kB, whatever it contains', () => {
  const part = statement(
    'INSERT INTO lead SELECT value FROM json_each(?1)',
    '\\'.repeat(chunkBytes),
  );
  expect(inlined(part).length).toBeLessThan(95_000);
});

describe('a literal', () => {
  it.each<[string, Value]>([
    ['quotes', `Robert'); DROP TABLE lead;--`],
    ['double quotes and backslashes', '"\\\' OR 1=1 /*'],
    ['Unicode', 'Jo O’Neill 🌏 Zoë'],
    ['line ends', 'a\r\nb\nc\rd'],
    ['a question mark', 'who? ?1 ?2'],
    ['nothing', ''],
    ['JSON', '{"a":["b",1]}'],
    ['null', null],
    ['a number', 42],
    ['a negative number', -1],
    ['a fraction', 0.1],
    ['the largest integer', Number.MAX_SAFE_INTEGER],
  ])('preserves %s', (_name, value) => {
    expect(roundTrip(value)).toBe(value);
  });

  it('encodes NUL, which would end the statement', () => {
    expect(literal('a\u0000b')).not.toContain('\u0000');
    const row = readBack(`SELECT hex(${literal('a\u0000b')}) AS bytes`);
    expect(row?.bytes).toBe('610062');
  });

  it('survives SQLite unchanged, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        if (value.includes('\u0000') || !value.isWellFormed()) return;
        expect(roundTrip(value)).toBe(value);
      }),
    );
  });

  it('is printable ASCII without a semicolon or comment, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(literal(value)).toMatch(/^(?:'[\x20-\x7e]*'|CAST\(X'[0-9a-f]*' AS TEXT\))$/);
        expect(literal(value).slice(1, -1)).not.toMatch(/;|--|\/\*|'.*'.*'/);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => literal(value)).toThrow(/without changing it/);
  });
});

describe('a statement', () => {
  it('has its values at its parameters, and nowhere else', () => {
    const text = `SELECT ?2 AS a, '?1' AS b, 5-?1 AS c, ?2 || 'it''s ?2' AS d -- ?9\n, "?1" /* ?8 */
      FROM (SELECT 1 AS "?1")`;
    const row = readBack(inlined(statement(text, -3, "x'y")));
    expect(row).toMatchObject({ a: "x'y", b: '?1', c: 8, d: "x'yit's ?2", '?1': 1 });
  });

  it('with over ten values does not confuse the first with the tenth', () => {
    const params = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(readBack(inlined(statement('SELECT ?12 AS a, ?1 AS b', ...params)))).toMatchObject({
      a: 12,
      b: 1,
    });
  });

  it.each(['SELECT ?', 'SELECT ?3', 'SELECT ?0'])('with a missing value is refused: %s', (text) => {
    expect(() => inlined(statement(text, 1, 2))).toThrow(/no value for \?/);
  });
});
