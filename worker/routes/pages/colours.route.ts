/** The stylesheet of an editor's colours: a pure function of its path, so it is immutable. */
import { Hono } from 'hono';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { colourSheet } from '../../render/colour-sheet.ts';

export const colours = new Hono<AppEnv>();

colours.get('/*', (c) => {
  const css = colourSheet(c.req.path);
  if (css === null) throw new Problem('not_found');
  return c.body(css, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
