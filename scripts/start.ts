/**
 * `npm start`: builds, migrates, seeds, serves all brands on one port, says where and when it is ready.
 * With `--remote` a simulated partner's systems stand behind the site; with `--inbox` it only takes the
 * leads (docs/operations/partner.md).
 */
import { brands } from '../brands/brands.ts';
import { inboxVars, partnerVars } from '../tests/partner/partner-vars.ts';
import { startPartner } from '../tests/partner/start-partner.ts';
import { serveDev } from './site/dev-server.ts';
import { stateFolder } from './site/local-platform.ts';
import { seed } from './site/seed-platform.ts';

const port = process.env.PORT ?? '8787';
const remote = process.argv.includes('--remote');
const partner = remote || process.argv.includes('--inbox') ? await startPartner() : undefined;

await seed();
// The partner, too, ends with this process.
await serveDev({
  port,
  folder: stateFolder,
  logLevel: process.env.LOG_LEVEL ?? 'log',
  vars: {
    ...(partner && inboxVars(partner.origin)),
    ...(remote && partner && partnerVars(partner.origin)),
  },
  hosts: brands.map(({ hosts }) => hosts.development),
});
for (const brand of brands) {
  console.log(`${brand.name.padEnd(10)} http://${brand.hosts.development}:${port}/`);
}
if (partner) console.log(`Partner    ${partner.origin}/`);
console.log('ready');

// The local platform fires no cron, and leads that wait for a partner wait for its sweep.
const sweep = `http://127.0.0.1:${port}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`;
setInterval(() => fetch(sweep).catch(() => undefined), 60_000).unref();
