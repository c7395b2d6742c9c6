/** The configuration of one release: wrangler.toml with the ids of what was found or made, which the file itself leaves out. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/files-below.ts';
import { ReleaseStopped } from './release-order.ts';
import type { Resources } from './release-plan.ts';
import type { ReleaseTarget } from './release-target.ts';

/** Beside wrangler.toml, because paths in it start there. Git ignores it. */
export const configOf = ({ env }: ReleaseTarget): string => `wrangler.release-${env}.toml`;

/** @throws Error when wrangler.toml lacks the environment */
export function withIds(
  toml: string,
  { env, databases }: ReleaseTarget,
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
  const filled = databases.reduce(
    (text, { name }) => put(text, `database_name = "${name}"`, `database_id = "${ids.get(name)}"`),
    from < 0 ? '' : toml.slice(from),
  );
  const namespace = `[[env.${env}.kv_namespaces]]\nbinding = "CONTENT"`;
  return head + put(filled, namespace, `id = "${content}"`);
}

/**
 * @returns the file's name, for `--config`
 * @throws ReleaseStopped while another process of this machine releases the same
 */
export function writeConfig(target: ReleaseTarget, there: Resources): string {
  const file = join(root, configOf(target));
  const other = existsSync(file) ? processIn(readFileSync(file, 'utf8')) : undefined;
  if (other !== undefined && other !== process.pid && isRunning(other)) {
    throw new ReleaseStopped(
      `Process ${other} of this machine is releasing ${target.env}: wait for its end, or end it, then release again. If it is no release, delete ${configOf(target)}`,
    );
  }
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  writeFileSync(file, `# release by process ${process.pid}\n${withIds(toml, target, there)}`);
  return configOf(target);
}

/** Whose configuration it is; a killed process leaves its own behind. */
function processIn(config: string): number | undefined {
  const [, pid] = /^# release by process (\d+)$/m.exec(config) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function removeConfig(target: ReleaseTarget): void {
  rmSync(join(root, configOf(target)), { force: true });
}
