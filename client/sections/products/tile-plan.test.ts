/** Tiles of a grid of six columns fill their rows, whatever their number. */
import { describe, expect, it } from 'vitest';
import { isWide } from './tile-plan.ts';

describe('isWide', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i tiles leave no row ragged', (count) => {
    const columns = Array.from({ length: count }, (_, index) => (isWide(index, count) ? 3 : 2));
    expect(columns.reduce((sum, width) => sum + width, 0) % 6).toBe(0);
  });
});
