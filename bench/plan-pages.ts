/** A filtered, sorted page of plans out of D1, at 1,000 and at 10,000 plans: time and rows read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';
import type { PlanQuery } from '../domain/plans/plan-query.ts';
import { root } from '../scripts/build/files-below.ts';
import { generatedCatalogue } from '../worker/ports/plans/generated-catalogue.fixture.ts';
import { loadCatalogue } from '../worker/ports/plans/load-catalogue.ts';
import { pageStatement } from '../worker/ports/plans/plan-statement.ts';

interface Question {
  readonly name: string;
  readonly query: Pick<PlanQuery, 'vertical' | 'filters' | 'cost'> &
    Partial<Pick<PlanQuery, 'sort' | 'page'>>;
}

const mobile = { vertical: 'mobile' } as const;
const broadband = { vertical: 'broadband' } as const;
const sim = { use: 'Personal', kind: 'Sim' };
const opening = { ...mobile, filters: { ...sim, data: 30 } };
const nbn = { connection: ['nbn'] };

/** What visitors ask for: the first page of a list, then what they choose in it. */
const questions: readonly Question[] = [
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

const sizes = [1_000, 10_000] as const;
const pageSize = 5;
/** So many in one message: what the message costs is shared, and the database's part is left. */
const together = 10;

/** One question at one size. */
interface Figures {
  readonly times: number[];
  rows: number;
}

/** Prints a table; `asked` is how often each page is asked for, ten together. */
export async function catalogueTable(asked: number): Promise<void> {
  const platforms = await Promise.all(sizes.map(() => openDatabase()));
  try {
    for (const [index, { db }] of platforms.entries()) {
      await migrate(db);
      await loadCatalogue(db, generatedCatalogue(sizes[index] ?? 0));
    }
    const bySize = await measure(
      platforms.map(({ db }) => db),
      asked,
    );
    print(bySize, asked);
  } finally {
    for (const { dispose } of platforms) await dispose();
  }
}

async function openDatabase() {
  const { env, dispose } = await getPlatformProxy<{ CATALOGUE_DB: D1Database }>({
    configPath: join(root, 'wrangler.toml'),
    persist: false,
  });
  return { db: env.CATALOGUE_DB, dispose };
}

function sellers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `seller-${index}`);
}

async function migrate(db: D1Database): Promise<void> {
  const folder = join(root, 'worker/ports/plans/migrations');
  for (const file of readdirSync(folder).sort()) {
    const sql = readFileSync(join(folder, file), 'utf8').replace(/^\s*--.*$/gm, '');
    const statements = sql.split(';').filter((one) => one.trim() !== '');
    await db.batch(statements.map((one) => db.prepare(one)));
  }
}

/** Sizes and questions in turn, so that a busy moment of the machine falls on all of them. */
async function measure(databases: readonly D1Database[], asked: number): Promise<Figures[][]> {
  const figures = databases.map(() => questions.map((): Figures => ({ times: [], rows: 0 })));
  for (let round = 0; round <= asked; round += 1) {
    for (const [index, question] of questions.entries()) {
      for (const [size, db] of databases.entries()) {
        const { took, rows } = await ask(db, question);
        const own = figures[size]?.[index];
        if (!own) continue;
        own.rows = rows;
        // Round 0 warms up.
        if (round > 0) own.times.push(took);
      }
    }
  }
  return figures;
}

async function ask(db: D1Database, { query: { sort = 1, page = 1, ...query } }: Question) {
  const offset = (page - 1) * pageSize;
  const asked = { query: { ...query, sort }, day: '2026-11-21', offset, limit: pageSize };
  const { sql, params } = pageStatement(asked);
  const statement = db.prepare(sql).bind(...params);
  const startedAt = performance.now();
  const [answer] = await db.batch(Array.from({ length: together }, () => statement));
  const took = (performance.now() - startedAt) / together;
  return { took, rows: answer?.meta.rows_read ?? 0 };
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

function print(bySize: readonly (readonly Figures[])[], asked: number): void {
  console.log(`\nA page of plans out of D1, ms (p95 of ${asked} times ${together}) and rows read`);
  console.log(
    `${''.padEnd(26)}${sizes.map((plans) => `${plans} plans`.padStart(22)).join('')}      ×`,
  );
  questions.forEach(({ name }, index) => {
    const figures = bySize.map((one) => one[index] ?? { times: [], rows: 0 });
    const cells = figures.map(({ times, rows }) => `${p95(times).toFixed(2)} ms, ${rows} rows`);
    const [few, many] = figures.map(({ times }) => p95(times));
    const ratio = (many ?? 0) / (few || 1);
    console.log(
      `${name.padEnd(26)}${cells.map((cell) => cell.padStart(22)).join('')} ${ratio.toFixed(1).padStart(6)}`,
    );
  });
}
