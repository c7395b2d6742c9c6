/** Writes a file whole or not at all, even when the process is killed or another one writes it at the same time. */
import { renameSync, writeFileSync } from 'node:fs';

export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
