/** Pages for one visitor: rendered by Hono's renderer into the same document as other pages, never cached or indexed. */
import { reactRenderer } from '@hono/react-renderer';
import type { ReactElement } from 'react';
import { Document, type DocumentProps } from '../../client/document.tsx';
import { IslandScope } from '../../client/islands/runtime/island.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { AppContext } from '../context.ts';
import { noStore, ownBrowser } from '../http/respond.ts';
import { campaignOf, rememberArrival } from '../http/visitor-cookies.ts';
import { isChallenging } from '../leads/intake/person-check.ts';
import { bodyAround } from './compose.tsx';
import { hasIslands } from './finished-html.ts';
import { fillSlots, slotValues } from './link-slots.ts';
import { sheetOf } from './manifest.ts';
import { pageHeaders } from './page-headers.ts';
import { documentHead, titled } from './shell.tsx';

declare module '@hono/react-renderer' {
  interface Props {
    readonly document: Omit<DocumentProps, 'body'>;
    /** Wraps the view's HTML in the rest of <body>. */
    readonly around: (view: string) => string;
  }
}

/** Puts a view into the document; for `c.render`. Islands in the view get the prefix `m`. */
export const documentRenderer = reactRenderer(({ children, document, around }) => {
  const scope = { prefix: 'm', count: 0 };
  const view = renderHtml(<IslandScope value={scope}>{children}</IslandScope>);
  return <Document {...document} body={around(view)} />;
});

export interface VisitorHead {
  readonly title: string;
  readonly description: string;
  readonly status?: number;
  /**
   * True if "Back" may show the page again; otherwise a browser shows its own error for a posted page. The
   * page stays on the visitor's disk, so it must not contain personal data.
   */
  readonly staysForBack?: boolean;
}

/**
 * `Referrer-Policy: same-origin`: the page's URL may contain what the visitor typed
 * (docs/decisions/006-sign-up-url.md), so it must not reach another site. Stricter would not work: our
 * own forms must still send an Origin, which is checked.
 */
export async function visitorPage(
  c: AppContext,
  view: ReactElement,
  { title, description, status = 200, staysForBack = false }: VisitorHead,
): Promise<Response> {
  const brand = c.get('brand');
  const { site } = await c.get('content').site(brand.slug);
  const frame = {
    brand,
    site,
    host: c.get('host'),
    path: c.req.path,
    challenge: isChallenging(c.env),
  };
  const head = { title: titled(title, brand.name), description, robots: 'noindex' } as const;
  let islands = false;
  const rendered = await c.render(view, {
    document: {
      head: documentHead(brand, head),
      brandStyle: brand.style,
      stylesheet: sheetOf(brand, true),
    },
    around(main) {
      islands = hasIslands(main);
      return bodyAround(frame, main);
    },
  });
  const campaign = campaignOf(c);
  const html = fillSlots(await rendered.text(), slotValues(campaign.tracking));
  const headers = new Headers({
    ...pageHeaders(brand, c.get('stage'), islands, true),
    ...(staysForBack ? ownBrowser : noStore),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  // Cookies from a partner's session come last, because they may end the arrival's referral code.
  const cookies = [rememberArrival(campaign), ...rendered.headers.getSetCookie()];
  for (const cookie of cookies) if (cookie) headers.append('set-cookie', cookie);
  return new Response(html, { status, headers });
}
