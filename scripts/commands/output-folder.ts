/** Checks the file that a command is to write, before the work that takes time. */
import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './command-line.mjs';

/**
 * @param option names the file in the error, such as `--report`
 * @throws UsageError when its folder is missing or cannot be written
 */
export function demandOutputFolder(option: string, file: string): void {
  const folder = dirname(resolve(file));
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UsageError(
      `${option} ${file}: create the folder ${folder} first, or make it writable`,
      { cause: error },
    );
  }
}
