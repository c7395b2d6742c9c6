/** A filtered, sorted page of plans out of D1, at 1,000 and at 10,000 plans. */
import type { PlanFilter } from '../domain/plans/filters.ts';
import type { Sort } from '../domain/plans/rank.ts';
import { migrate } from '../scripts/site/built-site.ts';
import { generatedCatalogue } from '../worker/ports/plans/generated-catalogue.fixture.ts';
import { loadCatalogue } from '../worker/ports/plans/load-catalogue.ts';
import { planStatement } from '../worker/ports/plans/plan-statement.ts';
import { whole } from './print-table.ts';
import { type Question, startDatabases, statementTable } from './statement-times.ts';

interface PageOfPlans {
  readonly name: string;
  readonly filter: PlanFilter;
  readonly sort?: Sort;
  /** From 1. */
  readonly page?: number;
}

const sim = { vertical: 'mobile', connection: 'Personal', planType: 'Sim' } as const;
const nbn = { vertical: 'broadband', connectionTypes: ['nbn'] } as const;

/** What visitors ask for: the first page of a list, then what they choose in it. */
const questions: readonly PageOfPlans[] = [
  { name: 'mobile, as it opens', filter: { ...sim, dataMinGb: 30 } },
  { name: 'mobile, highest first', filter: { ...sim, dataMinGb: 30 }, sort: 2 },
  { name: 'mobile, three providers', filter: { ...sim, providers: sellers(3) } },
  { name: 'mobile, bounds of cost', filter: { ...sim, costMinCents: 2_000, costMaxCents: 6_000 } },
  { name: 'mobile, page 40', filter: { ...sim, dataMinGb: 30 }, page: 40 },
  { name: 'broadband, as it opens', filter: nbn },
  { name: 'broadband, one speed', filter: { ...nbn, speedTiers: [50] } },
  {
    name: 'broadband, speeds, modem',
    filter: { ...nbn, speedTiers: [50, 100], modems: ['Included'] },
  },
  { name: 'broadband, by HFC', filter: { ...nbn, technology: 'HFC' } },
];

const sizes = [1_000, 10_000];
const pageSize = 5;

/** Prints the table. @param times how often each page is asked for */
export async function planPagesTable(times: number): Promise<void> {
  const server = await startDatabases(sizes.map(nameOf));
  try {
    const databases = await Promise.all(
      sizes.map(async (plans) => {
        const db = await server.getD1Database(nameOf(plans));
        await migrate(db, 'plans');
        await loadCatalogue(db, generatedCatalogue(plans));
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

function asStatements({ name, filter, sort = 1, page = 1 }: PageOfPlans): Question {
  const offset = (page - 1) * pageSize;
  const asked = { filter, day: '2026-11-21', sort, offset, limit: pageSize };
  return { name, statements: [planStatement(asked)] };
}
