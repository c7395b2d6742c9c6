/** Types for the worker tests: bindings, and the runtime's modules and globals. */
declare namespace Cloudflare {
  interface Env {
    readonly LEADS_DB: import('@cloudflare/workers-types').D1Database;
    readonly ADDRESSES_DB: import('@cloudflare/workers-types').D1Database;
    readonly ADDRESSES_DB_B: import('@cloudflare/workers-types').D1Database;
    readonly CATALOGUE_DB: import('@cloudflare/workers-types').D1Database;
    readonly NUMBERS_DB: import('@cloudflare/workers-types').D1Database;
    readonly CONTENT: import('@cloudflare/workers-types').KVNamespace;
    readonly ASSETS: import('@cloudflare/workers-types').Fetcher;
    readonly STAGE: string;
    readonly BRAND: string;
    readonly LEADS_MIGRATIONS: import('cloudflare:test').D1Migration[];
    readonly ADDRESSES_MIGRATIONS: import('cloudflare:test').D1Migration[];
    readonly CATALOGUE_MIGRATIONS: import('cloudflare:test').D1Migration[];
    readonly NUMBERS_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}

/** The module behind `cloudflare:test`, without the worker under test. */
declare module 'cloudflare:test-internal' {
  export { reset } from 'cloudflare:test';
}

declare module 'cloudflare:workers' {
  export const env: Cloudflare.Env;
  /** The worker under test: `exports.default.fetch(request)`. */
  export const exports: { readonly default: { fetch(request: Request): Promise<Response> } };
}

/** Vite's glob import, as far as the tests use it. */
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true; import?: 'default' }): Record<string, T>;
}

/** The runtime's HTML parser, as far as the tests use it; its own types would bring another Response. */
declare class HTMLRewriter {
  on(
    selector: string,
    handlers: {
      element(element: { tagName: string; attributes: Iterable<[string, string]> }): void;
    },
  ): this;
  transform(response: Response): Response;
}
