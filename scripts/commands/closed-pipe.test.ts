/** A command whose reader goes away still does its work. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const work = `
  process.stdin.once('data', () => {
    process.stdout.write('a line that nobody reads');
    setTimeout(() => console.error('done'), 50);
    process.stdin.destroy();
  });
`;

it('what nobody reads is no failure', async () => {
  const module = new URL('./closed-pipe.mjs', import.meta.url).href;
  const command = spawn(process.execPath, ['--import', module, '--eval', work]);
  const [said, ended] = [text(command.stderr), once(command, 'exit')];
  command.stdout.destroy();
  command.stdin.write('go on');
  expect(await said).toBe('done\n');
  expect(await ended).toEqual([0, null]);
});
