/** Bench candidate: every request is a first render, because every request sees a new content version. */
import './without-edge-cache.ts';
import content from '../../dist/content.json' with { type: 'json' };
import { createApp } from '../../worker/app.ts';
import { createContentLoader } from '../../worker/content/loader.ts';
import type { Env } from '../../worker/env.ts';
import { createFilesContent } from '../../worker/ports/content/files-content.ts';
import { unusedPorts } from './unused-ports.ts';

const loader = createContentLoader([createFilesContent(content)], () => {});
type Loaded = Awaited<ReturnType<typeof loader.site>>;
const real = new Map<string, Loaded>();
let count = 0;
const fresh: typeof loader = {
  async site(brand) {
    const loaded = await loader.site(brand);
    real.set(brand, loaded);
    count += 1;
    return { ...loaded, manifest: { ...loaded.manifest, version: `v${count}` } };
  },
  pageInMemory: (brand, loaded, path) =>
    loader.pageInMemory(brand, real.get(brand) ?? loaded, path),
  page: (brand, loaded, path) => loader.page(brand, real.get(brand) ?? loaded, path),
};
const app = createApp({ content: () => fresh, ports: () => unusedPorts });
const bound = { STAGE: 'production', BRAND: '', REQUEST_LOG: 'off' };
const env = new Proxy(bound, {
  get: (target, name) => Reflect.get(target, name) ?? {},
}) as unknown as Env;

export default {
  fetch: (request: Request, _env: unknown, context: Parameters<typeof app.fetch>[2]) =>
    app.fetch(request, env, context),
};
