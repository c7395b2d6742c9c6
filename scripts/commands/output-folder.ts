/** Checks the file or folder that a command is to write, before the work that takes time. */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './command-line.mjs';

/**
 * @param option names the file in the error, such as `--report`
 * @throws UsageError when it is a folder itself, or its folder is missing or cannot be written
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
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${option} ${file}: this is a folder, so name a file in it`);
  }
}

/**
 * For a folder that the command makes if there is none.
 * @throws UsageError when there is a file in its place
 */
export function demandFolder(option: string, folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UsageError(`${option} ${folder}: this is a file, so name a folder`);
  }
}
