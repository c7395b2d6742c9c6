/** Where a brand's links may lead: its pages with their anchors, and the routes that are not content. */
import { isListed } from '../../domain/plans/listed.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { isPost } from '../../domain/post-path.ts';
import { verticals } from '../../domain/vertical.ts';
import { feedPath, sitemapPath } from '../../worker/seo/sitemap-and-feed.ts';
import type { RenderedSite } from './rendered-site.ts';

export interface LinkTargets {
  /** Path → ids on that page; undefined where they are not known: a route, a page that does not parse. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Where the pages of plans begin: which plans there are changes without the content. */
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
 * Why a link of this site leads nowhere; undefined when it leads somewhere, or off the site.
 * @param from path of the page that it stands on
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
