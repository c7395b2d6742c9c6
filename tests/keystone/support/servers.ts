/** Ports and folders of the CMS and the site that the browser tests start, fresh for each run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const cmsPort = process.env.KEYSTONE_PORT ?? '9610';
export const sitePort = `${Number(cmsPort) + 1}`;

/** Makes a folder that is removed when the run ends. Made only once, though each worker of a run loads this file. */
function folderOfRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kurrajong-keystone-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

process.env.KEYSTONE_RUN ??= folderOfRun();
export const cmsData = join(process.env.KEYSTONE_RUN, 'cms');
export const siteState = join(process.env.KEYSTONE_RUN, 'site');

export const cmsOrigin = `http://127.0.0.1:${cmsPort}`;
export const siteOrigin = (brand: string): string => `http://${brand}.localhost:${sitePort}`;
