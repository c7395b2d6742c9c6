/**
 * `npm run lock:complete`: names every platform's optional packages in package-lock.json. npm leaves out
 * those its registry could not show when the lock was written, and `npm ci` then refuses the lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { completed } from './lock/lock-platforms.ts';

const file = join(root, 'package-lock.json');
writeFileSync(
  file,
  `${JSON.stringify(completed(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`,
);
