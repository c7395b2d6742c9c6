/** The statement behind a page of plans: the index that each filter searches, and the rows read as plans grow. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import type { Statement } from '../statement.ts';
import { generatedCatalogue } from './generated-catalogue.fixture.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { chosenStatement, type PageOfListing, pageStatement } from './plan-statement.ts';

const db = env.CATALOGUE_DB;
const day = '2026-11-21';

type Asked = Pick<PlanQuery, 'vertical' | 'filters' | 'cost'>;

const page = (query: Asked, over: Partial<PageOfListing> = {}): Statement =>
  pageStatement({ query: { sort: 1, ...query }, day, offset: 0, limit: 5, ...over });

async function asked<Row>({ sql, params }: Statement) {
  return db
    .prepare(sql)
    .bind(...params)
    .all<Row>();
}

/** Rows that the statement reads. */
async function read(filter: Asked, over?: Partial<PageOfListing>): Promise<number> {
  return (await asked(page(filter, over))).meta.rows_read;
}

describe('each filter searches an index of its own', () => {
  const sim = { use: 'Personal', kind: 'Sim' };

  it.each<[string, Asked]>([
    ['listing_cost (vertical=?)', { vertical: 'mobile', filters: {} }],
    [
      'listing_cost (vertical=? AND estimate_cents>? AND estimate_cents<?)',
      { vertical: 'broadband', filters: {}, cost: { minCents: 1, maxCents: 9_000 } },
    ],
    [
      'listing_provider (vertical=? AND provider_id=?)',
      { vertical: 'mobile', filters: { provider: ['a', 'b'] } },
    ],
    [
      'listing_provider (vertical=? AND provider_id=?)',
      { vertical: 'broadband', filters: { provider: ['a'], speed: [50] } },
    ],
    [
      'listing_connection (vertical=? AND connection=? AND plan_type=?)',
      { vertical: 'mobile', filters: sim },
    ],
    [
      'listing_connection (vertical=? AND connection=? AND plan_type=? AND estimate_cents<?)',
      { vertical: 'mobile', filters: { ...sim, data: 30 }, cost: { maxCents: 5_000 } },
    ],
    ['listing_data (vertical=? AND data_gb>?)', { vertical: 'mobile', filters: { data: 30 } }],
    [
      'listing_connection_type (vertical=? AND connection_type=?)',
      { vertical: 'broadband', filters: { connection: ['nbn'], technology: 'HFC' } },
    ],
    [
      'listing_speed (vertical=? AND speed_tier=?)',
      { vertical: 'broadband', filters: { speed: [50, 100] } },
    ],
    [
      'listing_modem (vertical=? AND modem=?)',
      { vertical: 'broadband', filters: { modem: ['Included'] } },
    ],
  ])('%s', async (index, filter) => {
    for (const sort of [1, 2] as const) {
      const { sql, params } = page(filter, { query: { ...filter, sort } });
      const plan = await asked<{ detail: string }>({ sql: `EXPLAIN QUERY PLAN ${sql}`, params });
      const details = plan.results.map(({ detail }) => detail);
      const searches = details.filter((detail) => / l\b/.test(detail));
      // The page and, where costs are bounded, the total too: the tally does not know costs.
      const bounded = filter.cost !== undefined;
      expect(searches).toHaveLength(bounded ? 2 : 1);
      const counts = details.filter((detail) => / t\b/.test(detail));
      expect(counts).toEqual(
        bounded
          ? []
          : [expect.stringMatching(/^SEARCH t USING INDEX tally_provider \(vertical=\? AND pro/)],
      );
      for (const search of searches) expect(search).toMatch(/^SEARCH l USING (?:COVERING )?INDEX/);
      for (const search of searches) expect(search).toContain(`INDEX ${index}`);
      expect(details.join('\n')).not.toMatch(/SCAN (?:l|p|s|t)\b/);
    }
  });
});

describe('another order than cost reads an index of its own', () => {
  it.each<[string, 'ongoing' | 'own', Asked]>([
    ['listing_ongoing (vertical=?)', 'ongoing', { vertical: 'mobile', filters: { data: 30 } }],
    ['listing_own (vertical=?)', 'own', { vertical: 'broadband', filters: { speed: [50] } }],
    [
      'listing_provider (vertical=? AND provider_id=?)',
      'own',
      { vertical: 'broadband', filters: { provider: ['a'] } },
    ],
  ])('%s', async (index, sort, filter) => {
    const { sql, params } = page(filter, { query: { ...filter, sort } });
    const plan = await asked<{ detail: string }>({ sql: `EXPLAIN QUERY PLAN ${sql}`, params });
    const details = plan.results.map(({ detail }) => detail);
    expect(details.filter((detail) => / l\b/.test(detail))).toEqual([
      expect.stringContaining(`INDEX ${index}`),
    ]);
  });
});

it('chosen plans are searched by their ids alone', async () => {
  const params = [JSON.stringify(['a', 'b']), JSON.stringify(['mobile', 'broadband'])];
  const sql = `EXPLAIN QUERY PLAN ${chosenStatement}`;
  const { results } = await asked<{ detail: string }>({ sql, params });
  const details = results.map(({ detail }) => detail);
  expect(details.filter((detail) => / p\b/.test(detail))).toEqual([
    expect.stringMatching(/^SEARCH p USING (?:PRIMARY KEY|INDEX sqlite_autoindex_plan_1) \(id=\?/),
  ]);
  expect(details.join('\n')).not.toMatch(/SCAN (?:p|s)\b/);
});

describe('as plans grow from 400 to 10,000', () => {
  const steady: Asked[] = [
    { vertical: 'mobile', filters: { provider: ['steady'] } },
    { vertical: 'broadband', filters: { provider: ['steady'], speed: [25, 50, 100] } },
  ];
  const sim = { use: 'Personal', kind: 'Sim' };
  /** These match more plans as the number of plans grows. */
  const growing: Asked[] = [
    { vertical: 'mobile', filters: { ...sim, data: 30 } },
    { vertical: 'broadband', filters: {} },
    { vertical: 'broadband', filters: { connection: ['nbn'], speed: [50] } },
    { vertical: 'broadband', filters: { speed: [50, 100], modem: ['Included'] } },
    { vertical: 'broadband', filters: { connection: ['nbn'], technology: 'HFC' } },
  ];
  const bounded: Asked = {
    vertical: 'mobile',
    filters: sim,
    cost: { minCents: 0, maxCents: 100_000 },
  };

  it('reads no more rows, whether as many plans match as before or more', async () => {
    const figures: number[][] = [];
    for (const plans of [400, 10_000]) {
      await loadCatalogue(db, generatedCatalogue(plans));
      figures.push(await Promise.all([...steady, ...growing].map((filter) => read(filter))));
    }
    const [few = [], many = []] = figures;
    expect(many.slice(0, steady.length)).toEqual(few.slice(0, steady.length));
    for (const rows of many) expect(rows).toBeLessThan(500);
  });

  it('counts where costs are bounded, and only there', async () => {
    const [page, one] = [await read(bounded), await read(bounded, { limit: 1 })];
    expect(page).toBeGreaterThan(3_000);
    // A page of one row and a page of five differ by four rows: the rest is the count.
    expect(page - one).toBeLessThan(60);
  });

  it('skips the pages before a late one in the index alone', async () => {
    const all: Asked = { vertical: 'mobile', filters: {} };
    const passed = (await read(all, { offset: 2_000 })) - (await read(all));
    // Each row once, including the plans' rows for other days.
    expect(passed).toBeGreaterThan(1_900);
    expect(passed).toBeLessThan(3_000);
    const { sql, params } = page(all, { offset: 2_000 });
    const plan = await asked<{ detail: string }>({ sql: `EXPLAIN QUERY PLAN ${sql}`, params });
    expect(plan.results.map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining('SEARCH l USING COVERING INDEX listing_cost'),
    );
  });

  it('still finds the page and the total', async () => {
    const { results } = await asked<{ total: number; estimate_cents: number }>(
      page({ vertical: 'mobile', filters: {} }, { offset: 2_000 }),
    );
    expect(results.map(({ total }) => total)).toEqual([5_010, 5_010, 5_010, 5_010, 5_010]);
    const costs = results.map(({ estimate_cents }) => estimate_cents);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});
