/** Which paths are the site's own, and which are left to content. */
import { describe, expect, it } from 'vitest';
import { isOwnPage, isReservedPath } from './reserved-path.ts';

describe('reserved', () => {
  it.each([
    ...['/404', '/address', '/find-address', '/compare', '/receipt', '/withdraw', '/message-sent'],
    ...['/healthz', '/challenge', '/energy/basic-info', '/personal-loan/basic-info'],
    ...['/personal-loans/basic-info', '/api', '/api/anything', '/colours', '/colours/a-b'],
    ...['/preview', '/preview/end', '/media', '/media/cms/a', '/assets/a', '/cdn-cgi/image'],
    ...['/plans/energy/kelp-1', '/plans/credit-cards/x'],
  ])('is %s', (path) => {
    expect(isReservedPath(path)).toBe(true);
  });

  it.each([
    ...['/', '/energy', '/energy/plans', '/plans', '/plans/energy', '/plans/gas/x', '/apis'],
    ...[
      '/media-kit',
      '/previews',
      '/blogs/compare',
      '/compare/energy',
      '/basic-info',
      '/addresses',
    ],
  ])('is not %s', (path) => {
    expect(isReservedPath(path)).toBe(false);
  });
});

describe('a page of ours', () => {
  it('is one that a visitor can be sent to', () => {
    expect(['/compare', '/find-address', '/energy/basic-info'].every(isOwnPage)).toBe(true);
    expect(['/404', '/healthz', '/api', '/plans/energy/x', '/energy'].some(isOwnPage)).toBe(false);
  });
});
