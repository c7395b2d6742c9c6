/** Bench candidate: the app as it is deployed, over the bundled content; nothing else is bound. */
import './without-edge-cache.ts';
import content from '../../dist/content.json' with { type: 'json' };
import { createApp } from '../../worker/app.ts';
import { createContentLoader } from '../../worker/content/loader.ts';
import type { Env } from '../../worker/env.ts';
import { createFilesContent } from '../../worker/ports/content/files-content.ts';
import { unusedPorts } from './unused-ports.ts';

const loader = createContentLoader([createFilesContent(content)], () => {});
const app = createApp({ content: () => loader, ports: () => unusedPorts });
const bound = { STAGE: 'production', BRAND: '', REQUEST_LOG: 'off' };
const env = new Proxy(bound, {
  get: (target, name) => Reflect.get(target, name) ?? {},
}) as unknown as Env;

export default {
  fetch: (request: Request, _env: unknown, context: Parameters<typeof app.fetch>[2]) =>
    app.fetch(request, env, context),
};
