/** Frames and pictures from elsewhere: only from the brand's list, only over https, no frame of our own. */
import { describe, expect, it } from 'vitest';
import { frameHostsOf, imageHostsOf, mayFrame, mayShowPicture } from './allowed-hosts.ts';
import type { Brand } from './brand.ts';

const brand = {
  hosts: {
    development: 'a.localhost',
    qa: 'qa.a.example',
    uat: 'uat.a.example',
    production: 'www.a.example',
  },
  application: { development: '', qa: '', uat: '', production: 'https://join.a.example' },
  frameHosts: [
    'widgets.partner.example',
    'www.a.example',
    'join.a.example',
    "x; script-src 'unsafe-inline'",
  ],
  imageHosts: ['logos.partner.example', "evil.example; script-src 'unsafe-inline'", 'a b'],
} as unknown as Brand;

describe('frameHostsOf', () => {
  it('leaves out our own hosts and text that is not a host', () => {
    expect(frameHostsOf(brand)).toEqual(['widgets.partner.example']);
  });

  it('is empty for a brand without a list', () => {
    const { frameHosts: _, ...without } = brand;
    expect(frameHostsOf(without)).toEqual([]);
  });
});

describe('mayFrame', () => {
  it.each([
    ['https://widgets.partner.example/providers?a=b', true],
    ['http://widgets.partner.example/providers', false],
    ['https://widgets.partner.example:8443/providers', false],
    ['https://user@widgets.partner.example/', false],
    ['https://widgets.partner.example.evil.example/', false],
    ['https://www.a.example/', false],
    ['/providers', false],
  ])('%s: %s', (url, allowed) => {
    expect(mayFrame(brand, url)).toBe(allowed);
  });
});

describe('imageHostsOf', () => {
  it('leaves out text that would add to the page’s policy', () => {
    expect(imageHostsOf(brand)).toEqual(['logos.partner.example']);
    const { imageHosts: _, ...without } = brand;
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
