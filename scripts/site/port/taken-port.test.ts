/** A taken port is found before anything starts, and its process is named, with the remedy. */
import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../build/files-below.ts';
import { toolEnv } from '../run-tool.ts';
import { freePort } from './free-port.ts';
import { takenPort, takenPortText } from './taken-port.ts';

const servers: { close(): void; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

const ourSite: RequestListener = (_, response) =>
  void response.end(JSON.stringify({ ok: true, brand: 'acacia', build: 'b1' }));

describe('a port', () => {
  it('can be free', async () => {
    expect(await takenPort(await freePort())).toBeNull();
  });

  it('can be taken by another copy of the site', async () => {
    const port = await serve(ourSite);
    expect(await takenPort(port)).toMatchObject({ port, isSite: true });
  });

  it.each<[string, RequestListener]>([
    ['that answers something else', (_, response) => void response.end('hello')],
    ['that never answers', () => undefined],
  ])('can be taken by something %s', async (_, listener) => {
    const port = await serve(listener);
    expect(await takenPort(port)).toMatchObject({ port, isSite: false });
  });

  it('can be taken by a server on every address', async () => {
    expect(await takenPort(await serve(ourSite, '0.0.0.0'))).toMatchObject({ isSite: true });
  });

  it.runIf(process.platform === 'linux')('is reported with the process that has it', async () => {
    const taken = await takenPort(await serve(ourSite));
    expect(taken?.process).toMatch(new RegExp(`process ${process.pid}$`));
  });
});

it('names the process on the port and the command to type', () => {
  const taken = { port: 8787, isSite: true, process: 'workerd, process 4711' };
  expect(takenPortText(taken)).toContain(
    'Port 8787 is taken: another copy of this site answers on it (workerd, process 4711)',
  );
  expect(takenPortText(taken)).toContain('PORT=8788 npm start');
  expect(takenPortText({ ...taken, port: 65_535 })).toContain('PORT=65534 npm start');
});

it.each([
  ['start', 'a taken port', () => serve(ourSite), 'is taken: another copy of this site'],
  ['start', 'a word', async () => 'abc', 'PORT="abc" is not a port'],
  ['cms', 'a taken port', () => serve(ourSite), /CMS_PORT=\d+ npm run cms/],
  [
    'lighthouse/serve-production',
    'a taken port',
    () => serve(ourSite),
    /LIGHTHOUSE_PORT=\d+ npm test/,
  ],
])('%s on %s exits at once with the reason', async (command, _, portOf, words) => {
  const port = `${await portOf()}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, `scripts/${command}.ts`)],
    // These folders cannot be created, so the test fails if anything is seeded before the port is checked.
    {
      cwd: root,
      env: toolEnv({
        PORT: port,
        CMS_PORT: port,
        LIGHTHOUSE_PORT: port,
        KURRAJONG_STATE: '/dev/null/state',
        CMS_DATA: '/dev/null/cms',
      }),
    },
  );
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  expect(errors).toMatch(words);
  expect(output).not.toContain('ready');
  expect(code).toBe(1);
});
