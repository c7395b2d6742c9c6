/** The benchmark on a few streets, without timing: its tables have the right shape, and whole lines are found. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSqliteD1 } from '../../tests/partner/sqlite-d1.ts';
import { loadRelease } from '../../worker/ports/address/load/load-addresses.ts';
import { buildSample } from '../../worker/ports/address/sample/sample.ts';
import { type Asker, askAddresses } from './ask-addresses.ts';
import type { Table } from './bench-tables.ts';
import { type Drawn, drawAddresses } from './drawn-addresses.ts';
import { eachTable, keystrokeRanks, shareTable, untilTable } from './keystroke-ranks.ts';
import { timesTable } from './keystroke-times.ts';
import { missedTable, recall } from './recall.ts';
import { typedFor, typedKinds } from './typed-kinds.ts';

const db = createSqliteD1('address');
const ask: Asker = (question) => askAddresses(db, question);
let drawn: Drawn[] = [];

beforeAll(async () => {
  const { streets, addresses, ...rest } = buildSample();
  // The first streets have every kind of address.
  const few = streets.slice(0, 60);
  const their = addresses.filter(({ street }) => few.some(({ id }) => id === street));
  await loadRelease(db, { ...rest, streets: few, addresses: their });
  drawn = await drawAddresses(db, 12, 7);
});

const rowOf = ({ rows }: Table, name: string) => rows.find(([first]) => first === name);
const even = ({ head, rows }: Table) => rows.every((row) => row.length === head.length);

describe('drawn addresses', () => {
  it('are as many as requested, without repeats, and the same for the same seed', async () => {
    expect(new Set(drawn.map(({ line }) => line)).size).toBe(12);
    expect(await drawAddresses(db, 12, 7)).toEqual(drawn);
    expect(await drawAddresses(db, 12, 8)).not.toEqual(drawn);
  });
});

describe('ranks by keystroke', () => {
  it('end with every whole line in first place', async () => {
    const ranked = await keystrokeRanks(ask, drawn);
    const [shares, until, each] = [shareTable(ranked), untilTable(ranked), eachTable(ranked)];
    expect([shares, until, each].every(even)).toBe(true);
    expect(rowOf(shares, 'whole line')).toEqual(['whole line', '100.0 %', '100.0 %', '100.0 %']);
    expect(rowOf(until, 'first')?.[4]).toBe('0');
    for (const [line = '', ranks = ''] of each.rows) {
      expect(ranks).toMatch(/^[·1-9X]+1$/);
      expect(ranks).toHaveLength(line.length - 3);
    }
  });
});

describe('recall', () => {
  it('is complete for whole lines, and lower without typo correction', async () => {
    const { table, missed } = await recall(ask, drawn, 1);
    expect(even(table)).toBe(true);
    expect(table.rows.map(([name]) => name)).toEqual(typedKinds.map(({ name }) => name));
    const all = ['100.0 %', '100.0 %', '100.0 %', '100.0 %'];
    expect(rowOf(table, 'whole line')?.slice(2, 6)).toEqual(all);
    expect(rowOf(table, 'lower case, no commas')?.slice(2, 6)).toEqual(all);
    const [, , first = '', , control = ''] = rowOf(table, "one typo in the street's name") ?? [];
    expect(Number.parseFloat(first)).toBeGreaterThan(Number.parseFloat(control));
    const listed = missedTable(missed, 1).rows.filter((row) => row[0]?.startsWith('  '));
    expect(listed.length % 2).toBe(0);
    expect(await recall(ask, drawn, 1)).toEqual({ table, missed });
  });
});

describe('typed text', () => {
  it('has the error that its kind describes, and no other', () => {
    const [one] = drawn.filter(({ type, name }) => type !== null && /^[A-Z][a-z]{5,}$/.test(name));
    if (!one) throw new Error('No address with a type and a long name was drawn');
    const texts = typedKinds.map((kind) => typedFor(kind, [one], 3)[0]?.[1]);
    expect(new Set(texts).size).toBe(typedKinds.length);
    expect(texts[0]).toBe(one.line);
    for (const text of texts.slice(1)) expect(text).not.toBe(one.line);
    const [, , missing, , wrong] = texts;
    expect(missing).toBe(one.line.replace(` ${one.type},`, ','));
    expect(wrong?.slice(0, -4)).toBe(one.line.slice(0, -4));
  });
});

describe('the table of times', () => {
  it('groups keystrokes by their result', async () => {
    const table = await timesTable(ask, drawn.slice(0, 2), 1);
    const written = rowOf(table, 'as it is written, found');
    expect(written).toHaveLength(table.head.length);
    // Found with the first message.
    expect(written?.slice(-3)).toEqual(['1.00', '0.0 %', '0.0 %']);
    const nothing = rowOf(table, 'nothing plausible, not found');
    expect(Number(nothing?.[8])).toBeGreaterThan(1);
  });
});
