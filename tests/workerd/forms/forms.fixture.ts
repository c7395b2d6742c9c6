/** A test app with one form's route over real storage, bundled content and a small address book. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { acacia } from '../../../brands/acacia/brand.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import type { AppEnv, Ports } from '../../../worker/context.ts';
import type { Env } from '../../../worker/env.ts';
import { asProblem, problemJson } from '../../../worker/http/respond.ts';
import type { AddressPort, AddressRecord } from '../../../worker/ports/address/address.port.ts';
import { embeddedContent } from '../../../worker/ports/content/embedded-content.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { documentRenderer } from '../../../worker/render/visitor-page.tsx';
import { wirePorts } from '../../../worker/wire.ts';

export const origin = 'http://acacia.localhost';

/** Two houses: "12 Bell" finds both, "12 Bellbird" only the second. */
const book = [
  { RecordId: 'r1', DisplayLine: '12 Bell Street, BRUNSWICK VIC 3056' },
  { RecordId: 'r2', DisplayLine: '12 Bellbird Court, BRUNSWICK VIC 3056' },
];
const address = {
  search: async (text: string) => ({
    suggestions: book.filter(({ DisplayLine }) =>
      DisplayLine.toLowerCase().startsWith(text.toLowerCase()),
    ),
    repaired: [],
  }),
  retrieve: async (id: string) => {
    const found = book.find(({ RecordId }) => RecordId === id);
    if (!found) return null;
    const record = {
      AddressSiteId: id,
      AddressLine: found.DisplayLine.split(', ')[0],
      Locality: 'BRUNSWICK',
      State: 'VIC',
      Postcode: '3056',
      StreetNumber1: '12',
      UnitType: null,
      UnitNumber: null,
      LotNumber: null,
    };
    return record as unknown as AddressRecord;
  },
  postcodes: async () => [],
} as unknown as AddressPort;

/** @param sections come first on /solar of the brand acacia */
export function formApp(
  mount: (app: Hono<AppEnv>) => void,
  sections: readonly object[] = [],
  over: Partial<Ports> = {},
  bindings: Partial<Env> = {},
) {
  const { acacia: own } = embeddedContent;
  if (!own) throw new Error('The build has no content of acacia');
  const page = own.pages['/solar'] as { sections: object[] };
  const changed = { ...page, sections: [...sections, ...page.sections] };
  const bundle = {
    acacia: { ...own, version: crypto.randomUUID(), pages: { ...own.pages, '/solar': changed } },
  };
  const loader = createContentLoader([createFilesContent(bundle)], () => undefined);
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('stage', 'development');
    c.set('requestId', crypto.randomUUID());
    c.set('brand', acacia);
    c.set('content', loader);
    c.set('ports', { ...wirePorts(env), address, ...over });
    await next();
  });
  app.use(documentRenderer);
  mount(app);
  app.onError((error, c) => problemJson(c, asProblem(error)));
  return async (request: Request) =>
    app.fetch(request, { ...env, ...bindings }, createExecutionContext());
}

/** Bindings with a rate limit that refuses every request. */
export const exhausted: Partial<Env> = {
  LIMIT_SUBMIT: { limit: async () => ({ success: false }) },
};

/** A post from our own page, as script sends it. */
export function json(path: string, body: object, headers: Record<string, string> = {}): Request {
  return new Request(origin + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The same without script. */
export function form(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  const type = 'application/x-www-form-urlencoded';
  return new Request(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, accept: 'text/html', 'content-type': type, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
