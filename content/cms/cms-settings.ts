/** The CMS's settings: folders, database, port and secrets; every value has a default for development. */
import { join } from 'node:path';
import { development } from './development-values.mjs';

/** The CMS's folder, in which its commands run. */
export const home = process.env.CMS_HOME ?? process.cwd();
export const dataFolder = process.env.CMS_DATA ?? join(home, '.data');
export const mediaFolder = join(dataFolder, 'media');
export const databaseUrl = process.env.CMS_DATABASE ?? `file:${join(dataFolder, 'cms.db')}`;
export const port = Number(process.env.CMS_PORT ?? development.cmsPort);

export const isProduction = stageGiven() === 'production';

/** Signs calls and previews; the site has the same secret (docs/contracts/cms.md). */
export const callSecret = required('CMS_SECRET', development.secret);
export const sessionSecret = required(
  'CMS_SESSION_SECRET',
  'development-only-secret-of-the-editors-sessions',
);

/** @throws Error naming the variable that production must set */
function required(name: string, development: string): string {
  const value = process.env[name] ?? development;
  const isWeak = value === development || value.length < 32;
  if (isProduction && isWeak) {
    throw new Error(
      `Set ${name} to at least 32 characters of its own: the development value is public`,
    );
  }
  return value;
}

/** @throws Error for another stage, which would open the CMS to the development's public secrets */
function stageGiven(): 'production' | undefined {
  const { CMS_STAGE: stage = '' } = process.env;
  if (stage === '' || stage === 'production') return stage || undefined;
  throw new Error(
    `CMS_STAGE is "${stage}": set it to production, or leave it out on a developer’s machine`,
  );
}
