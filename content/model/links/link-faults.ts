/** Links in content that name a host of their brand: an editor is told the path to write instead. */
import type { PageBrand } from '../../../domain/brand.ts';
import { type ContentFault, placeIn } from '../fault-words.ts';
import { ownLinkFault } from './own-link.ts';

/** Names of properties that a visitor follows; a link's words may look like a URL, and are left alone. */
const linkName = /^(?:href|url|link|\w+(?:Url|Link))$/;
const linkInHtml = /\shref="([^"]*)"/g;

/** The faults of one object, without those of the objects inside it. @param at its place */
export function linkFaultsOf(value: object, { hosts }: PageBrand, at: string): ContentFault[] {
  if (!hosts) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    if (typeof held !== 'string') return [];
    const links = linkName.test(name) ? [held] : name === 'html' ? linksIn(held) : [];
    return links.flatMap((link) => {
      const reason = ownLinkFault(link, hosts);
      return reason ? [{ at: placeIn(at, name), reason }] : [];
    });
  });
}

const linksIn = (html: string) => [...html.matchAll(linkInHtml)].map(([, link = '']) => link);

/** The faults of a frame, such as in the links of header and footer. @param frame of bounded depth */
export function frameLinkFaults(frame: unknown, brand: PageBrand, at = ''): ContentFault[] {
  if (typeof frame !== 'object' || frame === null) return [];
  const below = Object.entries(frame).flatMap(([key, held]) =>
    frameLinkFaults(held, brand, placeIn(at, key)),
  );
  return [...linkFaultsOf(frame, brand, at), ...below];
}
