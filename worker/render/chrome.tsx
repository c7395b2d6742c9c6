/** Header and footer as finished HTML, rendered once per site and not once per page. */

import { SiteFooter } from '../../client/ui/chrome/site-footer.tsx';
import type { SiteHeaderProps } from '../../client/ui/chrome/site-header.tsx';
import { SiteHeader, SkipLink } from '../../client/ui/chrome/site-header.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Site } from '../../content/model/site.schema.ts';
import { type SlottedBytes, slottedBytes } from './link-slots.ts';

interface Chrome {
  readonly before: string;
  readonly after: string;
  /** The same, as pages keep it. */
  readonly bytes: { readonly before: SlottedBytes; readonly after: SlottedBytes };
}

/** A publication brings a new Site object, and so new HTML. */
const known = new WeakMap<Site, Map<string, Chrome>>();

/**
 * What stands before and after <main>. The header marks the link to the current page, so each page it
 * links to has HTML of its own; all others share one.
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
