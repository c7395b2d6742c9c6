/** Header and footer as finished HTML, rendered once per site instead of once per page. */

import { SiteFooter } from '../../client/ui/chrome/site-footer.tsx';
import type { SiteHeaderProps } from '../../client/ui/chrome/site-header.tsx';
import { SiteHeader, SkipLink } from '../../client/ui/chrome/site-header.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Site } from '../../content/model/site.schema.ts';
import { type SlottedBytes, slottedBytes } from './link-slots.ts';

interface Chrome {
  readonly before: string;
  readonly after: string;
  /** The same as bytes, for cached pages. */
  readonly bytes: { readonly before: SlottedBytes; readonly after: SlottedBytes };
}

/** Keyed by the Site object: a publication brings a new one, and so new HTML. */
const known = new WeakMap<Site, Map<string, Chrome>>();

/**
 * The HTML before and after <main>. The header marks its link to the current page, so each page that it
 * links to has its own HTML; all other pages share one.
 */
export function chrome(props: SiteHeaderProps): Chrome {
  const { links, bundleLink, callToAction } = props.site.header;
  const linked = [...links, bundleLink, callToAction].some((link) => link?.url === props.path);
  const key = `${props.host} ${linked ? props.path : ''}`;
  const ofSite = known.get(props.site) ?? new Map<string, Chrome>();
  known.set(props.site, ofSite);
  const made = ofSite.get(key) ?? render(props);
  ofSite.set(key, made);
  return made;
}

function render(props: SiteHeaderProps): Chrome {
  const before = renderHtml(<SkipLink />) + renderHtml(<SiteHeader {...props} />);
  const after = renderHtml(<SiteFooter {...props} />);
  return { before, after, bytes: { before: slottedBytes(before), after: slottedBytes(after) } };
}
