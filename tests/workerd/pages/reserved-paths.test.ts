/** What our own routes answer no page of content can be called. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { path as pathSchema } from '../../../content/model/primitives.schema.ts';
import { isReservedPath } from '../../../domain/reserved-path.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { createApp } from '../../../worker/app.ts';
import { bundle } from '../support/workerd-site.ts';

const nothing = () => {
  throw new Error('Nobody asks');
};
const app = createApp({ content: nothing, ports: nothing });

/** What content could be called in the place of each route; a star stands for everything below, and for itself. */
const routed = new Set(
  app.routes
    .filter(({ path }) => path !== '*' && path !== '/*')
    .map(({ path }) => path)
    .flatMap((path) => (path.endsWith('/*') ? [path.slice(0, -2), path.replace('*', 'x')] : [path]))
    .flatMap((path) =>
      path.includes(':vertical')
        ? verticalSlugs.map((slug) => path.replace(':vertical', slug))
        : [path],
    )
    .map((path) => path.replace(/:\w+/g, 'x').replace(/(.)\/$/, '$1'))
    .filter((path) => v.is(pathSchema, path)),
);

describe('a path of ours', () => {
  it.each([...routed].sort())('%s is reserved', (path) => {
    expect(isReservedPath(path)).toBe(true);
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
  it.each(Object.keys(bundle))('of %s has no such path', (slug) => {
    expect(Object.keys(bundle[slug]?.pages ?? {}).filter(isReservedPath)).toEqual([]);
  });
});
