/** The RSS feed of a brand's blog; a brand without posts has none. */
import { Hono } from 'hono';
import type { AppEnv } from '../../context.ts';
import { blogFeed, feedPath } from '../../seo/blog-feed.ts';
import { postsOf } from '../../seo/posts.ts';

export const feed = new Hono<AppEnv>();

feed.get(feedPath, async (c, next) => {
  const brand = c.get('brand');
  const { manifest } = await c.get('content').site(brand.slug);
  const posts = postsOf(manifest);
  if (posts.length === 0) return next();
  return c.body(blogFeed(brand, posts), 200, {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
});
