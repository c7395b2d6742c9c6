/** The site's own paths, and those left to content. */
import { describe, expect, it } from 'vitest';
import { isOwnPage, isReservedPath, tidiedPath } from './reserved-path.ts';

/** A brand's verticals. */
const carried = ['energy', 'solar', 'bundle'];

describe('a reserved path', () => {
  it.each([
    '/404',
    '/address',
    '/find-address',
    '/compare',
    '/receipt',
    '/withdraw',
    '/message-sent',
    '/healthz',
    '/challenge',
    '/energy/basic-info',
    '/personal-loan/basic-info',
    '/bundle/basic-info',
    '/api',
    '/api/anything',
    '/colours',
    '/colours/a-b',
    '/preview',
    '/preview/end',
    '/media/cms/a',
    '/assets/a',
    '/cdn-cgi/image',
    '/plans/energy/kelp-1',
    '/plans/solar/x',
  ])('is %s', (path) => {
    expect(isReservedPath(path, carried)).toBe(true);
  });

  it.each([
    '/',
    '/energy',
    '/energy/plans',
    '/plans',
    '/plans/energy',
    '/plans/gas/x',
    '/apis',
    '/plans/energy/kelp-1/more',
    '/plans/bundle/x',
    `/plans/energy/${'x'.repeat(65)}`,
    '/media',
    '/media/news',
    '/media/releases/2026',
    '/media/cms',
    '/media/cms/a/b',
    '/assets',
    '/preview/summer',
    '/media-kit',
    '/previews',
    '/blogs/compare',
    '/compare/energy',
    '/basic-info',
    '/addresses',
  ])('is not %s', (path) => {
    expect(isReservedPath(path, carried)).toBe(false);
  });

  it('is the bundle’s form, although no brand needs to carry the bundle', () => {
    expect(isReservedPath('/bundle/basic-info', ['energy'])).toBe(true);
  });

  it.each([
    ['/mobile/basic-info', 'mobile'],
    ['/personal-loans/basic-info', 'personal-loan'],
    ['/plans/credit-cards/x', 'credit-cards'],
  ])('includes %s where the brand carries %s', (path, vertical) => {
    expect(isReservedPath(path, carried)).toBe(false);
    expect(isReservedPath(path, [vertical])).toBe(true);
  });
});

describe('one of our own pages', () => {
  it('is a page to which a visitor can be sent', () => {
    const isOwn = (path: string) => isOwnPage(path, carried);
    const own = ['/compare', '/find-address', '/energy/basic-info', '/message-sent'];
    expect([...own, '/bundle/basic-info'].every(isOwn)).toBe(true);
    expect(['/404', '/healthz', '/api', '/plans/energy/x', '/energy'].some(isOwn)).toBe(false);
    expect(['/mobile/basic-info', '/personal-loan/basic-info'].some(isOwn)).toBe(false);
  });
});

describe('a tidied path', () => {
  it.each([
    ['/', '/'],
    ['///', '/'],
    ['/Energy/Plans//', '/energy/plans'],
    ['//evil.example/', '//evil.example'],
    ['/Personal-Loan/Basic-Info/', '/personal-loans/basic-info'],
    ['/personal-loan/basic-info', '/personal-loans/basic-info'],
  ])('%s is %s', (path, tidied) => {
    expect(tidiedPath(path)).toBe(tidied);
  });

  it('does not take quadratic time on slashes', () => {
    const begun = performance.now();
    tidiedPath(`${'/'.repeat(50_000)}x`);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
