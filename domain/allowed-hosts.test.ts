/** External URLs: only a brand's allowed hosts, only https, no credentials, and no secret in an error. */
import { describe, expect, it } from 'vitest';
import { brands } from '../brands/brands.ts';
import {
  frameHostsOf,
  imageHostsOf,
  mayFrame,
  mayShowPicture,
  partnerUrlFault,
} from './allowed-hosts.ts';

const [some] = brands;
if (!some) throw new Error('No brand: brands/brands.ts is empty');
const { imageHosts: _images, frameHosts: _frames, ...without } = some;
const brand = {
  ...without,
  application: { ...some.application, production: 'https://join.a.example' },
  frameHosts: [
    'widgets.partner.example',
    some.hosts.production,
    'join.a.example',
    "x; script-src 'unsafe-inline'",
  ],
  imageHosts: ['logos.partner.example', "evil.example; script-src 'unsafe-inline'", 'a b'],
};

describe('frameHostsOf', () => {
  it('omits our own hosts and values that are not hosts', () => {
    expect(frameHostsOf(brand)).toEqual(['widgets.partner.example']);
  });

  it('is empty for a brand without a list', () => {
    expect(frameHostsOf(without)).toEqual([]);
  });
});

describe('imageHostsOf', () => {
  it('omits entries that a policy would read as more than a host', () => {
    expect(imageHostsOf(brand)).toEqual(['logos.partner.example']);
    expect(imageHostsOf(without)).toEqual([]);
  });
});

describe('mayFrame', () => {
  it.each([
    ['https://widgets.partner.example/providers?a=b', true],
    ['http://widgets.partner.example/providers', false],
    ['https://widgets.partner.example:8443/providers', false],
    ['https://user@widgets.partner.example/', false],
    ['https://:pw@widgets.partner.example/', false],
    ['https://user:pw@widgets.partner.example/', false],
    ['https://widgets.partner.example.evil.example/', false],
    [`https://${brand.hosts.production}/`, false],
    ['/providers', false],
  ])('%s: %s', (url, allowed) => {
    expect(mayFrame(brand, url)).toBe(allowed);
  });
});

describe('mayShowPicture', () => {
  it.each([
    ['/media/catalogue/plover.svg', true],
    ['https://logos.partner.example/a.svg', true],
    ['http://logos.partner.example/a.svg', false],
    ['https://logos.partner.example:8443/a.svg', false],
    ['https://user@logos.partner.example/a.svg', false],
    ['https://:pw@logos.partner.example/a.svg', false],
    ['https://user:pw@logos.partner.example/a.svg', false],
    ['https://logos.partner.example.evil.example/a.svg', false],
    ['//logos.partner.example/a.svg', false],
    ['/\\evil.example/a.svg', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (url, expected) => {
    expect(mayShowPicture(brand, url)).toBe(expected);
  });
});

describe('the URL of a partner’s system', () => {
  it.each([
    'https://gw.partner.example/api/v2',
    'https://hooks.partner.example/leads?token=abc',
    'http://127.0.0.1:8788/api/v2',
    'http://localhost:8788',
    'http://[::1]:8788',
  ])('is accepted: %s', (url) => {
    expect(partnerUrlFault(url)).toBeUndefined();
  });

  it.each([
    ['http://gw.partner.example', 'must be https'],
    ['http://127.0.0.1.evil.example', 'must be https'],
    ['ftp://partner.example', 'must be https'],
    ['partner.example', 'must be a whole URL'],
    ['https://user:Zq7x@partner.example', 'must not contain a user name or password'],
    ['https://Zq7x@partner.example', 'must not contain a user name or password'],
    ['https://:Zq7x@partner.example', 'must not contain a user name or password'],
    ['http://user:Zq7x@localhost', 'must not contain a user name or password'],
    ['no URL Zq7x', 'must be a whole URL'],
  ])('is refused: %s', (url, words) => {
    const fault = partnerUrlFault(url);
    expect(fault).toContain(words);
    expect(fault).not.toContain('Zq7x');
  });
});
