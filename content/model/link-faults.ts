/** Links in content that name a host of their brand: an editor is told the path to write in their place. */
import type { PageBrand } from '../../domain/brand.ts';
import { ownLinkFault } from './own-link.ts';

export interface LinkFault {
  /** Where it is, such as `content.2.url`. */
  readonly at: string;
  readonly reason: string;
}

/** Names of what a visitor follows; the words of a link may look like one, and stay. */
const linkName = /^(?:href|url|link|\w+(?:Url|Link))$/;
const linkInHtml = /\shref="([^"]*)"/g;

/** Of one object, without those in it. @param path to it */
export function linkFaultsOf(
  value: object,
  { hosts }: PageBrand,
  path: readonly string[],
): LinkFault[] {
  if (!hosts) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    if (typeof held !== 'string') return [];
    const links = linkName.test(name) ? [held] : name === 'html' ? linksIn(held) : [];
    return links.flatMap((link) => {
      const reason = ownLinkFault(link, hosts);
      return reason ? [{ at: [...path, name].join('.'), reason }] : [];
    });
  });
}

const linksIn = (html: string) => [...html.matchAll(linkInHtml)].map(([, link = '']) => link);

/** Of a frame: what all pages show, such as the links of header and footer. @param frame of bounded depth */
export function frameLinkFaults(
  frame: unknown,
  brand: PageBrand,
  path: readonly string[] = [],
): LinkFault[] {
  if (typeof frame !== 'object' || frame === null) return [];
  const below = Object.entries(frame).flatMap(([key, held]) =>
    frameLinkFaults(held, brand, [...path, key]),
  );
  return [...linkFaultsOf(frame, brand, path), ...below];
}
