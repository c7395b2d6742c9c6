/**
 * The way in for `npm start` and `npm test` on a fresh machine: refuses a command line that makes no sense,
 * installs what is missing, then runs the named script on the Node that the project pins. Plain JavaScript,
 * because the machine's own Node runs it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerInstead } from './commands/command-line.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // tsx reads its JSX setting from this file: tsconfig.json only refers to one project per runtime.
  TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
};

const [script, ...rest] = process.argv.slice(2);
const answer = answerInstead(script, rest);
if (answer) {
  process[answer.code === 0 ? 'stdout' : 'stderr'].write(`${answer.text}\n`);
  process.exit(answer.code);
}
install();
const closedPipe = new URL('commands/closed-pipe.mjs', import.meta.url).href;
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const run = spawnSync(
  node,
  ['--import', 'tsx', '--import', closedPipe, join(root, 'scripts', `${script}.ts`), ...rest],
  {
    cwd: root,
    env,
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);

/** `npm ci` when the lock file is not the one that is installed. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing dependencies (once per lock file) …\n');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const ci = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (ci.status !== 0) {
    process.stderr.write('npm ci failed: see its output above. Nothing else was started.\n');
    process.exit(ci.status ?? 1);
  }
  writeFileSync(stamp, lock);
}
