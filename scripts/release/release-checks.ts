/** The checks before a release: types, lint, content, the build, and that wrangler can bundle it. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, root } from '../build/files-below.ts';
import { runQuietly, toolEnv } from '../site/run-tool.ts';

/** The finished build, for all brands. */
export interface Built {
  readonly build: string;
  /** Bundles it. The tag is short, and the same for an environment's worker with the same code and bindings. */
  tagOf(env: string): Promise<(bound: string) => string>;
}

/** @param withoutChecks skips `types`, `lint` and `content`, which take most of the time */
export async function checkAndBuild(
  say: (line: string) => void,
  withoutChecks: boolean,
): Promise<Built> {
  const check = async (what: string, tool: string, ...args: string[]) => {
    say(what);
    await runQuietly(tool, args);
  };
  // First, because the type check needs its output.
  await check('build', 'npm', 'run', '--silent', 'build');
  if (!withoutChecks) {
    await check('check types', 'tsc', '-b');
    await check('check lint', 'biome', 'check', '--error-on-warnings');
    await check('check content', 'tsx', 'scripts/content-check.ts');
  }
  // Wrangler would build too; this makes it use the finished build.
  process.env.KURRAJONG_BUILT = '1';
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
  const build = String(Reflect.get(Object(manifest), 'build'));
  return { build, tagOf: (env) => tagOf(env, build, say) };
}

/** Bundles as a release does and hashes all that is uploaded, so that changed content makes a new version. */
async function tagOf(
  env: string,
  build: string,
  say: (line: string) => void,
): Promise<(bound: string) => string> {
  say(`dry run of ${env}`);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const args = ['deploy', '--dry-run', '--env', env, '--outdir', folder];
    await runQuietly('wrangler', args, toolEnv({ NODE_ENV: 'production' }));
    const hashOf = hashOfUpload([folder, join(root, 'dist/client')], configOf(readWrangler(), env));
    return (bound) => `${build}-${hashOf(bound)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns makes the hash of a worker's files and configuration with the ids of its bindings */
export function hashOfUpload(
  folders: readonly string[],
  config: string,
): (bound: string) => string {
  const hash = createHash('sha256');
  for (const below of folders) {
    // The notes and source maps of a dry run are not uploaded.
    for (const file of filesBelow(below).filter((name) => !/\.map$|README/.test(name))) {
      hash.update(file).update(readFileSync(join(below, file)));
    }
  }
  hash.update(config);
  // wrangler.toml has no ids: only these distinguish a database from a recreated one.
  return (bound) => hash.copy().update(bound).digest('hex').slice(0, 8);
}

const readWrangler = () => readFileSync(join(root, 'wrangler.toml'), 'utf8');

/** An environment's part of wrangler.toml, and the top-level part, which it inherits. */
export function configOf(toml: string, env: string): string {
  const inherited = toml.slice(0, toml.search(/^\[env\./m));
  const from = toml.indexOf(`[env.${env}]`);
  const next = /^\[env\.[a-z-]+\]$/gm;
  next.lastIndex = from + 1;
  return inherited + toml.slice(from, next.exec(toml)?.index);
}
