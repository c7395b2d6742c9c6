/** Finds the process that listens on a port, as the system names it. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';

/** `workerd, process 4711`; null if the system does not say. */
export async function listenerOn(port: number): Promise<string | null> {
  const pid = process.platform === 'linux' ? await pidFromProc(port) : await pidFromLsof(port);
  if (pid === null) return null;
  const name = await nameOf(pid);
  return `${name === null ? '' : `${name}, `}process ${pid}`;
}

/** Linux lists listening sockets, and for each process its open sockets. */
async function pidFromProc(port: number): Promise<number | null> {
  const inodes = new Set<string>();
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(1);
    for (const line of lines) {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      const isListening = state === '0A' && Number.parseInt(local.split(':')[1] ?? '', 16) === port;
      if (isListening && inode) inodes.add(`socket:[${inode}]`);
    }
  }
  if (inodes.size === 0) return null;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const folder = join('/proc', pid, 'fd');
    // Other users' processes, and those that have just ended, cannot be read.
    const handles = await readdir(folder).catch(() => []);
    for (const handle of handles) {
      const target = await readlink(join(folder, handle)).catch(() => '');
      if (inodes.has(target)) return Number(pid);
    }
  }
  return null;
}

async function pidFromLsof(port: number): Promise<number | null> {
  const output = await runProgram('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t']);
  const [first = ''] = (output ?? '').split('\n');
  return /^\d+$/.test(first) ? Number(first) : null;
}

async function nameOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() || null;
  }
  return (await runProgram('ps', ['-p', `${pid}`, '-o', 'comm=']))?.trim() || null;
}
