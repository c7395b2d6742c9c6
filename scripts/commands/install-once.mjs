/** `npm ci` when the lock file is not the one that is installed; one at a time, however many commands begin together. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns npm's exit code; 0 where nothing had to be installed */
export function installOnce(root) {
  const stamp = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isInstalled()) return 0;
  const turn = takeTurn(join(root, '.wrangler'));
  try {
    if (isInstalled()) return 0;
    process.stdout.write('Installing dependencies (once per lock file) …\n');
    const status = npmCi(root);
    if (status === 0) writeFileSync(stamp, lock);
    return status;
  } finally {
    rmSync(turn, { force: true });
  }
}

function npmCi(root) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const ci = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (ci.status !== 0) {
    process.stderr.write('npm ci failed: see its output above. Nothing else was started.\n');
  }
  return ci.status ?? 1;
}

/** `npm ci` empties node_modules first: two at once take each other's files away. */
function takeTurn(folder) {
  mkdirSync(folder, { recursive: true });
  const turn = join(folder, 'installing');
  const mine = `${turn}-${process.pid}`;
  writeFileSync(mine, `${process.pid}`);
  try {
    for (let told = false; !isFirst(mine, turn); told = true) {
      const holder = holderOf(turn);
      if (holder === undefined) continue;
      if (!isRunning(holder)) {
        // Left by one that was killed.
        rmSync(turn, { force: true });
        continue;
      }
      if (!told) process.stdout.write('Another command installs dependencies, waiting for it …\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
    return turn;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A link is made whole or not at all, so whoever sees the file can read whose it is. */
function isFirst(mine, turn) {
  try {
    linkSync(mine, turn);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when it has just ended. */
function holderOf(turn) {
  try {
    return Number(readFileSync(turn, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
