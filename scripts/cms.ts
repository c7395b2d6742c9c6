/** `npm run cms`: installs, builds, migrates, seeds and starts the CMS, and prints its URL. Ctrl-C stops it. */
import { join } from 'node:path';
import { development } from '../content/cms/development-values.mjs';
import { readContent } from './build/read-content.ts';
import { askCms } from './cms/ask-cms.ts';
import { cmsFolder, prepareCms } from './cms/cms-folder.ts';
import { startCms } from './cms/cms-server.ts';
import { pushContent } from './cms/push-content.ts';
import { runServing } from './commands/command-exit.ts';
import { refuseTakenPort } from './site/port/taken-port.ts';

await runServing(async () => {
  const port = process.env.CMS_PORT ?? development.cmsPort;
  await refuseTakenPort(port, { variable: 'CMS_PORT', command: 'npm run cms' });
  await prepareCms(console.log);
  // Added before the CMS starts: a signal without a listener would leave it running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  const cms = await startCms({
    port,
    data: process.env.CMS_DATA ?? join(cmsFolder, '.data'),
    sitePort: process.env.SITE_PORT ?? development.sitePort,
  });
  await seed(cms.api);
  console.log(`CMS        ${cms.origin}/`);
  console.log(`sign in    ${development.email} · ${development.password} (on this machine only)`);
  console.log('ready');
});

/** Gives the shipped content to each brand with nothing published yet. */
async function seed(api: string): Promise<void> {
  const access = { api, token: development.tokens.write };
  for (const [brand, content] of Object.entries(readContent())) {
    const { siteLive } = await askCms<{ siteLive: object | null }>(
      access,
      'query ($brand: String!) { siteLive(brand: $brand) { number } }',
      { brand },
    );
    if (siteLive) continue;
    const { pages, refused } = await pushContent(access, brand, content);
    console.log(`seeded     ${brand}: ${pages} pages`);
    for (const line of refused) console.error(`refused    ${brand} ${line}`);
  }
}
