/** Invalid command lines are refused before anything is installed, and help is printed as early. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedStages } from '../../domain/brand.ts';
import project from '../../package.json' with { type: 'json' };
import { filesBelow, root } from '../build/files-below.ts';
import { answerInstead, readCommandLine, UsageError, usageOf } from './command-line.mjs';
import { knownOptions } from './known-options.mjs';

/** A fresh machine: only the files that bootstrap.mjs needs, and no lock file to install from. */
const fresh = mkdtempSync(join(tmpdir(), 'way-in-'));

beforeAll(() => {
  mkdirSync(join(fresh, 'scripts', 'commands'), { recursive: true });
  const commandFiles = ['command-line', 'install-once', 'known-options', 'take-turn'];
  for (const file of ['bootstrap.mjs', ...commandFiles.map((name) => `commands/${name}.mjs`)]) {
    cpSync(join(root, 'scripts', file), join(fresh, 'scripts', file));
  }
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

function wayIn(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(fresh, 'scripts', 'bootstrap.mjs'), ...args],
    { cwd: fresh, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const commands = Object.entries(knownOptions);

/** These list their own options. */
const readTheirOwn = ['leads', 'e2e'];

/** These cannot install first: `npm ci` refuses the lock that one completes, and wrangler runs the other in place. */
const startThemselves = ['build', 'complete-lock'];

it('knows every command that people type', () => {
  const scripts: Readonly<Record<string, string>> = project.scripts;
  for (const [command, { npm }] of commands) {
    const name = npm.replace(/^npm (?:run )?/, '');
    const [script] = command.split(' ');
    const way = startThemselves.includes(command) ? `${command}.ts` : `bootstrap.mjs ${command}`;
    expect(scripts[name]).toBe(`node scripts/${way}`);
    expect(existsSync(join(root, 'scripts', `${script}.ts`))).toBe(true);
  }
  const begun = Object.entries(scripts).flatMap(([name, line]) => {
    const [, command] = line.split('scripts/bootstrap.mjs ');
    return command === undefined || readTheirOwn.includes(name) ? [] : command;
  });
  const known = commands.map(([command]) => command).sort();
  expect(known).toEqual([...begun, ...startThemselves].sort());
});

it('refuses an unknown option, and prints its usage, before anything is installed', () => {
  const refused = wayIn('addresses', 'load', '--sort-of');
  expect([refused.status, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toContain("Unknown option '--sort-of'");
  const helped = wayIn('start', '--help');
  expect(helped).toEqual({ status: 0, stdout: `${usageOf('start')}\n`, stderr: '' });
  expect(readdirSync(fresh)).toEqual(['scripts']);
});

describe.each(commands)('%s', (command, { npm, isRepeated, options }) => {
  const [script = '', ...words] = command.split(' ');
  const answerTo = (...args: readonly string[]) => answerInstead(script, [...words, ...args]);

  it('names an unknown option when refusing it, and lists the known ones', () => {
    const { code, text = '' } = answerTo('--sort-of') ?? {};
    expect(code).toBe(2);
    expect(text).toContain(`${npm}: Unknown option '--sort-of'`);
    for (const name of [...Object.keys(options), 'help']) expect(text).toContain(`--${name}`);
  });

  it('prints its usage', () => {
    expect(answerTo('--help')).toEqual({ code: 0, text: usageOf(command) });
  });

  if (isRepeated) return;

  it('refuses one argument too many', () => {
    const { code, text } = answerTo('one', 'two') ?? {};
    expect(code).toBe(2);
    expect(text).toMatch(/^npm .*: "(?:one|two)" is one argument too many/);
  });
});

it.each(startThemselves)('%s refuses an unknown option, and prints its usage', (command) => {
  const started = (option: string) =>
    spawnSync(process.execPath, [`scripts/${command}.ts`, option], { cwd: root, encoding: 'utf8' });
  const { status, stdout, stderr } = started('--sort-of');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${knownOptions[command]?.npm}: Unknown option '--sort-of'`);
  expect(started('--help').stdout).toBe(`${usageOf(command)}\n`);
});

it.each<[string, string, string]>([
  ...['-1', '1.5', 'many', '1e3', '1000000000'].map((value): [string, string, string] => [
    'faults',
    `--kills=${value}`,
    `--kills must be a whole number, not "${value}"`,
  ]),
  ['faults', '--kills=', '--kills needs a value, but its value is empty'],
  ['content-rollback', '--to=', '--to needs a value, but its value is empty'],
  ['bench/load', '--minutes=0', '--minutes must be at least 1'],
  ['upstreams', '--pages=0', '--pages must be at least 1'],
  ['upstreams', '--mutant=none', '--mutant must be one of no-deadline, not "none"'],
])('refuses %s %s', (command, option, reason) => {
  const { status, stderr } = wayIn(command, option);
  expect([status, stderr.split('\n')[0]]).toEqual([2, `${knownOptions[command]?.npm}: ${reason}`]);
});

it('names only deployed stages', () => {
  const named = commands.flatMap(([, { options }]) => options.stage?.value ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)]).toEqual([deployedStages.join('|')]);
});

it('accepts numbers and choices as listed', () => {
  const { text } = readCommandLine('faults', ['--kills', '0', '--mutant', 'no-sweep']);
  expect([text('kills'), text('mutant')]).toEqual(['0', 'no-sweep']);
});

it('refuses an option without its value, and a value for an option that takes none', () => {
  const missing = wayIn('doctor/doctor', '--brand');
  expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('--brand')]);
  expect(wayIn('start', '--cms=yes').status).toBe(2);
  const swallowed = wayIn('doctor/doctor', '--brand', '--json').stderr.split('\n');
  expect(swallowed.slice(0, 2)).toEqual([
    'npm run doctor: --brand needs a value, and what follows it begins with a dash',
    '',
  ]);
});

it('refuses a repeated option, since only the last would count', () => {
  const twice = wayIn('release/release-command', '--stage', 'qa', '--stage', 'production');
  expect([twice.status, twice.stderr.split('\n')[0]]).toEqual([
    2,
    'npm run release: --stage is given twice',
  ]);
});

it('lets other commands read their own options, and starts a valid command', () => {
  // None of them gets further here, where there is no lock file.
  for (const args of [['leads', '--sort-of'], ['start', '--cms'], ['start']]) {
    const { status, stderr } = wayIn(...args);
    expect(status).toBe(1);
    expect(stderr).toContain('package-lock.json');
  }
});

it('reads every command line except that of leads, whose options depend on the subcommand', () => {
  const readers = filesBelow(join(root, 'scripts')).filter(
    (file) =>
      /\.(?:ts|mjs)$/.test(file) &&
      !file.endsWith('.test.ts') &&
      readFileSync(join(root, 'scripts', file), 'utf8').includes(' parseArgs('),
  );
  expect(readers).toEqual(['commands/command-line.mjs', 'leads/leads-options.ts']);
});

it('prints its own options for browser tests before Playwright’s', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/e2e.ts', '--remote', '--help'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm run e2e -- [\s\S]*--remote[\s\S]*Usage: [\s\S]*--update-snapshots/);
});

describe('a command', () => {
  it('reads the options that are given, and those that are not', () => {
    const { everyArgument } = readCommandLine('catalogue-import', ['a', '--check', 'b']);
    expect(everyArgument).toEqual(['a', 'b']);
    const { flag, text, argument } = readCommandLine('smoke/smoke-command', [
      'https://a.example',
      '--build',
      'b1',
    ]);
    expect([argument, text('build'), text('version'), flag('help')]).toEqual([
      'https://a.example',
      'b1',
      undefined,
      false,
    ]);
    expect(readCommandLine('start', ['--cms']).flag('cms')).toBe(true);
  });

  it('cannot ask for an option that it does not declare', () => {
    expect(() => readCommandLine('start', []).flag('fast')).toThrow('start takes no --fast');
    expect(() => readCommandLine('start', []).flag('constructor')).toThrow('takes no');
    expect(() => readCommandLine('start', ['--fast'])).toThrow(UsageError);
  });
});
