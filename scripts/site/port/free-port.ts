/** Finds out which ports of this machine are free. */
import { createServer } from 'node:net';

/**
 * A port that nothing listens on. It is below the range for outgoing connections (from 32768 on Linux, 49152
 * elsewhere), because one of those could be taken before a server starts on it, or while it is down between
 * runs.
 */
export async function freePort(): Promise<number> {
  const { least, most } = serverPorts;
  for (let tries = 0; tries < 50; tries += 1) {
    const port = least + Math.floor(Math.random() * (most - least));
    // One that cannot be tried, such as one that the system keeps for itself, is not free either.
    if (await isFree(port).catch(() => false)) return port;
  }
  throw new Error(`No free port between ${least} and ${most}: stop some of the servers there`);
}

export const serverPorts = { least: 20_000, most: 32_000 };

/** Tries the loopback address, where our servers listen. @throws Error when the port cannot be tried */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(portError(port, error)),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function portError(port: number, { code, message }: NodeJS.ErrnoException): Error {
  if (code !== 'EACCES') return new Error(message);
  return new Error(`Port ${port} needs more rights than you have: choose one from 1024 up`);
}
