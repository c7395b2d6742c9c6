/** Runs `npm ci` if the installed lock file is out of date, only once however many commands start together. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { takeTurn } from './take-turn.mjs';

/** In milliseconds. */
const usual = { touchMs: 1_000, deadMs: 10_000 };

/**
 * @param times for the turn, in tests
 * @returns npm's exit code, or that of the signal that ended it; 0 if nothing had to be installed
 */
export async function installOnce(root, times = usual) {
  if (isInstalled(root)) return 0;
  const lock = lockHash(root);
  // `npm ci` empties node_modules first: two at once would delete each other's files.
  const turn = join(root, '.wrangler', 'installing');
  const onWait = () =>
    process.stdout.write(
      `Another command is installing dependencies, waiting for it … (if none is, delete ${turn})\n`,
    );
  for (;;) {
    const { giveBack, isMine } = await takeTurn(turn, times, onWait);
    try {
      if (isInstalled(root)) return 0;
      process.stdout.write('Installing dependencies (once per lock file) …\n');
      const { status, isEnded } = await npmCi(root);
      // Another command took over the turn and empties node_modules again, so npm's result no longer counts.
      if (!isEnded && !isMine()) continue;
      if (status === 0) writeFileSync(stampIn(root), lock);
      else if (!isEnded) process.stderr.write(failed);
      return status;
    } finally {
      giveBack();
    }
  }
}

/** True if the installed packages are those of the lock file. @param root the project's */
export function isInstalled(root) {
  const stamp = stampIn(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

/** The file with the hash of the lock file that was installed. */
const stampIn = (root) => join(root, 'node_modules', '.installed');

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const failed = 'npm ci failed: see its output above. Nothing else was started.\n';

/** Passes signals to npm and waits for it to end, so that it is not still running during the next turn. */
async function npmCi(root) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const ci = spawn(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  let endedBy;
  const end = (signal) => {
    endedBy = signal;
    ci.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  const status = await new Promise((resolve) => {
    ci.once('error', ({ message }) => {
      process.stderr.write(`npm did not start: ${message}\n`);
      resolve(1);
    });
    ci.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  for (const signal of signals) process.off(signal, end);
  if (endedBy === undefined) return { status, isEnded: false };
  return { status: 128 + constants.signals[endedBy], isEnded: true };
}
