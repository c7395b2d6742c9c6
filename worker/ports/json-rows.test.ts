/** Rows as JSON: split by bytes, with none lost. */
import { expect, it } from 'vitest';
import { insertRows, jsonChunks } from './json-rows.ts';

it('cuts where the next row would not fit, by bytes', () => {
  const rows = [{ a: 1 }, { a: 2 }, { a: 'é' }];
  // Seven bytes a row, ten for the last; plus an opening bracket, and a comma or bracket after each row.
  expect(jsonChunks(rows, 17)).toEqual(['[{"a":1},{"a":2}]', '[{"a":"é"}]']);
  expect(jsonChunks(rows, 28)).toEqual(['[{"a":1},{"a":2},{"a":"é"}]']);
  expect(jsonChunks(rows, 27)).toHaveLength(2);
});

it('gives a row that is too long a list of its own, and no rows no list', () => {
  expect(jsonChunks([{ a: 1 }, { a: 2 }], 1)).toEqual(['[{"a":1}]', '[{"a":2}]']);
  expect(jsonChunks([], 1)).toEqual([]);
});

it('inserts by column', () => {
  expect(insertRows('plan', ['id', 'vertical'])).toBe(
    "INSERT INTO plan (id, vertical) SELECT value ->> '$.id', value ->> '$.vertical' FROM json_each(?1)",
  );
});
