/** Footer columns: at most four links each, or two halves (spec: constants). */
import { describe, expect, it } from 'vitest';
import { columnsOf, halves } from './site-footer.tsx';

describe('columns', () => {
  it('hold four links at most, and none stands alone', () => {
    expect(columnsOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(columnsOf([1, 2, 3, 4, 5])).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    for (let count = 2; count <= 20; count++) {
      const columns = columnsOf(Array.from({ length: count }, (_, index) => index));
      expect(columns.flat()).toHaveLength(count);
      expect(columns).toHaveLength(Math.ceil(count / 4));
      for (const { length } of columns) {
        expect(length).toBeGreaterThan(1);
        expect(length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('are none without links', () => {
    expect(columnsOf([])).toEqual([]);
  });

  it('are two when split in halves, the first the longer one', () => {
    expect(halves([1, 2, 3, 4, 5])).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(halves([1])).toEqual([[1]]);
  });
});
