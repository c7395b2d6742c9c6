/** Serves all brands as production does, on their production hosts over HTTP/2, for Lighthouse. */
import { join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { root } from '../build/files-below.ts';
import { serveDev } from '../site/dev-server.ts';
import { frontPort, startFront, upstreamPort } from './front.ts';

await serveDev({
  port: upstreamPort,
  folder: join(root, '.wrangler', 'lighthouse'),
  logLevel: 'error',
  // Only production may be indexed, so only there can Lighthouse judge what search engines see.
  vars: { STAGE: 'production', REQUEST_LOG: 'off' },
  hosts: brands.map(({ hosts }) => hosts.production),
});
await startFront(frontPort, upstreamPort);
console.log('ready');
