/** Pictures from elsewhere: only from the hosts that a brand names. */
import { describe, expect, it } from 'vitest';
import { brands } from '../brands/brands.ts';
import { imageHostsOf, mayShowPicture } from './image-hosts.ts';

const [some] = brands;
if (!some) throw new Error('No brand: brands/brands.ts is empty');
const { imageHosts: _, ...without } = some;
const brand = {
  ...without,
  imageHosts: ['logos.partner.example', "evil.example; script-src 'unsafe-inline'", 'a b'],
};

describe('imageHostsOf', () => {
  it('is the list without what would be more than a host in a policy', () => {
    expect(imageHostsOf(brand)).toEqual(['logos.partner.example']);
    expect(imageHostsOf(without)).toEqual([]);
  });
});

describe('mayShowPicture', () => {
  it.each([
    ['/media/catalogue/plover.svg', true],
    ['https://logos.partner.example/a.svg', true],
    ['http://logos.partner.example/a.svg', false],
    ['https://logos.partner.example:8443/a.svg', false],
    ['https://user@logos.partner.example/a.svg', false],
    ['https://logos.partner.example.evil.example/a.svg', false],
    ['//logos.partner.example/a.svg', false],
    ['/\\evil.example/a.svg', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (url, expected) => {
    expect(mayShowPicture(brand, url)).toBe(expected);
  });
});
