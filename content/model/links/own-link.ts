/** A brand's links to its own site, which must be paths to keep stage and campaign (spec: link-decoration). */
import type { Brand } from '../../../domain/brand.ts';

/** @returns the message for a link that names a host of the brand; undefined for any other */
export function ownLinkFault(url: string, hosts: Brand['hosts']): string | undefined {
  const target = /^https?:/i.test(url) ? URL.parse(url) : null;
  if (!target || !Object.values(hosts).includes(target.hostname)) return undefined;
  const path = `${target.pathname}${target.search}${target.hash}`;
  return `Write ${path} for this link: with the site’s own name in front, it loses the visitor’s campaign`;
}
