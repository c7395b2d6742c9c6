/** The command line: mistakes are refused with a remedy before any database is opened. */
import { describe, expect, it } from 'vitest';
import type { Sql, Statement } from '../../worker/leads/sql.ts';
import { commands } from './commands.ts';
import { main } from './leads-command.ts';
import { readInput } from './leads-options.ts';
import { named } from './named-record.ts';

const now = new Date('2026-11-22T00:00:00.000Z');

async function run(args: readonly string[], sql?: Sql) {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await main(args, {
    connect: (_input, work) => {
      if (!sql) throw new Error('a database was opened');
      return work({ leads: sql, write: sql, journal: sql });
    },
    print: (text) => out.push(text),
    complain: (text) => errors.push(text),
    now: () => now,
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const empty: Sql = { run: async (statements) => statements.map(() => []) };

describe('the command line', () => {
  it.each([
    [['lits'], /no command "lits": use one of status, list, show/],
    [['constructor'], /no command "constructor"/],
    [['list', '--stat', 'dead'], /--stat.*see --help/],
    [['list', '--state', 'deed'], /--state "deed" is unknown: use one of pending, delivered, dead/],
    [['list', '--brand', 'nobody'], /--brand must be one of acacia/],
    [['list', '--stage', 'prod'], /--stage must be one of qa, uat/],
    [['list', '--stage', 'qa'], /--stage needs --brand/],
    [['list', '--stage', 'qa', '--stage', 'production'], /--stage is given twice: see --help/],
    [['list', '--mobile', ''], /--mobile needs a value, but its value is empty/],
    [
      ['list', '--limit', '--json'],
      /^--limit needs a value, and what follows it begins with a dash: see --help$/,
    ],
    [['list', '--limit', '0'], /--limit "0" must be .*200/],
    [['list', '--since', 'monday'], /--since "monday" is not a time: write it as 90m/],
    [['list', '--vertical', 'gas'], /--vertical "gas" is unknown: use one of energy/],
    [['show', 'a', 'b'], /"b" is one argument too many: put values with spaces in quotes/],
    [['purge', 'KJ-7F3K-9QWD'], /"KJ-7F3K-9QWD" is one argument too many: see --help/],
    [['list', 'pending'], /"pending" is one argument too many/],
    [['suppress', 'jo@example.com', '--brand', 'acacia'], /"jo@example.com" is one argument/],
    [['list', '--reveal=yes'], /--reveal.*see --help/],
  ])('%j is refused', async (args, words) => {
    const { code, out, errors } = await run(args);
    expect(errors).toMatch(words);
    expect([code, out]).toEqual([2, '']);
  });

  it.each([
    [['show'], /Say which one/],
    [['withdraw'], /Say which one/],
    [['replay', '--all-dead', 'KJ-0000-0000'], /leave one of them out/],
    [['replay', 'KJ-0000-0000', '--dry-run'], /need --all-dead/],
    [['replay'], /Say which one/],
    [['suppress', '--email', 'a@b.example'], /add --brand <slug>/],
    [['suppress', '--brand', 'acacia'], /Say who: add --email/],
    [['unsuppress', '--brand', 'acacia', '--mobile', '04'], /--mobile: /],
    [['erase'], /Say which one/],
    [['erase', 'KJ-0000-0000'], /Prove whose KJ-0000-0000 is: add --email or --mobile/],
    [['correct', 'KJ-0000-0000', '--email', 'a@b.example'], /Say what to correct: --new-name/],
    [['correct', 'KJ-0000-0000', '--email', 'a@b.example', '--new-mobile', '1'], /--new-mobile: /],
    [['correct', '--no-marketing'], /Say which one/],
    [['export', 'KJ-0000-0000'], /Prove whose KJ-0000-0000 is/],
    [['export', '--email', 'a@b.example'], /prove whose a reference is: add the reference/],
    [['export', 'KJ-0000-0000', '--mobile', '0412345678', '--handed-to', 'x'], /--handed-to does/],
    [['export', '--handed-to', 'partner'], /--handed-to needs --out <file>, --reveal/],
    [['export', '--out', 'package.json'], /--out: package.json exists: name a file that does not/],
    [['backup'], /Say which file/],
    [['backup', 'package.json'], /backup: package.json exists: name a file that does not/],
    [['restore'], /Say which file/],
    [['restore', 'no-such-file.json'], /there is no file no-such-file.json/],
    [['restore', 'docs'], /there is a folder, not a file, at docs: name one that/],
    [['restore', 'package.json'], /package.json was not written by npm run leads -- backup/],
    [['rejoin'], /Say which time the database was taken back to/],
    [['rejoin', '--since', '2027-01-01T00:00Z'], /--since is in the future: it is a time in UTC/],
  ])('%j is refused before a database is opened', async (args, words) => {
    const { code, errors } = await run(args);
    expect(errors).toMatch(words);
    expect(code).toBe(2);
  });

  it.each([
    ['--new-name', 'Jo'],
    ['--email', 'a@b.example'],
    ['--mobile', '0412345678'],
    ['--anyway'],
  ])('correct --no-marketing beside %s is refused', async (...beside) => {
    const args = ['correct', 'KJ-0000-0000', '--no-marketing', ...beside];
    const { code, errors } = await run(args);
    expect(errors).toMatch(/--no-marketing goes alone, with the reference/);
    expect(code).toBe(2);
  });

  it('has help for all commands, and for each one', async () => {
    const all = await run(['--help']);
    for (const name of Object.keys(commands)) expect(all.out).toContain(`  ${name} `);
    expect(all.code).toBe(0);
    const one = await run(['erase', '--help']);
    expect(one.out).toMatch(/^npm run leads -- erase <reference>/);
    expect(one.out).toContain('--dry-run');
    expect(one.out).not.toContain('--limit');
    expect((await run(['list', '--help'])).out).toMatch(/--since <time> +accepted since/);
    const rejoin = await run(['rejoin', '--help']);
    expect(rejoin.out).toMatch(/--since <time> +the time that the database was taken back to/);
    expect((await run([])).code).toBe(2);
  });

  it('accepts a reference or a delivery’s id with copied white space around it', () => {
    const asked = (name: string) => named(readInput([name], { options: [], argument: 'x' }, now));
    expect(asked(' form-1.solar\n').name).toBe('form-1.solar');
    expect(() => asked(' ')).toThrow(/Say which one/);
  });

  it('says when nothing was found, and where it looked', async () => {
    const local = await run(['show', 'KJ-0000-0000'], empty);
    expect(local.code).toBe(1);
    expect(local.errors).toMatch(
      /Nothing has the reference or id "KJ-0000-0000" in the local database/,
    );
    const remote = await run(['show', 'x', '--brand', 'acacia', '--stage', 'qa'], empty);
    expect(remote.errors).toMatch(/in acacia qa: check the reference/);
    const list = await run(['list', '--json'], empty);
    expect([list.code, list.out]).toEqual([1, '[]']);
  });

  it('names the remedy for a database without tables, and the reason for any other failure', async () => {
    const failing = (words: string): Sql => ({
      run: async () => {
        throw new Error(words);
      },
    });
    const bare = await run(['list'], failing('D1_ERROR: no such table: outbox'));
    expect([bare.code, bare.errors]).toEqual([3, expect.stringContaining('npm run seed')]);
    const locked = failing('D1_ERROR: database is locked: SQLITE_BUSY: internal error');
    for (const args of [['list'], ['rejoin', '--since', '2026-11-21']]) {
      const { code, errors } = await run(args, locked);
      expect([code, errors]).toEqual([3, expect.stringMatching(/is busy: .*Run it again\.$/)]);
    }
    const gone = await run(['list'], failing('not logged in'));
    expect([gone.code, gone.errors]).toEqual([3, 'not logged in']);
  });
});

it('a failed restore says to run it again', async () => {
  const sql: Sql = {
    run: async (statements) => {
      if (statements.some((one) => one.sql.includes('FROM lead_journal'))) throw new Error('gone');
      return empty.run(statements);
    },
  };
  const { code, errors } = await run(['rejoin', '--since', '2026-11-21'], sql);
  expect([code, errors]).toEqual([3, expect.stringMatching(/^gone\n.*run this again/)]);
});

describe('--since', () => {
  it.each([
    ['90m', '2026-11-21T22:30:00.000Z'],
    ['24h', '2026-11-21T00:00:00.000Z'],
    ['7d', '2026-11-15T00:00:00.000Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2026-11-01T09:30Z', '2026-11-01T09:30:00.000Z'],
  ])('reads %s', (value, expected) => {
    const { since } = readInput(['--since', value], { options: ['since'] }, now);
    expect(since?.toISOString()).toBe(expected);
  });

  it.each(['2026-13-01', '2026-02-31', '2026-11-01T09:30', '7w'])(
    'refuses "%s", which is not a time',
    (value) => {
      expect(() => readInput(['--since', value], { options: ['since'] }, now)).toThrow(
        /is not a time/,
      );
    },
  );
});

it('the values of the command line reach the database', async () => {
  const seen: Statement[] = [];
  const recording: Sql = {
    run: async (statements) => {
      seen.push(...statements);
      return statements.map(() => []);
    },
  };
  const args = ['--brand', 'acacia', '--state', 'dead', '--vertical', 'solar', '--suspect'];
  await run(['list', ...args, '--limit', '7'], recording);
  expect(seen.map(({ params }) => params)).toEqual([
    ['acacia', 'dead', 'solar', 0, 1, null, null, null, null, null, null, 7],
  ]);
});
