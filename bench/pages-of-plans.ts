/** Measures a filtered, sorted page of plans from D1, at 1,000 and at 10,000 plans. */
import type { PlanQuery } from '../domain/plans/list/plan-query.ts';
import { batchingAfresh } from '../scripts/databases/fresh-connection.ts';
import { migrate } from '../scripts/databases/migrate-locally.ts';
import { generatedCatalogue } from '../worker/ports/plans/generated-catalogue.fixture.ts';
import { loadCatalogue } from '../worker/ports/plans/load-catalogue.ts';
import { pageStatement } from '../worker/ports/plans/plan-statement.ts';
import { whole } from './print-table.ts';
import { type Question, startDatabases, statementTable } from './statement-times.ts';

interface PageOfPlans {
  readonly name: string;
  readonly query: Pick<PlanQuery, 'vertical' | 'filters' | 'cost'> &
    Partial<Pick<PlanQuery, 'sort' | 'page'>>;
}

const mobile = { vertical: 'mobile' } as const;
const broadband = { vertical: 'broadband' } as const;
const sim = { use: 'Personal', kind: 'Sim' };
const opening = { ...mobile, filters: { ...sim, data: 30 } };
const nbn = { connection: ['nbn'] };

/** Visitors' queries: the first page of a list, then their choices in it. */
const questions: readonly PageOfPlans[] = [
  { name: 'mobile, as it opens', query: opening },
  { name: 'mobile, highest first', query: { ...opening, sort: 2 } },
  {
    name: 'mobile, three providers',
    query: { ...mobile, filters: { ...sim, provider: sellers(3) } },
  },
  {
    name: 'mobile, bounds of cost',
    query: { ...mobile, filters: sim, cost: { minCents: 2_000, maxCents: 6_000 } },
  },
  { name: 'mobile, page 40', query: { ...opening, page: 40 } },
  { name: 'broadband, as it opens', query: { ...broadband, filters: nbn } },
  { name: 'broadband, one speed', query: { ...broadband, filters: { ...nbn, speed: [50] } } },
  {
    name: 'broadband, speeds, modem',
    query: { ...broadband, filters: { ...nbn, speed: [50, 100], modem: ['Included'] } },
  },
  { name: 'broadband, by HFC', query: { ...broadband, filters: { ...nbn, technology: 'HFC' } } },
];

const sizes = [1_000, 10_000];
const pageSize = 5;

/** Prints the table. @param times how often each page is requested */
export async function planPagesTable(times: number): Promise<void> {
  const server = await startDatabases(sizes.map(nameOf));
  try {
    const databases = await Promise.all(
      sizes.map(async (plans) => {
        const db = await server.getD1Database(nameOf(plans));
        await migrate(db, 'CATALOGUE_DB');
        await loadCatalogue(batchingAfresh(db), generatedCatalogue(plans));
        return { size: `${whole(plans)} plans`, db };
      }),
    );
    await statementTable('A page of plans', databases, questions.map(asStatements), times);
  } finally {
    await server.dispose();
  }
}

function nameOf(plans: number): string {
  return `PLANS_${plans}`;
}

function sellers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `seller-${index}`);
}

function asStatements({ name, query: { sort = 1, page = 1, ...query } }: PageOfPlans): Question {
  const offset = (page - 1) * pageSize;
  const asked = { query: { ...query, sort }, day: '2026-11-21', offset, limit: pageSize };
  return { name, statements: [pageStatement(asked)] };
}
