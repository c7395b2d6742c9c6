/** The app as worker tests reach it: through the entry, or wired by hand with a fake environment. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { createApp, type Wiring } from '../../../worker/app.ts';
import type { Cms } from '../../../worker/content/cms.types.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import type { Ports } from '../../../worker/context.ts';
import type { Env } from '../../../worker/env.ts';
import { embeddedContent } from '../../../worker/ports/content/embedded-content.ts';
import type { BundledContent } from '../../../worker/ports/content/files-content.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { createEmbeddedGateway } from '../../../worker/ports/gateway/embedded-gateway.ts';
import { createRemotePlans } from '../../../worker/ports/plans/remote-plans.ts';
import { wirePorts } from '../../../worker/wire.ts';

/** The content that the build bundled, by brand. */
export const bundle = embeddedContent;

/** Origin of a brand on a developer's machine. */
export const originOf = (brand: string): string => `http://${brand}.localhost`;

let visitors = 0;

/** A request from a new visitor: rate limits count by IP address, and by network for IPv6. */
export function visit(url: string, init: RequestInit = {}): Request {
  const headers = new Headers(init.headers);
  visitors += 1;
  if (!headers.has('cf-connecting-ip')) {
    headers.set('cf-connecting-ip', `2001:db8:0:${visitors.toString(16)}::1`);
  }
  return new Request(url, { redirect: 'manual', ...init, headers });
}

/** Sends a request to the worker under test, as deployed. */
export const fetchSite = (url: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(visit(url, init));

/** A post from one of the brand's own pages. */
export function post(url: string, type: string, body: BodyInit, more: HeadersInit = {}) {
  const headers = new Headers(more);
  headers.set('content-type', type);
  if (!headers.has('origin')) headers.set('origin', new URL(url).origin);
  return visit(url, { method: 'POST', headers, body });
}

export const postJson = (url: string, body: unknown, more?: HeadersInit): Request =>
  post(url, 'application/json', JSON.stringify(body), more);

/** A form as a browser posts it; a list becomes a repeated name. */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  more: HeadersInit = {},
): Request {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return post(url, 'application/x-www-form-urlencoded', new URLSearchParams(pairs).toString(), {
    accept: 'text/html',
    ...Object.fromEntries(new Headers(more)),
  });
}

export interface Wired {
  readonly content?: Wiring['content'];
  readonly ports?: Partial<Ports>;
  readonly cms?: Cms;
  readonly env?: Partial<Env>;
  /** Called when an answer has been read, before the worker's remaining work is awaited. */
  readonly onAnswer?: () => void;
}

/** An app for one test, with real ports and bundled files unless the test provides others. */
export function wire({
  content: loader,
  ports,
  cms,
  env: over,
  onAnswer,
}: Wired = {}): (request: Request) => Promise<Response> {
  const own: Env = { ...env, ...over };
  const files = createContentLoader([createFilesContent(bundle)], () => undefined);
  const app = createApp({
    content: loader ?? (() => files),
    cms: () => cms,
    ports: (given) => {
      const wired = { ...wirePorts(given), ...ports };
      // A test without a gateway of its own gets the embedded one over its ports.
      const { leads, address, plans } = wired;
      if (!ports?.gateway) {
        return {
          ...wired,
          gateway: createEmbeddedGateway({ leads, address, plans, db: given.LEADS_DB }),
        };
      }
      return { ...wired, plans: ports.plans ?? createRemotePlans(ports.gateway) };
    },
  });
  return async (request) => {
    const context = createExecutionContext();
    const response = await app.fetch(request, own, context);
    const finished = await buffered(response);
    onAnswer?.();
    await waitOnExecutionContext(context);
    return finished;
  };
}

/** Content under a new version, so that none of its pages is cached. */
export function freshContent(
  change: (brand: string, content: BundledContent) => Partial<BundledContent> = () => ({}),
): Wiring['content'] {
  const version = crypto.randomUUID();
  const own = Object.fromEntries(
    Object.entries(bundle).map(([brand, one]) => [
      brand,
      { ...one, version, ...change(brand, one) },
    ]),
  );
  const loader = createContentLoader([createFilesContent(own)], () => undefined);
  return () => loader;
}

/** A page enters the cache once its stream has ended, so the stream is read first. */
async function buffered(response: Response): Promise<Response> {
  const body = response.body && (await response.arrayBuffer());
  return new Response(body, { status: response.status, headers: response.headers });
}
