/** Counted codes and paths: nothing that could name a person, and the product of every route. */
import { describe, expect, it } from 'vitest';
import { verticalSlugs, verticals } from '../vertical.ts';
import { countedCode, otherCode, verticalOfPath } from './counted-event.ts';

describe('a code', () => {
  it.each(['RC-77', 'rc77', 'K7', 'BRK12', 'E2E1', '9', '10023', 'p_12', '2026-11', 'a.1-b.2'])(
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
    'amy1',
    'Amy1990',
    'Lee88',
    'jo-7',
    'JO-7',
    'Ty-4',
    'al.3',
    '88ng',
    'AB1',
    '12-03-87',
    '1.3.87',
    '120387',
    '100234',
    '1203-87',
    '03-1987',
    '1987-03',
    '2026-13',
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
