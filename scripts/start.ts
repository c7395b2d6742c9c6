/**
 * `npm start`: builds, migrates, seeds and serves all brands on one port, and prints their URLs when ready.
 * With `--remote`, a simulated partner's systems are behind the site; with `--inbox`, the partner only takes
 * leads (docs/operations/partner.md). With `--cms`, pages come from the CMS that `npm run cms` started.
 */
import { brands } from '../brands/brands.ts';
import { development } from '../content/cms/development-values.mjs';
import { inboxVars, partnerVars } from '../tests/partner/partner-vars.ts';
import { startPartner } from '../tests/partner/start-partner.ts';
import { cmsVars } from './cms/cms-vars.ts';
import { runServing } from './commands/command-exit.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { keepCrons, sweepOnce } from './site/crons/local-crons.ts';
import { serveDev } from './site/dev-server.ts';
import { stateFolder } from './site/local-platform.ts';
import { refuseTakenPort } from './site/port/taken-port.ts';
import { seed } from './site/seed-platform.ts';
import { noteStarted } from './site/started-site.ts';

await runServing(async () => {
  const { flag } = readCommandLine('start');
  const port = process.env.PORT ?? '8787';
  // Checked before seeding: another copy may be using the same databases.
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
  // The partner ends with this process too.
  await serveDev({
    port,
    folder: stateFolder,
    logLevel: process.env.LOG_LEVEL ?? 'log',
    vars,
    hosts: brands.map(({ hosts }) => hosts.development),
  });
  const origin = `http://127.0.0.1:${port}`;
  // The sweep takes over what the CMS published while the site was down.
  if (cms) await sweepOnce(origin);
  for (const brand of brands) {
    console.log(`${brand.name.padEnd(10)} http://${brand.hosts.development}:${port}/`);
  }
  if (cms) console.log(`CMS        ${cms}/`);
  if (partner) console.log(`Partner    ${partner.origin}/`);
  console.log('ready');

  // Waiting leads need the sweep, and data past its retention needs the nightly cron.
  keepCrons(origin);
});

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
