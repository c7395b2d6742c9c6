/** Anchors made from names: readable, unique, never empty. */
import { describe, expect, it } from 'vitest';
import { exampleContext } from './section.fixture.tsx';
import { anchorPrefix, slug, slugs } from './slug.ts';

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

  it('leaves a name that is kept to the one that has it, and names elsewhere on the page alone', () => {
    expect(
      slugs(['Kim Lee', 'Chair', 'Jo Wu'], 'member', [undefined, 'kim-lee'], ['jo-wu']),
    ).toEqual(['kim-lee-2', 'kim-lee', 'jo-wu-2']);
  });
});

it('anchors of a second section of a type have its place before them, those of the first have none', () => {
  expect(anchorPrefix(exampleContext({ index: 3, repeats: true }))).toBe('s3-');
  expect(anchorPrefix(exampleContext({ index: 3, repeats: false }))).toBe('');
});
