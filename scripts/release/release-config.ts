/** The configuration of one release: wrangler.toml plus the ids that it leaves out, minus what only a developer's machine has. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/files-below.ts';
import { databaseNames, databases } from '../databases/databases.ts';
import type { Resources } from './release-plan.ts';
import type { ReleaseTarget } from './release-target.ts';

/** Beside wrangler.toml, because its paths are relative to that folder. Git ignores it. */
export const configOf = ({ env }: ReleaseTarget): string => `wrangler.release-${env}.toml`;

/** @throws Error when wrangler.toml lacks the environment */
export function withIds(
  toml: string,
  { env, databases: named }: ReleaseTarget,
  { databases: ids, content }: Pick<Resources, 'databases' | 'content'>,
): string {
  const put = (text: string, after: string, line: string) => {
    if (!text.includes(after)) {
      throw new Error(`wrangler.toml has no ${JSON.stringify(after)}: npm run wrangler:sync`);
    }
    return text.replace(after, `${after}\n${line}`);
  };
  const from = toml.indexOf(`[env.${env}]`);
  const head = toml.slice(0, Math.max(from, 0));
  const filled = named.reduce(
    (text, { name }) => put(text, `database_name = "${name}"`, `database_id = "${ids.get(name)}"`),
    from < 0 ? '' : toml.slice(from),
  );
  const namespace = `[[env.${env}.kv_namespaces]]\nbinding = "CONTENT"`;
  return withoutLocalOnly(head + put(filled, namespace, `id = "${content}"`));
}

/**
 * Removes local-only databases from every environment: wrangler warns of a binding that only some environments
 * have, and creates a database for a binding without an id.
 */
function withoutLocalOnly(toml: string): string {
  const blocks = toml.split(/^(?=\[)/m);
  const isLocalOnly = (block: string) =>
    /^\[\[.*d1_databases\]\]/.test(block) &&
    databaseNames.some(
      (name) => databases[name].isLocalOnly && block.includes(`binding = "${name}"`),
    );
  return blocks.filter((block) => !isLocalOnly(block)).join('');
}

/** @returns the file's name, for `--config` */
export function writeConfig(target: ReleaseTarget, there: Resources): string {
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  writeFileSync(join(root, configOf(target)), withIds(toml, target, there));
  return configOf(target);
}

export function removeConfig(target: ReleaseTarget): void {
  rmSync(join(root, configOf(target)), { force: true });
}
