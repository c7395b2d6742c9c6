/** Runs the project's tools as child processes, with Node's own binary of the project first on the PATH. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../build/files-below.ts';

const bin = join(root, 'node_modules', '.bin');

/** Environment for a tool: pinned Node first, no telemetry, no colour games in logs. */
export function toolEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    WRANGLER_SEND_METRICS: 'false',
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    ...extra,
  };
}

/** Starts a tool of node_modules/.bin. */
export function start(
  tool: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(join(bin, tool), args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
}

/** Runs a tool to its end; resolves with the exit code. */
export function run(
  tool: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, options);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a tool quietly; what it printed is in the error when it fails. */
export function runQuietly(
  tool: string,
  args: readonly string[],
  env = toolEnv(),
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${tool} ${args.join(' ')} failed:\n${output}`)),
    );
  });
}
