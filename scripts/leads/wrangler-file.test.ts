/** Statements contain personal data in plain text: however the process ends, they do not stay in the temporary folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../build/files-below.ts';

const temporary = mkdtempSync(join(tmpdir(), 'wrangler-file-test-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
const left = () => readdirSync(temporary);

/** A process that writes leads, with the given code in place of wrangler. */
function writing(wrangler: string): ChildProcess {
  const module = JSON.stringify(join(root, 'scripts/leads/wrangler-file.ts'));
  const script = `
    const { wranglerFile } = await import(${module});
    await wranglerFile(['LEADS_DB'], ${wrangler}).run([{ sql: 'SELECT ?1', params: ['canary'] }]);
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Prints the file's path and never ends. */
const hangs = `async (args) => {
  console.log(args.at(-1));
  setInterval(() => {}, 1000);
  await new Promise(() => {});
}`;

async function ended(by: NodeJS.Signals): Promise<NodeJS.Signals | null> {
  const command = writing(hangs);
  if (!command.stdout) throw new Error('It has no output');
  const [file] = await once(command.stdout, 'data');
  expect(existsSync(String(file).trim())).toBe(true);
  command.kill(by);
  const [, signal] = await once(command, 'exit');
  return signal;
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s removes the file before the process ends',
  async (signal) => {
    expect(await ended(signal)).toBe(signal);
    expect(left()).toEqual([]);
  },
);

it('a file left by a killed process is removed by the next one, and no other file is', async () => {
  expect(await ended('SIGKILL')).toBe('SIGKILL');
  expect(left()).toHaveLength(1);
  const others = [`kurrajong-leads-${process.pid}-abc`, 'another-tool-1'];
  for (const name of others) mkdirSync(join(temporary, name));
  const [code] = await once(writing("async () => ({ code: 0, output: '', errors: '' })"), 'exit');
  expect(code).toBe(0);
  expect(left().toSorted()).toEqual(others.toSorted());
});
