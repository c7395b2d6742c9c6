/** `npm run bench:addresses`: measures how well and how fast the index finds addresses (docs/operations/addresses.md). */
import { resolve } from 'node:path';
import { openIndex } from '../../bench/addresses/bench-index.ts';
import { drawAddresses } from '../../bench/addresses/drawn-addresses.ts';
import {
  eachTable,
  keystrokeRanks,
  shareTable,
  untilTable,
} from '../../bench/addresses/keystroke-ranks.ts';
import { timesTable } from '../../bench/addresses/keystroke-times.ts';
import { missedTable, recall } from '../../bench/addresses/recall.ts';
import { printTable } from '../../bench/print-table.ts';
import { readCommandLine } from '../commands/command-line.mjs';

const { flag, text } = readCommandLine('bench/bench-addresses');
const count = text('addresses');
const addresses = count === undefined ? undefined : Number(count);
const [drawn, seed] = [Number(text('drawn') ?? 200), Number(text('seed') ?? 1)];
const state = text('state');

// The benchmark's worker needs no new client build.
process.env.KURRAJONG_BUILT = '1';
const index = await openIndex({
  addresses,
  seed,
  localities: text('localities'),
  state: state && resolve(state),
});
try {
  const { table, db, ask } = index;
  printTable(table.title, table.head, table.rows);
  const targets = await drawAddresses(db, drawn, seed);
  const ranked = await keystrokeRanks(ask, targets);
  const found = await recall(ask, targets, seed);
  const tables = [
    untilTable(ranked),
    shareTable(ranked),
    ...(flag('each') ? [eachTable(ranked)] : []),
    found.table,
    ...(flag('missed') ? [missedTable(found.missed, 10)] : []),
    await timesTable(ask, targets, seed),
  ];
  for (const { title, head, rows } of tables) printTable(title, head, rows);
} finally {
  await index.close();
}
