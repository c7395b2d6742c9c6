/** The products of a hero form: one, or a bundle. */
import { describe, expect, it } from 'vitest';
import { isBundle, productsError } from './hero-rules.ts';

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
