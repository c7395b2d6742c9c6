/** The worker's entry: wiring only. */
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { wireContent, wirePorts } from './wire.ts';

const app = createApp({ content: wireContent, ports: wirePorts });

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    app.fetch(request, env, context),
};

/** What the platform hands over beside the request. */
type ExecutionContext = Parameters<typeof app.fetch>[2];
