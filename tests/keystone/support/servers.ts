/** Ports and folders of the CMS and the site that the browser tests start, fresh for each run. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const cmsPort = process.env.KEYSTONE_PORT ?? '9610';
export const sitePort = `${Number(cmsPort) + 1}`;

/** Set once, so that the workers of a run, which read this file again, find the same folder. */
process.env.KEYSTONE_RUN ??= mkdtempSync(join(tmpdir(), 'kurrajong-keystone-'));
export const cmsData = join(process.env.KEYSTONE_RUN, 'cms');
export const siteState = join(process.env.KEYSTONE_RUN, 'site');

export const cmsOrigin = `http://127.0.0.1:${cmsPort}`;
export const siteOrigin = (brand: string): string => `http://${brand}.localhost:${sitePort}`;
