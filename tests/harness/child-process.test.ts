/** A child process answers, ends when told to, and never keeps its caller waiting once it has ended. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startChild } from './child-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'child-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = join(folder, 'child.log');
const script = join(folder, 'child.mjs');
writeFileSync(
  script,
  `process.send({ pid: process.pid });
process.on('message', ({ die, number }) => {
  console.log('told', number);
  if (die) process.exit(3);
  process.send({ doubled: 2 * number });
});`,
);
const start = () => startChild(pathToFileURL(script), { log });

it('speaks first, answers in turn, and leaves its output in the log', async () => {
  const child = start();
  expect(await child.hear()).toEqual({ pid: expect.any(Number) });
  expect(await child.tell({ number: 21 })).toEqual({ doubled: 42 });
  expect(await child.tell({ number: 4 })).toEqual({ doubled: 8 });
  await child.kill();
  expect(readFileSync(log, 'utf8')).toBe('told 21\ntold 4\n');
});

it.runIf(process.platform === 'linux')('is the only process with its log open', async () => {
  const child = start();
  const open = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  expect(open).not.toContain(log);
  await child.kill();
});

it('is gone once killed', async () => {
  const child = start();
  const { pid } = await child.hear<{ pid: number }>();
  await child.kill();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('causes an error that names the log when it ends instead of answering', async () => {
  const child = start();
  await child.hear();
  await expect(child.tell({ die: true })).rejects.toThrow(`see ${log}`);
});
