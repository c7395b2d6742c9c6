/** The hero's shared rules: bundles, and the postcode string. */
import { describe, expect, it } from 'vitest';
import { isBundle, isCompletePostcode, parsePostcode, productsError } from './hero-rules.ts';

describe('products', () => {
  it('is a bundle when more than the minimum are offered', () => {
    expect([1, 2, 3].map(isBundle)).toEqual([false, false, true]);
  });

  it('asks for the minimum, word for word', () => {
    expect(productsError([], true)).toBe('Select minimum 2 product for bundle');
    expect(productsError(['energy'], true)).toBe('Select minimum 2 product for bundle');
    expect(productsError(['energy', 'mobile'], true)).toBeUndefined();
    expect(productsError(['energy'], false)).toBeUndefined();
    expect(productsError([], false)).toBe('Choose at least one product');
  });
});

describe('parsePostcode', () => {
  it('splits by comma-space into exactly three', () => {
    expect(parsePostcode('3000, MELBOURNE, VIC')).toEqual({
      postcode: '3000',
      locality: 'MELBOURNE',
      state: 'VIC',
    });
  });

  it.each(['', '3000', '3000, MELBOURNE', '3000,MELBOURNE,VIC', '3000, A, B, VIC'])(
    '%j: all three empty',
    (text) => {
      expect(parsePostcode(text)).toEqual({ postcode: '', locality: '', state: '' });
      expect(isCompletePostcode(parsePostcode(text))).toBe(false);
    },
  );

  it.each(['MELBOURNE, 3000, VIC', '300, A, VIC', '3000, , VIC'])('%j is not complete', (text) => {
    expect(isCompletePostcode(parsePostcode(text))).toBe(false);
  });
});
