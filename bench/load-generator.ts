/** A bounded load on loopback: so many requests over so many kept connections, then it ends. */
import { Agent, request } from 'node:http';

export interface Target {
  readonly port: number;
  /** Host header; brands are told apart by it. */
  readonly host: string;
  readonly path: string;
}

/** Sends `count` requests over `connections`; rejects on the first answer that is not 200. */
export async function load(target: Target, count: number, connections = 8): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await get(target, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
}

/** One request; gives status, headers and body. */
export function get(
  target: Target,
  agent?: Agent,
): Promise<{ headers: Record<string, string | string[] | undefined>; body: string }> {
  return new Promise((resolve, reject) => {
    const { port, host, path } = target;
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host }, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          if (response.statusCode === 200) {
            resolve({ headers: response.headers, body: Buffer.concat(chunks).toString('utf8') });
          } else {
            reject(new Error(`${host}${path} answered ${response.statusCode}`));
          }
        });
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end();
  });
}
