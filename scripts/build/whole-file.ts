/** A file that is written whole or not at all: whoever is killed, or writes it at the same time, leaves no half of it. */
import { renameSync, writeFileSync } from 'node:fs';

export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
