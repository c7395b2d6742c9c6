/** The targets that a brand's links may have: its pages with their anchors, and routes that are not content. */
import { isListed } from '../../domain/plans/listed.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { isPost } from '../../domain/post-path.ts';
import { verticals } from '../../domain/vertical.ts';
import { feedPath, sitemapPath } from '../../worker/seo/sitemap-and-feed.ts';
import type { RenderedSite } from './rendered-site.ts';

export interface LinkTargets {
  /** Path → ids on that page; undefined if unknown, as for a route or a page that does not parse. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The starts of paths of plan pages; not whole paths, because plans change independently of content. */
  readonly planPages: readonly string[];
}

export function linkTargets({ brand, pages, unread, frame }: RenderedSite): LinkTargets {
  const routes = [
    ...brand.verticals.map((slug) => verticals[slug].basicInfoPath),
    '/address',
    '/find-address',
    sitemapPath,
    ...(pages.some(({ path }) => isPost(path)) ? [feedPath] : []),
  ];
  return {
    paths: new Map([
      ...[...routes, ...unread].map((route) => [route, undefined] as const),
      ...pages.map(({ path, main }) => [path, new Set([...main.ids, ...frame.ids])] as const),
    ]),
    planPages: brand.verticals.filter(isListed).map((vertical) => planPath({ vertical, id: '' })),
  };
}

/**
 * Why a link is broken; undefined if it is not, or leads off the site.
 * @param from path of the page with the link
 */
export function brokenLink(link: string, from: string, targets: LinkTargets): string | undefined {
  const { paths, planPages } = targets;
  if (!/^[/#]/.test(link)) return undefined;
  const [url = '', anchor] = link.split('#');
  const path = url.split('?')[0] || from;
  if (path.startsWith('/media/')) return undefined;
  if (planPages.some((start) => path.startsWith(start))) return undefined;
  if (!paths.has(path)) return `the link ${link} leads to no page`;
  const ids = paths.get(path);
  if (!anchor || ids === undefined || ids.has(anchor)) return undefined;
  return `the link ${link} leads to no anchor: ${path} has no id "${anchor}"`;
}
