/** Measures a page of energy plans from D1, with the plans of one area loaded and with those of all areas. */
import type { PlanQuery } from '../domain/plans/list/plan-query.ts';
import { batchingAfresh } from '../scripts/databases/fresh-connection.ts';
import { migrate } from '../scripts/databases/migrate-locally.ts';
import { askerOn } from '../worker/ports/plans/asker.fixture.ts';
import { createEmbeddedPlans } from '../worker/ports/plans/embedded-plans.ts';
import { countedRows } from '../worker/ports/plans/energy/counted-rows.fixture.ts';
import { generateEnergyPlans } from '../worker/ports/plans/energy/generated-energy.fixture.ts';
import { loadEntries } from '../worker/ports/plans/energy/load-entries.fixture.ts';
import type { PlansPort } from '../worker/ports/plans/plans.port.ts';
import { printTable, quantile, whole } from './print-table.ts';
import { startDatabases } from './statement-times.ts';

const loaded = 16_000;
/** In the largest generated network, which has about a thousand plans for homes. */
const postcode = '2000';

const homes = { fuel: 'Electricity', customer: 'Residential' };
const questions: readonly { readonly name: string; readonly filters: PlanQuery['filters'] }[] = [
  { name: 'electricity for homes', filters: homes },
  { name: 'gas for homes', filters: { ...homes, fuel: 'Gas' } },
  { name: 'one provider', filters: { ...homes, provider: ['seller-7'] } },
];

interface Figures {
  readonly cold: number[];
  readonly warm: number[];
  rows: number;
  total: number;
}

/** Prints the table. @param times how often each page is requested */
export async function energyPagesTable(times: number): Promise<void> {
  const server = await startDatabases(['AREA', 'ALL']);
  try {
    const all = generateEnergyPlans(loaded, 14);
    const near = all.filter(({ plan }) => plan.area?.postcodes.includes(postcode));
    const sizes = await Promise.all(
      (
        [
          ['AREA', near],
          ['ALL', all],
        ] as const
      ).map(async ([name, entries]) => {
        const db = await server.getD1Database(name);
        await migrate(db, 'CATALOGUE_DB');
        await loadEntries(batchingAfresh(db), entries, name);
        return { size: `${whole(entries.length)} loaded`, db };
      }),
    );
    const figures = questions.map(() =>
      sizes.map((): Figures => ({ cold: [], warm: [], rows: 0, total: 0 })),
    );
    // Sizes and queries take turns, so that a busy moment of the machine affects all. Round 0 warms up.
    for (let round = 0; round <= times; round += 1) {
      for (const [row, { filters }] of questions.entries()) {
        for (const [column, { db }] of sizes.entries()) {
          const into = figures[row]?.[column];
          if (into) await ask(db, filters, round, into);
        }
      }
    }
    print(sizes, figures);
  } finally {
    await server.dispose();
  }
}

type Database = Awaited<ReturnType<Awaited<ReturnType<typeof startDatabases>>['getD1Database']>>;

async function ask(db: Database, filters: PlanQuery['filters'], round: number, into: Figures) {
  const counted = countedRows(db);
  const port = createEmbeddedPlans(counted.db);
  const cold = await timed(port, filters, 3_000 + round);
  const rows = counted.rows();
  // Another visitor's answers: the plans are now in memory.
  const warm = await timed(port, filters, 5_000 + round);
  if (round === 0) return;
  into.cold.push(cold.ms);
  into.warm.push(warm.ms);
  into.rows = Math.max(into.rows, rows);
  into.total = cold.total;
}

async function timed(port: PlansPort, filters: PlanQuery['filters'], kwh: number) {
  const query = { vertical: 'energy', filters, sort: 1, page: 1, perPage: 5 } as const;
  const startedAt = performance.now();
  const { total } = await port.page({ ...query, answers: { postcode, kwh } }, askerOn());
  return { ms: performance.now() - startedAt, total };
}

function print(
  sizes: readonly { readonly size: string }[],
  figures: readonly (readonly Figures[])[],
): void {
  const head = ['', ...sizes.flatMap(({ size }) => [`${size}: listed`, 'rows', 'first', 'next'])];
  const rows = questions.map(({ name }, row) => [
    name,
    ...(figures[row] ?? []).flatMap(({ total, rows: read, cold, warm }) => [
      whole(total),
      whole(read),
      quantile(cold, 0.5).toFixed(1),
      quantile(warm, 0.5).toFixed(1),
    ]),
  ]);
  const title =
    'A page of energy plans: rows read, ms of the first page of an area and of the next';
  printTable(title, head, rows);
}
