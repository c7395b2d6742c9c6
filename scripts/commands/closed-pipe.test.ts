/** A command whose reader or terminal goes away still finishes its work. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const work = `
  process.stdin.once('data', () => {
    process.stdout.write('a line that nobody reads');
    setTimeout(() => console.error('done'), 50);
    process.stdin.destroy();
  });
`;

/** Simulates writing to a terminal that is gone, which Node has no way to create. */
const withoutTerminal = `
  process.stdout._write = (_chunk, _encoding, done) =>
    done(Object.assign(new Error('write EIO'), { code: 'EIO' }));
`;

function begun(script: string): ChildProcessByStdio<Writable, Readable, Readable> {
  const module = new URL('./closed-pipe.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', module, '--eval', script]);
}

it('output that nobody reads is not a failure', async () => {
  const command = begun(work);
  const [said, ended] = [text(command.stderr), once(command, 'exit')];
  command.stdout.destroy();
  command.stdin.write('go on');
  expect(await said).toBe('done\n');
  expect(await ended).toEqual([0, null]);
});

it('a closed terminal is not a failure, and the work in progress finishes', async () => {
  const command = begun(withoutTerminal + work);
  const [said, ended] = [text(command.stderr), once(command, 'exit')];
  command.stdin.write('go on');
  expect(await said).toBe('done\n');
  expect(await ended).toEqual([0, null]);
});

it('any other write error is a failure', async () => {
  const command = begun(withoutTerminal.replaceAll('EIO', 'ENOSPC') + work);
  const [said, ended] = [text(command.stderr), once(command, 'exit')];
  command.stdin.write('go on');
  expect(await said).toContain('write ENOSPC');
  expect(await ended).toEqual([1, null]);
});
