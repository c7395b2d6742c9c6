/** The command line of the report: what it accepts, and how it refuses the rest. */
import { describe, expect, it } from 'vitest';
import { reportOptions } from './report-options.ts';

const now = new Date('2026-11-23T02:00:00Z');
const read = (...args: string[]) => reportOptions(args, now);

describe('the report’s options', () => {
  it('default to the last week on this machine', () => {
    expect(read()).toEqual({
      since: new Date('2026-11-16T02:00:00Z'),
      until: now,
      brand: undefined,
      stage: undefined,
      html: undefined,
    });
  });

  it.each([
    ['24h', '2026-11-22T02:00:00Z'],
    ['30d', '2026-10-24T02:00:00Z'],
    ['2026-11-01', '2026-10-31T14:00:00Z'],
  ])('accept --since %s', (since, start) => {
    expect(read('--since', since).since).toEqual(new Date(start));
  });

  it('include a brand, a stage and a file', () => {
    expect(read('--brand', 'acacia', '--stage', 'production', '--html', 'a.html')).toMatchObject({
      brand: 'acacia',
      stage: 'production',
      html: 'a.html',
    });
  });

  it.each([
    [['--since', '7x'], '--since must be like 24h, 7d or 2026-11-01'],
    [['--since', '0d'], '--since must be'],
    [['--since', '2026-13-01'], '--since must be'],
    [['--since', '2027-01-01'], '--since must be'],
    [['--since', '2026-02-31'], '--since must be'],
    [['--since', '401d'], 'within 400 days'],
    [['--since', '93d', '--stage', 'qa'], 'within 92 days'],
    [['--brand', "acacia' OR 1=1"], '--brand must be one of acacia'],
    [['--stage', 'live'], '--stage must be one of qa, uat'],
    [['--html', ''], '--html needs a value, but its value is empty'],
    [['--by', 'code'], 'npm run report -- [options]'],
    [['energy'], 'npm run report -- [options]'],
  ])('are refused: %j', (args, reason) => {
    expect(() => read(...args)).toThrow(reason);
  });
});
