/** Counted codes and paths: nothing that could name a person, and the product of every route. */
import { describe, expect, it } from 'vitest';
import { verticalSlugs, verticals } from '../vertical.ts';
import { countedCode, otherCode, verticalOfPath } from './counted-event.ts';

describe('a code', () => {
  it.each(['RC-77', 'rc77', 'AB1', 'E2E1', '9', '100234', 'p_12', '2026-11', 'a.1-b.2'])(
    'is counted as itself: %s',
    (code) => {
      expect(countedCode(code)).toBe(code);
    },
  );

  it('made of words is counted as itself only if the brand knows it exactly', () => {
    const known = ['spring.2026', 'partner-nine'];
    const given = ['spring.2026', 'partner-nine', 'Partner-Nine', 'partner', 'spring.2027'];
    expect(given.map((code) => countedCode(code, known))).toEqual([
      ...known,
      otherCode,
      otherCode,
      otherCode,
    ]);
  });

  it.each([
    'jo@example.com',
    'jo1@me.au',
    'Jo Citizen',
    'jo-citizen',
    'Jo.Citizen.77',
    'citizen1987',
    'Nguyen',
    'Jo',
    'jo.lee.88',
    'anna1',
    '1987-03-12',
    '98765432',
    '9876_543',
    'constructor',
    '0412345678',
    '0412-345-678',
    'tfn.123.456_782',
    'id123456789',
    '--1--',
    '1'.repeat(5000),
    'x'.repeat(33),
    '<b>',
    '%41',
    'é',
    '12 Bellbird',
  ])('is counted as another code: %s', (code) => {
    expect(countedCode(code)).toBe(otherCode);
  });

  it('is empty when there is none', () => {
    expect([countedCode(undefined), countedCode('')]).toEqual(['', '']);
  });
});

describe('the product of a path', () => {
  it.each(verticalSlugs)('is %s on its pages and its form', (slug) => {
    const { productPath, basicInfoPath } = verticals[slug];
    expect([productPath, `${productPath}/plans`, basicInfoPath].map(verticalOfPath)).toEqual([
      slug,
      slug,
      slug,
    ]);
  });

  it.each(['/', '/about', '/energyx', '/blogs/energy', '//energy'])('is empty for %s', (path) => {
    expect(verticalOfPath(path)).toBe('');
  });
});
