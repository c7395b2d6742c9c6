/** Reserved paths: a page of content cannot have a path that our own routes answer. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageBrandOf } from '../../../brands/brands.ts';
import { path as pathSchema } from '../../../content/model/primitives.schema.ts';
import { listedVerticals } from '../../../domain/plans/listed.ts';
import { isReservedPath } from '../../../domain/reserved-path.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { createApp } from '../../../worker/app.ts';
import { bundle, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

const nothing = () => {
  throw new Error('Nobody asks');
};
const app = createApp({ content: nothing, ports: nothing });

/** A content path for each route that could be one; a star covers everything below the path and the path itself. */
const routed = new Set(
  app.routes
    .filter(({ path }) => path !== '*' && path !== '/*')
    .map(({ path }) => path)
    .flatMap((path) => (path.endsWith('/*') ? [path.slice(0, -2), path.replace('*', 'x')] : [path]))
    .flatMap((path) =>
      path.includes(':vertical')
        ? listedVerticals.map((slug) => path.replace(':vertical', slug))
        : [path],
    )
    .map((path) => path.replace(/:\w+/g, 'x').replace(/(.)\/$/, '$1'))
    .filter((path) => v.is(pathSchema, path)),
);

describe('a route’s path', () => {
  it.each([...routed].sort())('%s is reserved', (path) => {
    expect(isReservedPath(path, verticalSlugs)).toBe(true);
  });

  it('is found among the routes', () => {
    for (const path of [
      '/address',
      '/healthz',
      '/preview',
      '/api',
      '/plans/energy/x',
      '/colours/x',
    ]) {
      expect([...routed]).toContain(path);
    }
  });
});

describe('content', () => {
  it.each(Object.keys(bundle))('of %s has no reserved path', (slug) => {
    const paths = Object.keys(bundle[slug]?.pages ?? {});
    expect(paths.filter((path) => isReservedPath(path, pageBrandOf(slug).verticals))).toEqual([]);
  });

  const shipped = bundle.acacia?.pages['/about'] as object;

  it.each([
    '/media',
    '/media/news',
    '/media/acacia/logo',
    '/media/cms',
    '/media/cms/a/b',
    '/assets',
    '/preview/summer',
    '/mobile/basic-info',
    '/personal-loans/basic-info',
    '/plans/energy',
    '/plans/mobile/x',
    '/plans/bundle/x',
    '/plans/gas/x',
    '/plans/energy/x/more',
  ])('may have the path %s at acacia, and is shown', async (path) => {
    expect(isReservedPath(path, pageBrandOf('acacia').verticals)).toBe(false);
    expect(await titleAt(path)).toContain('Ours');
  });

  it.each(['/api', '/api/x', '/colours', '/colours/x', '/media/cms/x', '/energy/basic-info'])(
    'with the path %s would not be shown',
    async (path) => {
      expect(isReservedPath(path, pageBrandOf('acacia').verticals)).toBe(true);
      expect(await titleAt(path)).not.toContain('Ours');
    },
  );

  /** The title that acacia answers at a path where its content has a page titled "Ours". */
  async function titleAt(path: string): Promise<string> {
    const pages = { [path]: { ...shipped, path, title: 'Ours' } };
    const fetch = wire({ content: freshContent((brand) => (brand === 'acacia' ? { pages } : {})) });
    const answer = await fetch(visit(originOf('acacia') + path));
    return /<title>(.*?)</.exec(await answer.text())?.[1] ?? '';
  }
});
