/** What plans are filtered by has a column wherever lists are asked for. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { filterColumns } from './listing-rows.ts';

describe('the columns of filters', () => {
  it.each(['listing', 'tally'])('are all in the table %s', async (table) => {
    const { results } = await env.CATALOGUE_DB.prepare('SELECT name FROM pragma_table_info(?1)')
      .bind(table)
      .all<{ name: string }>();
    expect(filterColumns.length).toBeGreaterThan(5);
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining([...filterColumns]));
  });
});
