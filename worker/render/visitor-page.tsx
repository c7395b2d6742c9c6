/** Pages for one visitor: rendered by Hono's renderer into the same document as every page, never cached, never indexed. */
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
    /** Puts the finished HTML of <body> around that of the view. */
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
   * Whether "Back" may show it again: without it a browser asks for a posted page anew, which is an error
   * page in its own words. It stays on the visitor's disk until then, so nothing of a person may be on it.
   */
  readonly staysForBack?: boolean;
}

/**
 * `Referrer-Policy: same-origin`: the URL of such a page may carry what the visitor typed
 * (docs/decisions/006-sign-up-url.md), so it must not reach another site; our own forms still
 * need to send an Origin, which is checked.
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
  // What a partner's session brought comes last: it may say that the arrival's code has ended.
  const cookies = [rememberArrival(campaign), ...rendered.headers.getSetCookie()];
  for (const cookie of cookies) if (cookie) headers.append('set-cookie', cookie);
  return new Response(html, { status, headers });
}
