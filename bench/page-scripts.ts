/** How many bytes of script a page has fetched once its islands have started. */
import { brotliCompressSync } from 'node:zlib';

/** Compressed, each file by itself, as they are served. @param code of every script, by file name */
export function scriptBytes(code: ReadonlyMap<string, string>, islands: readonly string[]): number {
  if (islands.length === 0) return 0;
  const entries = ['runtime', 'hydrate', ...islands.map((name) => `${name}.island`)];
  const needed = new Set<string>();
  for (const entry of entries) add(code, named(code, entry), needed);
  return [...needed].reduce((sum, file) => sum + compressed(code.get(file) ?? ''), 0);
}

/** The file and everything it imports at once; what it imports later comes when it is asked for. */
function add(code: ReadonlyMap<string, string>, file: string, to: Set<string>): void {
  if (to.has(file)) return;
  to.add(file);
  const imports = code.get(file)?.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g) ?? [];
  for (const [, imported = ''] of imports) add(code, imported, to);
}

/** @throws Error when the build has no such file: its name has changed, and nothing would be counted */
function named(code: ReadonlyMap<string, string>, name: string): string {
  const file = [...code.keys()].find((one) => one.startsWith(`${name}-`));
  if (file === undefined) throw new Error(`The build has no script "${name}"`);
  return file;
}

function compressed(text: string): number {
  return brotliCompressSync(text).byteLength;
}
