/** Prepares `content/cms` to start: its dependencies, the toolkit, the build, the database. */
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { filesBelow, root, shortHash } from '../build/files-below.ts';
import { runQuietly, toolEnv } from '../site/run-tool.ts';
import { whenChanged } from './when-changed.ts';

export const cmsFolder = join(root, 'content/cms');
const modules = join(cmsFolder, 'node_modules');
const keystone = join(modules, '@keystone-6/core/bin/cli.js');

/** The environment of the CMS's own commands. */
export function cmsEnv(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return toolEnv({
    CMS_HOME: cmsFolder,
    NEXT_TELEMETRY_DISABLED: '1',
    // Prisma looks for a native engine, which npm does not ship and which it does not need here.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PATH: `${join(modules, '.bin')}${delimiter}${toolEnv().PATH ?? ''}`,
    ...extra,
  });
}

export const keystoneCommand = (...args: string[]): [string, string[]] => [
  'node',
  [keystone, ...args],
];

/** Installs, bundles and builds, each only when something changed. @param say called before long steps */
export async function prepareCms(say: (line: string) => void): Promise<void> {
  await whenChanged(join(modules, '.installed'), lockHash(), async () => {
    say('Installing the CMS (once per lock file, about 900 MB) …');
    await inCms('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  });
  await inCms('node', [join(cmsFolder, 'run/bundle-toolkit.mjs')]);
  await whenChanged(join(modules, '.built'), sourceHash(), async () => {
    say('Building the CMS (once per change, about a minute) …');
    await inCms(...keystoneCommand('build'));
  });
}

/** Migrates a database to the schema. @throws Error when that would lose data */
export async function migrateCms(env: Readonly<Record<string, string>>): Promise<void> {
  await inCms('node', [join(cmsFolder, 'run/push-schema.mjs')], env);
}

async function inCms(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await runQuietly(tool, args, cmsEnv(env), cmsFolder);
}

function lockHash(): string {
  return shortHash(readFileSync(join(cmsFolder, 'package-lock.json')));
}

/** A hash of everything that the build reads. */
function sourceHash(): string {
  const sources = filesBelow(cmsFolder).filter((name) => /\.(?:tsx?|mjs|json)$/.test(name));
  return shortHash(
    [...sources, '.generated/toolkit.mjs']
      .map((name) => `${name}\n${readFileSync(join(cmsFolder, name), 'utf8')}`)
      .join('\n'),
  );
}
