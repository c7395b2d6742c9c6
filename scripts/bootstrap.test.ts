/** Ending a command ends the script it runs, which may clean up first: a release undoes its trial. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './build/files-below.ts';

const folder = mkdtempSync(join(tmpdir(), 'way-in-ended-'));
const lock = '{}';
const standIn = `
const wait = setTimeout(() => console.log('went on'), 20_000);
for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => {
  clearTimeout(wait);
  console.log('taken back after ' + name);
});
console.log('begun');
`;

beforeAll(() => {
  cpSync(join(root, 'scripts', 'bootstrap.mjs'), join(folder, 'scripts', 'bootstrap.mjs'));
  cpSync(join(root, 'scripts', 'commands'), join(folder, 'scripts', 'commands'), {
    recursive: true,
  });
  writeFileSync(join(folder, 'scripts', 'doctor.ts'), standIn);
  // As after an install.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['.bin', 'tsx', 'node']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'package-lock.json'), lock);
  const installed = createHash('sha256').update(lock).digest('hex');
  writeFileSync(join(folder, 'node_modules', '.installed'), installed);
  const scripts = { doctor: 'node scripts/bootstrap.mjs doctor' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output until every started process has ended. */
async function ended(command: string, args: readonly string[], signal: NodeJS.Signals) {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const piece of child.stdout) {
    const begins = !printed.includes('begun');
    printed += String(piece);
    if (begins && printed.includes('begun')) child.kill(signal);
  }
  return printed;
}

it.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s to the bootstrap reaches the script, which cleans up',
  async (signal) => {
    const printed = await ended(process.execPath, ['scripts/bootstrap.mjs', 'doctor'], signal);
    expect(printed).toContain(`taken back after ${signal}`);
    expect(printed).not.toContain('went on');
  },
);

it('ending npm also reaches the script', async () => {
  const printed = await ended('npm', ['run', 'doctor'], 'SIGTERM');
  expect(printed).toContain('taken back after');
  expect(printed).not.toContain('went on');
});
