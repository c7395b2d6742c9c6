/** Prepares and starts one CMS for all tests, with a new data folder that is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareCms } from '../../../scripts/cms/cms-folder.ts';
import { startCms } from '../../../scripts/cms/cms-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly keystone: {
      readonly origin: string;
      readonly api: string;
      readonly database: string;
    };
  }
}

const port = process.env.KEYSTONE_TEST_PORT ?? '9560';
/** Nothing listens there: a test that needs a site sets the brand's itself. */
const sitePort = '9';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'kurrajong-cms-'));
  await prepareCms(console.log);
  const cms = await startCms({ port, data, sitePort, quiet: true });
  const { origin, api } = cms;
  project.provide('keystone', { origin, api, database: join(data, 'cms.db') });
  return async () => {
    await cms.end();
    rmSync(data, { recursive: true, force: true });
  };
}
