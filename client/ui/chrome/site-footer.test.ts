/** Footer columns: four links each, or two halves (spec: constants). */
import { describe, expect, it } from 'vitest';
import { columnsOf, halves } from './site-footer.tsx';

describe('columns', () => {
  it('hold four links each', () => {
    expect(columnsOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9]]);
  });

  it('are two when split in halves, the first the longer one', () => {
    expect(halves([1, 2, 3, 4, 5])).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(halves([1])).toEqual([[1]]);
  });
});
