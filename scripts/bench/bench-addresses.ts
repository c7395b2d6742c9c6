/** `npm run bench:addresses`: how well and how fast the index finds addresses (docs/operations/addresses.md). */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
import { usageOf } from '../commands/command-line.mjs';

const { values } = parseArgs({
  options: {
    addresses: { type: 'string' },
    localities: { type: 'string' },
    state: { type: 'string' },
    drawn: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    each: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
  },
});
const addresses = values.addresses === undefined ? undefined : Number(values.addresses);
const [drawn, seed] = [Number(values.drawn), Number(values.seed)];
if (!(drawn > 0) || !Number.isInteger(seed) || (addresses !== undefined && !(addresses > 0))) {
  console.error(usageOf('bench/bench-addresses'));
  process.exit(1);
}

// Bundling the bench's worker needs no new client.
process.env.KURRAJONG_BUILT = '1';
const index = await openIndex({
  ...{ addresses, seed, localities: values.localities },
  state: values.state && resolve(values.state),
});
try {
  const { table, db, ask } = index;
  printTable(table.title, table.head, table.rows);
  const targets = await drawAddresses(db, drawn, seed);
  const ranked = await keystrokeRanks(ask, targets);
  const found = await recall(ask, targets, seed);
  const tables = [
    ...[untilTable(ranked), shareTable(ranked)],
    ...(values.each ? [eachTable(ranked)] : []),
    found.table,
    ...(values.missed ? [missedTable(found.missed, 10)] : []),
    await timesTable(ask, targets, seed),
  ];
  for (const { title, head, rows } of tables) printTable(title, head, rows);
} finally {
  await index.close();
}
