/** The facts of this machine that a developer’s site depends on. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../build/files-below.ts';
import { isBuilt } from '../build/is-built.ts';
import { isInstalled } from '../commands/install-once.mjs';
import { stateFolder } from '../site/local-platform.ts';
import { type TakenPort, takenPort } from '../site/port/taken-port.ts';
import { installedTestBrowser } from '../testing/find-browser.ts';

export interface Machine {
  /** Node versions: the running one, and the one that the project pins. */
  readonly node: { readonly running: string; readonly pinned: string };
  /** True if the installed packages match the lock file. */
  readonly installed: boolean;
  readonly browser: string | undefined;
  readonly built: boolean;
  readonly state: { readonly folder: string; readonly fault: string | null };
  readonly freeBytes: number;
  readonly port: number;
  taken(): Promise<TakenPort | null>;
  /** How far the clock is ahead of a server's, in milliseconds; null when no server answers. */
  clockAheadMs(): Promise<number | null>;
}

const manifest = v.object({ devDependencies: v.object({ node: v.string() }) });
/** npm installs from there, so any machine that can install reaches it. */
const clockServer = 'https://registry.npmjs.org/';

export async function thisMachine(): Promise<Machine> {
  const { bavail, bsize } = await statfs(root);
  const { devDependencies } = v.parse(
    manifest,
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  const port = Number(process.env.PORT ?? 8787);
  return {
    node: { running: process.versions.node, pinned: devDependencies.node },
    installed: isInstalled(root),
    browser: installedTestBrowser(),
    built: isBuilt(),
    state: { folder: stateFolder, fault: writeFault(stateFolder) },
    freeBytes: bavail * bsize,
    port,
    taken: () => takenPort(port),
    clockAheadMs: () => clockAhead(clockServer, globalThis.fetch),
  };
}

/** Compares with the Date header, which has whole seconds. */
export async function clockAhead(
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<number | null> {
  const signal = AbortSignal.timeout(5_000);
  try {
    const began = Date.now();
    const { headers } = await fetch(url, { method: 'HEAD', signal });
    const told = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(told) ? null : (began + Date.now()) / 2 - (told + 500);
  } catch {
    return null;
  }
}

function writeFault(folder: string): string | null {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
