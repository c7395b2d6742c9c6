/**
 * The entry point of `npm start`, `npm test` and other commands on a fresh machine: refuses an invalid command
 * line, installs what is missing, then runs the named script on the Node that the project pins. It is plain
 * JavaScript, because the machine's own Node runs it.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endIfAnswered } from './commands/command-line.mjs';
import { installOnce } from './commands/install-once.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // As for the tools that scripts run (site/run-tool.ts).
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  // tsx reads its JSX setting from this file: tsconfig.json only references one project per runtime.
  TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
};

const [script, ...rest] = process.argv.slice(2);
endIfAnswered(script, rest);
const installed = await installOnce(root);
if (installed !== 0) process.exit(installed);
const closedPipe = new URL('commands/closed-pipe.mjs', import.meta.url).href;
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const child = spawn(
  node,
  ['--import', 'tsx', '--import', closedPipe, join(root, 'scripts', `${script}.ts`), ...rest],
  {
    cwd: root,
    env,
    stdio: 'inherit',
  },
);
child.once('error', (error) => {
  process.stderr.write(`${node} did not start: ${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
endWith(child);

/** Passes signals on to the script, which may clean up before it ends: a release undoes its trial. */
function endWith(started) {
  // On Ctrl+C the terminal signals both processes.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => started.kill(signal));
  // The shell that npm puts in between passes no signals on when it is ended.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) started.kill('SIGTERM');
  }, 500).unref();
}
