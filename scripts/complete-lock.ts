/**
 * `npm run lock:complete`: adds every platform's optional packages to both package-lock.json, with their
 * checksums. npm leaves out those missing from its registry when the lock was written, and `npm ci` then
 * refuses the lock.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { endIfAnswered } from './commands/command-line.mjs';
import { completed, sealed, unsealed } from './lock/lock-platforms.ts';

endIfAnswered('complete-lock');
for (const folder of ['.', 'content/cms']) {
  const file = join(root, folder, 'package-lock.json');
  const lock = completed(JSON.parse(readFileSync(file, 'utf8')));
  const checksums = new Map(unsealed(lock).map((id) => [id, checksumOf(id)]));
  writeFileSync(file, `${JSON.stringify(sealed(lock, checksums), null, 2)}\n`);
}

/** The checksum from npm's configured registry. */
function checksumOf(id: string): string {
  return execFileSync('npm', ['view', id, 'dist.integrity'], { encoding: 'utf8' }).trim();
}
