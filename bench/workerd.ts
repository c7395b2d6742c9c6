/** Runs one bundled worker in workerd itself: no development server, no proxy in between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../scripts/build/files-below.ts';
import { runQuietly } from '../scripts/site/run-tool.ts';

const require = createRequire(import.meta.url);
const compatibilityDate = '2026-10-01';

export interface RunningWorker {
  readonly name: string;
  readonly port: number;
  /** User and system time of the process so far, in milliseconds. */
  cpuMs(): number;
  stop(): void;
}

/** Bundles an entry as `wrangler deploy` would. Gives the path of the script. */
export async function bundle(name: string, entry: string): Promise<string> {
  const outdir = join(root, 'dist', 'bench', name);
  mkdirSync(outdir, { recursive: true });
  const config = join(outdir, 'wrangler.toml');
  writeFileSync(
    config,
    `name = "bench-${name}"\nmain = "${join(root, entry)}"\ncompatibility_date = "${compatibilityDate}"\n`,
  );
  await runQuietly('wrangler', [
    'deploy',
    '--dry-run',
    '--minify',
    '--config',
    config,
    '--outdir',
    join(outdir, 'out'),
  ]);
  return join(
    outdir,
    'out',
    `${entry
      .split('/')
      .pop()
      ?.replace(/\.tsx?$/, '')}.js`,
  );
}

/** Starts workerd with the script and waits until it answers. */
export async function startWorkerd(
  name: string,
  script: string,
  port: number,
): Promise<RunningWorker> {
  const config = join(root, 'dist', 'bench', name, 'config.capnp');
  writeFileSync(config, capnp(relative(dirname(config), script), port));
  const workerd = require('workerd') as { default: string };
  const child = spawn(workerd.default, ['serve', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(port, child);
  return {
    name,
    port,
    cpuMs: () => cpuOf(child.pid ?? 0),
    stop: () => {
      child.kill('SIGTERM');
    },
  };
}

function capnp(script: string, port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${script}")],
  compatibilityDate = "${compatibilityDate}",
);
`;
}

/** utime and stime of /proc/<pid>/stat, in clock ticks of 10 ms (Linux). */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function untilAnswers(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
    try {
      await fetch(`http://127.0.0.1:${port}/`, { headers: { host: 'localhost' } });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`workerd did not answer on port ${port}`);
}
