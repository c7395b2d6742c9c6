/** A release that cannot end is refused before anything is checked, built or uploaded. */
import { expect, it } from 'vitest';
import { UsageError } from '../commands/command-line.mjs';
import { releaseOptions } from './release-options.ts';

const read = (line: string) => releaseOptions(line.split(' '));

it('knows where each brand answers', () => {
  const { sites, dryRun } = read('--all --stage qa --dry-run');
  expect(dryRun).toBe(true);
  expect(sites.length).toBeGreaterThan(1);
  for (const { url } of sites) expect(url).toMatch(/^https:\/\/[a-z.-]+$/);
  const [own] = read('--brand acacia --stage development --url https://a.example/x').sites;
  expect([own?.env, own?.url]).toEqual(['acacia-development', 'https://a.example']);
});

it.each([
  ['--stage qa', /--brand <slug>, or --all/],
  ['--all --brand acacia --stage qa', /--brand <slug>, or --all/],
  ['--brand nosuch --stage qa', /--brand must be one of acacia/],
  ['--brand acacia --stage prod', /--stage must be one of development/],
  ['--brand acacia', /--stage must be one of/],
  ['--all --stage qa --url https://a.example', /leave out --all/],
  ['--brand acacia --stage qa --url a.example', /"a.example" is not the URL of a site/],
  ['--all --stage development', /no public host: release it with --brand acacia --url https/],
])('refuses %s', (line, reason) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(reason);
});
