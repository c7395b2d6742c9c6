/** Serves all brands as production does, on their production hosts over HTTP/2, for Lighthouse. */
import { join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { root } from '../build/files-below.ts';
import { serveDev } from '../site/dev-server.ts';
import { refuseTakenPort } from '../site/port/taken-port.ts';
import { frontPort, startFront, upstreamPort } from './front.ts';

// The upper port first, so that the one to take instead is above both.
for (const port of [upstreamPort, frontPort]) {
  await refuseTakenPort(`${port}`, { variable: 'LIGHTHOUSE_PORT', command: 'npm test' });
}
// The local platform reads this when it is loaded. Without a catalogue, plan pages would show errors.
process.env.KURRAJONG_STATE ??= join(root, '.wrangler', 'lighthouse');
const folder = process.env.KURRAJONG_STATE;
const { seed } = await import('../site/seed-platform.ts');
await seed();
await serveDev({
  port: upstreamPort,
  folder,
  logLevel: 'error',
  // Only production may be indexed, so only there can Lighthouse judge what search engines see.
  vars: { STAGE: 'production', REQUEST_LOG: 'off' },
  hosts: brands.map(({ hosts }) => hosts.production),
});
await startFront(frontPort, upstreamPort);
console.log('ready');
