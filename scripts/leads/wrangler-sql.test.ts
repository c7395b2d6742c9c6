/** The reason why a deployed database refused reaches the caller. */
import { expect, it } from 'vitest';
import { refusedByApi } from '../doctor/stand-in-stage.fixture.ts';
import { wranglerSql } from './wrangler-sql.ts';

const asked = (output: string) =>
  wranglerSql(['LEADS_DB'], async () => ({ code: 1, output, errors: '' })).run([
    { sql: 'SELECT 1', params: [] },
  ]);

it.each([
  [
    'why, beside that',
    refusedByApi('no such table: lead').output,
    / failed\. no such table: lead$/,
  ],
  ['that alone', JSON.stringify({ error: { text: "Couldn't find a D1 DB" } }), /find a D1 DB$/],
  ['anything else as it is', 'Segmentation fault\n', /Segmentation fault$/],
])('a failed query says %s', async (_, output, words) => {
  await expect(asked(output)).rejects.toThrow(words);
});
