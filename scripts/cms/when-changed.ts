/** Work that is done again only when what it reads has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param stamp the file that keeps the hash of what the work last read
 * @param now the hash of what it would read now
 */
export async function whenChanged(
  stamp: string,
  now: string,
  work: () => Promise<void>,
): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  // Work that breaks off leaves neither the old result nor the new one.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
