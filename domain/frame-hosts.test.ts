/** Frame hosts: only the brand's list, only https, never our own. */
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { frameHostsOf, mayFrame } from './frame-hosts.ts';

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
} as unknown as Brand;

describe('frameHostsOf', () => {
  it('leaves out our own hosts and what is no host', () => {
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
