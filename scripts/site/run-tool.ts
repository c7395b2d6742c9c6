/** Runs the project's tools as child processes, on the Node that the project pins. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build/files-below.ts';

const bin = join(root, 'node_modules', '.bin');

/** The environment for a tool: the pinned Node first on the PATH, no telemetry, compiled code cached between runs. */
export function toolEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    WRANGLER_SEND_METRICS: 'false',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    ...extra,
  };
}

/** Starts a tool from node_modules/.bin; npm is the machine's own. */
export function start(
  tool: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const command = tool === 'npm' ? tool : join(bin, tool);
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
}

/** Starts a server that stops when this process exits; a signal without a listener would leave it running. */
export function startServing(...asked: Parameters<typeof start>): ChildProcess {
  const server = start(...asked);
  process.once('exit', () => server.kill('SIGTERM'));
  return server;
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

/** The result of a tool. */
export interface Captured {
  readonly code: number;
  /** Standard output. */
  readonly output: string;
  /** Standard error. */
  readonly errors: string;
}

/** Runs a tool to its end and captures its output, without colours, which wrangler prints even to a pipe. */
export function runCaptured(
  tool: string,
  args: readonly string[],
  env = toolEnv(),
  cwd = root,
): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
    let [output, errors] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const plain = {
        output: stripVTControlCharacters(output),
        errors: stripVTControlCharacters(errors),
      };
      resolve({ code: code ?? 1, ...plain });
    });
  });
}

/**
 * Runs a tool quietly; resolves with everything it printed.
 * @throws Error with the command and its output when it fails
 */
export async function runQuietly(
  tool: string,
  args: readonly string[],
  env = toolEnv(),
  cwd = root,
): Promise<string> {
  const { code, output, errors } = await runCaptured(tool, args, env, cwd);
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}${errors}`);
  return output + errors;
}
