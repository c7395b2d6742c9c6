/** Codes and paths as they are counted: nothing that could name a person, and the product of every route. */
import { describe, expect, it } from 'vitest';
import { verticalSlugs, verticals } from '../vertical.ts';
import { countedCode, otherCode, verticalOfPath } from './counted-event.ts';

describe('the code that is counted', () => {
  it.each(['RC-77', 'partner_9', 'a', 'spring.2026', '2026-11-23-a1', 'x'.repeat(32)])(
    '%s is its own',
    (code) => {
      expect(countedCode(code)).toBe(code);
    },
  );

  it.each([
    'jo@example.com',
    'Jo Citizen',
    '0412345678',
    '0412-345-678',
    'tfn.123.456_782',
    'id123456789',
    'x'.repeat(33),
    '<b>',
    '%41',
    'é',
    '12 Bellbird',
  ])('%s is another', (code) => {
    expect(countedCode(code)).toBe(otherCode);
  });

  it('is empty without one', () => {
    expect([countedCode(undefined), countedCode('')]).toEqual(['', '']);
  });
});

describe('the product of a path', () => {
  it.each(verticalSlugs)('%s has its pages and its form', (slug) => {
    const { productPath, basicInfoPath } = verticals[slug];
    expect([productPath, `${productPath}/plans`, basicInfoPath].map(verticalOfPath)).toEqual([
      slug,
      slug,
      slug,
    ]);
  });

  it.each(['/', '/about', '/energyx', '/blogs/energy', '//energy'])('%s has none', (path) => {
    expect(verticalOfPath(path)).toBe('');
  });
});
