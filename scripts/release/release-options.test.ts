/** A release that cannot succeed is refused before anything is checked, built or uploaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { UsageError, usageOf } from '../commands/command-line.mjs';
import { releaseOptions } from './release-options.ts';

const read = (line: string) => releaseOptions(line.split(' '));

it('knows the address of each brand', () => {
  const { sites, dryRun } = read('--all --stage qa --dry-run');
  expect(dryRun).toBe(true);
  expect(sites.length).toBeGreaterThan(1);
  for (const { url } of sites) expect(url).toMatch(/^https:\/\/[a-z.-]+$/);
  const [own] = read('--brand acacia --stage production').sites;
  expect([own?.env, own?.url]).toEqual(['acacia-production', 'https://www.acacia.example']);
});

it('takes over a host only if told to, as its help says', () => {
  expect(read('--brand acacia --stage qa').newHost).toBe(false);
  expect(read('--brand acacia --stage qa --new-host --dry-run')).toMatchObject({
    newHost: true,
    dryRun: true,
  });
  expect(usageOf('release/release-command')).toMatch(
    /--new-host +takes over the host in brand\.ts/,
  );
});

it('accepts every command in the operators’ page', () => {
  const page = readFileSync(join(root, 'docs/operations/release.md'), 'utf8');
  const shown = [...page.matchAll(/npm run release -- ([^`#\n]+)/g)].map(([, line = '']) => line);
  expect(shown.filter((line) => line.includes('--new-host')).length).toBeGreaterThan(2);
  for (const line of shown) expect(() => read(line.trim()), line).not.toThrow();
});

it.each([
  ['--stage qa', /--brand <slug>, or --all/],
  ['--all --brand acacia --stage qa', /--brand <slug>, or --all/],
  ['--brand nosuch --stage qa', /--brand must be one of acacia/],
  ['--brand acacia --stage prod', /--stage must be one of qa, uat/],
  ['--brand acacia', /--stage must be one of/],
  ['--all --stage qa --new-host', /--new-host goes with one brand: leave out --all/],
  ['--brand acacia --stage development', /--stage must be one of qa, uat, production/],
])('refuses %s', (line, reason) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(reason);
});
