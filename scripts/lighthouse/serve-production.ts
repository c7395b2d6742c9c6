/** Serves all brands as production does, on their production hosts over HTTP/2, for Lighthouse. */
import { join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { root } from '../build/files-below.ts';
import { untilHealthy } from '../site/local-server.ts';
import { start } from '../site/run-tool.ts';
import { startFront } from './front.ts';
import { frontPort, upstreamPort } from './ports.ts';

const server = start('wrangler', [
  'dev',
  '--port',
  `${upstreamPort}`,
  '--ip',
  '127.0.0.1',
  '--var',
  // Only production may be indexed, so only there can Lighthouse judge what search engines see.
  'STAGE:production',
  '--var',
  'REQUEST_LOG:off',
  '--persist-to',
  join(root, '.wrangler', 'lighthouse'),
  '--show-interactive-dev-session=false',
  '--log-level',
  'error',
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));

await untilHealthy(
  `${upstreamPort}`,
  brands.map(({ hosts }) => hosts.production),
);
await startFront(frontPort, upstreamPort);
console.log('ready');
