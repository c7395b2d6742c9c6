/** The products of a hero form: one, or a bundle. */
import { describe, expect, it } from 'vitest';
import { canBundle, isBundle, productsError } from './hero-rules.ts';

describe('the products of a form', () => {
  it('can be a bundle when more than the minimum are offered', () => {
    expect([1, 2, 3].map(canBundle)).toEqual([false, false, true]);
  });

  it('are a bundle where the page’s path asks for one', () => {
    expect(isBundle(3, '/bundle')).toBe(true);
    expect(isBundle(3, '/bundle/movers')).toBe(true);
    expect(isBundle(2, '/bundle')).toBe(false);
    expect(isBundle(7, '/')).toBe(false);
    expect(isBundle(7, '/bundles-explained')).toBe(false);
  });

  it('are a bundle where the form itself says so, whatever its path', () => {
    expect(isBundle(3, '/', true)).toBe(true);
    expect(isBundle(3, '/bundle', false)).toBe(false);
    expect(isBundle(2, '/', true)).toBe(false);
  });

  it('must include the minimum, with the specified message', () => {
    expect(productsError([], true)).toBe('Select minimum 2 product for bundle');
    expect(productsError(['energy'], true)).toBe('Select minimum 2 product for bundle');
    expect(productsError(['energy', 'mobile'], true)).toBeUndefined();
    expect(productsError(['energy'], false)).toBeUndefined();
    expect(productsError([], false)).toBe('Choose at least one product');
  });
});
