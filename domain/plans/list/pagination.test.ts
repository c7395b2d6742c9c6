/** Pagination (spec: plan-lists): all of up to five pages, otherwise first, last, current and neighbours with ellipses. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageMarks, pagesOf, pageWithin } from './pagination.ts';

it.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, '…', 6]],
  [2, 6, [1, 2, 3, '…', 6]],
  [3, 6, [1, 2, 3, 4, '…', 6]],
  [4, 6, [1, '…', 3, 4, 5, 6]],
  [6, 6, [1, '…', 5, 6]],
  [10, 20, [1, '…', 9, 10, 11, '…', 20]],
  [99, 20, [1, '…', 19, 20]],
])('marks page %i of %i', (current, pages, marks) => {
  expect(pageMarks(current, pages)).toEqual(marks);
});

it('lists first, last and current once each, in order, with an ellipsis for every gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(250), (pages, asked) => {
      const marks = pageMarks(asked, pages);
      const numbers = marks.filter((mark) => mark !== '…');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, pageWithin(asked, pages), pages]));
      marks.forEach((mark, index) => {
        if (mark !== '…') return;
        const [before, after] = [marks[index - 1], marks[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(1);
      });
      expect(marks.length).toBeLessThanOrEqual(7);
    }),
  );
});

it('an empty list has one page, and any requested page is clamped to the range', () => {
  expect([pagesOf(0, 5), pagesOf(5, 5), pagesOf(6, 5)]).toEqual([1, 1, 2]);
  expect([0, -3, 2.9, Number.NaN, 9].map((asked) => pageWithin(asked, 4))).toEqual([1, 1, 2, 1, 4]);
});
