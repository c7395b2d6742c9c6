/** Counting slides: how many are in view, which ones, and the words for them. */
import { describe, expect, it } from 'vitest';
import {
  centre,
  inView,
  type SlidesShown,
  shownInWords,
  startOf,
  visibleCount,
  wrapped,
} from './slides-shown.ts';

const shown = (change: Partial<SlidesShown>): SlidesShown => ({
  selected: 0,
  count: 5,
  perView: 3,
  endless: false,
  ...change,
});

describe('visibleCount', () => {
  it.each([
    [1220, 406.66, 3],
    [620, 310, 2],
    [340, 340, 1],
    [340, 303.57, 1],
    [0, 0, 1],
  ])('%f px over slides of %f px show %i', (view, slide, count) => {
    expect(visibleCount(view, slide)).toBe(count);
  });
});

describe('wrapped', () => {
  it('goes round in both directions', () => {
    expect([-1, 0, 4, 5, 11].map((index) => wrapped(index, 5))).toEqual([4, 0, 4, 0, 1]);
  });
});

describe('inView', () => {
  it('begins at the selected slide and ends at the last one', () => {
    expect(inView(shown({ selected: 1 }))).toEqual([1, 2, 3]);
    expect(inView(shown({ selected: 4 }))).toEqual([2, 3, 4]);
  });

  it('has the selected slide in the middle of an endless one', () => {
    expect(inView(shown({ endless: true }))).toEqual([4, 0, 1]);
    expect(inView(shown({ endless: true, selected: 4, perView: 2 }))).toEqual([4, 0]);
    expect(inView(shown({ endless: true, selected: 2, perView: 1 }))).toEqual([2]);
  });

  it('is all of them when they fit', () => {
    expect(inView(shown({ count: 3, endless: true, selected: 2 }))).toEqual([0, 1, 2]);
    expect(inView(shown({ count: 1 }))).toEqual([0]);
  });
});

describe('startOf', () => {
  it('keeps the first in view where it is', () => {
    for (const perView of [1, 2, 3, 4]) {
      const selected = startOf(4, 5, perView);
      expect(inView({ selected, count: 5, perView, endless: true })[0]).toBe(4);
    }
    expect(startOf(2, 3, 3)).toBe(0);
  });
});

describe('centre', () => {
  it('is the middle of three, and nothing of one or two', () => {
    expect(centre(shown({ endless: true, selected: 4 }))).toBe(4);
    expect(centre(shown({ count: 3 }))).toBe(1);
    expect(centre(shown({ perView: 2 }))).toBeUndefined();
    expect(centre(shown({ perView: 1 }))).toBeUndefined();
  });
});

describe('shownInWords', () => {
  it('names the slides in view', () => {
    expect(shownInWords(shown({ perView: 1, selected: 1 }))).toBe('2 of 5');
    expect(shownInWords(shown({ selected: 1 }))).toBe('2 to 4 of 5');
    expect(shownInWords(shown({ endless: true, selected: 4 }))).toBe('5 of 5');
  });
});
