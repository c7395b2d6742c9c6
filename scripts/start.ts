/**
 * `npm start`: builds, migrates, seeds, serves all brands on one port, says where and when it is ready.
 * With `--remote` a simulated partner's systems stand behind the site (docs/operations/partner.md).
 */
import { brands } from '../brands/brands.ts';
import { partnerVars } from '../tests/partner/partner-vars.ts';
import { startPartner } from '../tests/partner/start-partner.ts';
import { stateFolder } from './site/local-platform.ts';
import { untilHealthy } from './site/local-server.ts';
import { start } from './site/run-tool.ts';
import { seed } from './site/seed-platform.ts';

const port = process.env.PORT ?? '8787';

const partner = process.argv.includes('--remote') ? await startPartner() : undefined;
const vars = Object.entries(partner ? partnerVars(partner.origin) : {});

await seed();
const server = start('wrangler', [
  'dev',
  '--port',
  port,
  '--ip',
  '127.0.0.1',
  '--persist-to',
  stateFolder,
  '--show-interactive-dev-session=false',
  '--log-level',
  process.env.LOG_LEVEL ?? 'log',
  ...vars.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
// The partner ends with this process.
server.once('exit', (code) => process.exit(code ?? 1));

await untilHealthy(
  port,
  brands.map(({ hosts }) => hosts.development),
);
for (const brand of brands) {
  console.log(`${brand.name.padEnd(10)} http://${brand.hosts.development}:${port}/`);
}
if (partner) console.log(`Partner    ${partner.origin}/`);
console.log('ready');

// The local platform fires no cron by itself, and leads that wait for a partner wait for the sweep.
const sweep = `http://127.0.0.1:${port}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`;
setInterval(() => fetch(sweep).catch(() => undefined), 60_000).unref();
