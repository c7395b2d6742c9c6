/** The 'N read' text of a card. */
import { describe, expect, it } from 'vitest';
import { readTime } from './cards.tsx';

describe('reading time', () => {
  it.each([
    ['4 min', '4 min read'],
    ['4', '4 min read'],
    ['12 minutes', '12 minutes read'],
    ['4 min read', '4 min read'],
    ['A quick Read', 'A quick Read'],
  ])('of “%s” is “%s”', (supportingText, expected) => {
    expect(readTime(supportingText)).toBe(expected);
  });
});
