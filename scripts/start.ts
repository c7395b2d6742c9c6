/**
 * `npm start`: builds, migrates, seeds, serves all brands on one port, says where and when it is ready.
 * With `--remote` a simulated partner's systems stand behind the site; with `--inbox` it only takes the
 * leads (docs/operations/partner.md). With `--cms` pages come from the CMS that `npm run cms` started.
 */
import { brands } from '../brands/brands.ts';
import { development } from '../content/cms/development-values.mjs';
import { inboxVars, partnerVars } from '../tests/partner/partner-vars.ts';
import { startPartner } from '../tests/partner/start-partner.ts';
import { cmsVars } from './cms/cms-vars.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { keepCrons, sweepOnce } from './site/crons/local-crons.ts';
import { serveDev } from './site/dev-server.ts';
import { stateFolder } from './site/local-platform.ts';
import { seed } from './site/seed-platform.ts';
import { noteStarted } from './site/started-site.ts';
import { refuseTakenPort } from './site/taken-port.ts';

const { flag } = readCommandLine('start');
const port = process.env.PORT ?? '8787';
// Before anything is seeded: another copy may be using the same databases.
await refuseTakenPort(port);
const remote = flag('remote');
const partner = remote || flag('inbox') ? await startPartner() : undefined;
const cms = flag('cms') ? await runningCms() : undefined;

const vars = {
  ...(partner && inboxVars(partner.origin)),
  ...(remote && partner && partnerVars(partner.origin)),
  ...(cms && cmsVars(cms)),
};

await seed(cms ? 'cms' : 'files');
noteStarted(vars);
// The partner, too, ends with this process.
await serveDev({
  port,
  folder: stateFolder,
  logLevel: process.env.LOG_LEVEL ?? 'log',
  vars,
  hosts: brands.map(({ hosts }) => hosts.development),
});
const origin = `http://127.0.0.1:${port}`;
// The sweep takes over what the CMS published while the site was away.
if (cms) await sweepOnce(origin);
for (const brand of brands) {
  console.log(`${brand.name.padEnd(10)} http://${brand.hosts.development}:${port}/`);
}
if (cms) console.log(`CMS        ${cms}/`);
if (partner) console.log(`Partner    ${partner.origin}/`);
console.log('ready');

// Leads that wait for a partner wait for the sweep, and what is past its time for the nightly cron.
keepCrons(origin);

async function runningCms(): Promise<string> {
  const origin = `http://127.0.0.1:${process.env.CMS_PORT ?? development.cmsPort}`;
  const isThere = await fetch(`${origin}/signin`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) return origin;
  console.error(`No CMS answers at ${origin}: run "npm run cms" in another terminal first`);
  return process.exit(1);
}
