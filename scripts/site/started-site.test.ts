/** The note of a running site; a stale one is ignored. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteStarted, startedVars } from './started-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'started-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('returns the variables of a running site', () => {
  const vars = { LEAD_PARTNERS: '[]' };
  noteStarted(vars, folder);
  expect(startedVars(folder)).toEqual(vars);
});

it('keeps the note of a site that was started later on the same storage', () => {
  const others = process.listeners('exit');
  noteStarted({}, folder);
  const [forget] = process.listeners('exit').filter((one) => !others.includes(one));
  const later = JSON.stringify({ pid: process.ppid, vars: { LEAD_PARTNERS: '[]' } });
  writeFileSync(join(folder, 'started.json'), later);
  forget?.(0);
  expect(startedVars(folder)).toEqual({ LEAD_PARTNERS: '[]' });
});

it('removes its own note', () => {
  const others = process.listeners('exit');
  noteStarted({ LEAD_PARTNERS: '[]' }, folder);
  const [forget] = process.listeners('exit').filter((one) => !others.includes(one));
  forget?.(0);
  expect(startedVars(folder)).toEqual({});
});

it.each([
  ['there is none', null],
  ['its site was killed', () => JSON.stringify({ pid: endedPid(), vars: { LEAD_PARTNERS: '[]' } })],
  ['it is not whole', () => '{"pid":'],
])('returns nothing when %s', (_, text) => {
  if (text) writeFileSync(join(folder, 'started.json'), text());
  expect(startedVars(folder)).toEqual({});
});

function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
