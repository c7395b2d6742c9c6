/** Anchors made from names: readable, unique, never empty. */
import { describe, expect, it } from 'vitest';
import { slug, slugs } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Maeve O’Sullivan-Tran', 'maeve-osullivan-tran'],
    ["Dr. Ana D'Souza AM", 'dr-ana-dsouza-am'],
    ['  Zoë  Nuñez ', 'zoe-nunez'],
    ['1. What we collect, & why', '1-what-we-collect-why'],
    ['王芳', ''],
  ])('of “%s” is “%s”', (words, expected) => {
    expect(slug(words)).toBe(expected);
  });

  it('is unique among its like and never empty', () => {
    expect(slugs(['Kim Lee', 'Kim Lee', '王芳', 'Kim Lee 2'], 'member')).toEqual([
      'kim-lee',
      'kim-lee-2',
      'member-3',
      'kim-lee-2-2',
    ]);
  });
});
