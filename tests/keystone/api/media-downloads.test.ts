/** The CMS survives downloads of pictures that break off, or that come when no file can be opened. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../../../scripts/build/files-below.ts';

const data = mkdtempSync(join(tmpdir(), 'kurrajong-media-'));
const mostOpen = 64;
let server: ChildProcess;
let port = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  mkdirSync(join(data, 'media'), { recursive: true });
  writeFileSync(join(data, 'media/big.png'), Buffer.alloc(8 * 1024 * 1024));
  const script = join(root, 'tests/keystone/support/media-server.ts');
  server = spawn('sh', ['-c', `ulimit -n ${mostOpen}; exec "$0" "$1"`, process.execPath, script], {
    env: { ...process.env, CMS_DATA: data, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The server printed no port');
  const [line] = await once(server.stdout, 'data');
  port = Number(line);
});
afterEach(async () => {
  agent.destroy();
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(data, { recursive: true, force: true });
});

const answerOf = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, resolve).once('error', reject);
  });

async function statusOf(path: string): Promise<number | undefined> {
  const answer = await answerOf(path);
  for await (const _ of answer);
  return answer.statusCode;
}

async function breakOff(): Promise<void> {
  const answer = await answerOf('/media/big.png');
  await once(answer, 'data');
  answer.destroy();
}

const openPictures = () => readdirSync(`/proc/${server.pid}/fd`, { withFileTypes: true }).length;

it('a download that is cut off leaves no file open', async () => {
  await statusOf('/media/big.png');
  const before = openPictures();
  for (let times = 0; times < 2 * mostOpen; times += 1) await breakOff();
  expect(await statusOf('/media/big.png')).toBe(200);
  expect(server.exitCode).toBeNull();
  expect(openPictures()).toBeLessThan(before + 5);
});

it('a picture that cannot be opened is answered, and served once it can be', async () => {
  await statusOf('/exhaust');
  expect(await statusOf('/media/big.png')).toBe(503);
  await statusOf('/release');
  expect(await statusOf('/media/big.png')).toBe(200);
  expect(await statusOf('/media/none.png')).toBe(404);
});
