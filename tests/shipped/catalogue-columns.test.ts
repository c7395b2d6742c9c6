/** After the migrations, both tables that lists are read from have a column for every filter. */
import { describe, expect, it } from 'vitest';
import { filterColumns } from '../../worker/ports/plans/listing-rows.ts';
import { createSqliteD1 } from '../partner/sqlite-d1.ts';

describe('the columns of filters', () => {
  it.each(['listing', 'tally'])('are all in the table %s', async (table) => {
    const { results } = await createSqliteD1('plans')
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all<{ name: string }>();
    expect(filterColumns.length).toBeGreaterThan(5);
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining([...filterColumns]));
  });
});
