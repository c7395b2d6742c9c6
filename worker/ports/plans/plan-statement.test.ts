/** The statement behind a page of plans: which index each filter searches, and what it reads as plans grow. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { PlanFilter } from '../../../domain/plans/filters.ts';
import { chosenStatement } from './chosen-statement.ts';
import { generatedCatalogue } from './generated-catalogue.fixture.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { type PageOfListing, planStatement, type Statement } from './plan-statement.ts';

const db = env.CATALOGUE_DB;
const day = '2026-11-21';

const page = (filter: PlanFilter, over: Partial<PageOfListing> = {}): Statement =>
  planStatement({ filter, day, sort: 1, offset: 0, limit: 5, ...over });

async function asked<Row>({ sql, params }: Statement) {
  return db
    .prepare(sql)
    .bind(...params)
    .all<Row>();
}

/** Rows that the statement reads. */
async function read(filter: PlanFilter, over?: Partial<PageOfListing>): Promise<number> {
  return (await asked(page(filter, over))).meta.rows_read;
}

describe('each filter searches an index of its own', () => {
  const sim = { vertical: 'mobile', connection: 'Personal', planType: 'Sim' } as const;

  it.each<[string, PlanFilter]>([
    ['listing_cost (vertical=?)', { vertical: 'mobile' }],
    [
      'listing_cost (vertical=? AND estimate_cents>? AND estimate_cents<?)',
      { vertical: 'broadband', costMinCents: 1, costMaxCents: 9_000 },
    ],
    [
      'listing_provider (vertical=? AND provider_id=?)',
      { vertical: 'mobile', providers: ['a', 'b'] },
    ],
    [
      'listing_provider (vertical=? AND provider_id=?)',
      { vertical: 'broadband', providers: ['a'], speedTiers: [50] },
    ],
    ['listing_connection (vertical=? AND connection=? AND plan_type=?)', sim],
    [
      'listing_connection (vertical=? AND connection=? AND plan_type=? AND estimate_cents<?)',
      { ...sim, costMaxCents: 5_000, dataMinGb: 30 },
    ],
    ['listing_data (vertical=? AND data_gb>?)', { vertical: 'mobile', dataMinGb: 30 }],
    [
      'listing_connection_type (vertical=? AND connection_type=?)',
      { vertical: 'broadband', connectionTypes: ['nbn'] },
    ],
    [
      'listing_speed (vertical=? AND speed_tier=?)',
      { vertical: 'broadband', speedTiers: [50, 100] },
    ],
    ['listing_modem (vertical=? AND modem=?)', { vertical: 'broadband', modems: ['Included'] }],
  ])('%s', async (index, filter) => {
    for (const sort of [1, 2] as const) {
      const { sql, params } = page(filter, { sort });
      const plan = await asked<{ detail: string }>({ sql: `EXPLAIN QUERY PLAN ${sql}`, params });
      const details = plan.results.map(({ detail }) => detail);
      const searches = details.filter((detail) => / l\b/.test(detail));
      // The page; and the number of all, where costs are bounded: no count made before knows them.
      const bounded = filter.costMinCents !== undefined || filter.costMaxCents !== undefined;
      expect(searches).toHaveLength(bounded ? 2 : 1);
      const counts = details.filter((detail) => / t\b/.test(detail));
      expect(counts).toEqual(
        bounded ? [] : [expect.stringMatching(/^SEARCH t USING PRIMARY KEY \(vertical=\? AND pro/)],
      );
      for (const search of searches) expect(search).toMatch(/^SEARCH l USING (?:COVERING )?INDEX/);
      for (const search of searches) expect(search).toContain(`INDEX ${index}`);
      expect(details.join('\n')).not.toMatch(/SCAN (?:l|p|s|t)\b/);
    }
  });

  it('the technology: that of the pairs', async () => {
    const { sql, params } = page({ vertical: 'broadband', technology: 'HFC' });
    const plan = await asked<{ detail: string }>({ sql: `EXPLAIN QUERY PLAN ${sql}`, params });
    expect(
      plan.results.filter(({ detail }) =>
        /SEARCH t .*PRIMARY KEY \(technology=\? AND plan_id=\?\)/.test(detail),
      ),
    ).toHaveLength(1);
  });
});

it('chosen plans are searched by their ids alone', async () => {
  for (const sort of [1, 2] as const) {
    const params = [JSON.stringify(['a', 'b']), 'mobile', day];
    const sql = `EXPLAIN QUERY PLAN ${chosenStatement(sort)}`;
    const { results } = await asked<{ detail: string }>({ sql, params });
    const details = results.map(({ detail }) => detail);
    expect(details.filter((detail) => / l\b/.test(detail))).toEqual([
      expect.stringMatching(/^SEARCH l USING PRIMARY KEY \(plan_id=\?/),
    ]);
    expect(details.join('\n')).not.toMatch(/SCAN (?:l|p|s)\b/);
  }
});

describe('as plans grow from 400 to 10,000', () => {
  const steady: PlanFilter[] = [
    { vertical: 'mobile', providers: ['steady'] },
    { vertical: 'broadband', providers: ['steady'], speedTiers: [25, 50, 100] },
  ];
  /** More of them match as there are more. */
  const growing: PlanFilter[] = [
    { vertical: 'mobile', connection: 'Personal', planType: 'Sim', dataMinGb: 30 },
    { vertical: 'broadband' },
    { vertical: 'broadband', connectionTypes: ['nbn'], speedTiers: [50] },
    { vertical: 'broadband', speedTiers: [50, 100], modems: ['Included'] },
    { vertical: 'broadband', connectionTypes: ['nbn'], technology: 'HFC' },
  ];
  const bounded: PlanFilter = {
    ...{ vertical: 'mobile', connection: 'Personal', planType: 'Sim' },
    ...{ costMinCents: 0, costMaxCents: 100_000 },
  };

  it('reads no more for what matches the same, nor for what matches more', async () => {
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

  it('still finds the page and the number of all', async () => {
    const { results } = await asked<{ total: number; estimate_cents: number }>(
      page({ vertical: 'mobile' }, { offset: 2_000 }),
    );
    expect(results.map(({ total }) => total)).toEqual([5_010, 5_010, 5_010, 5_010, 5_010]);
    const costs = results.map(({ estimate_cents }) => estimate_cents);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});
