/** What `npm run test:upstreams` understands, and its defaults. */
import { parseArgs } from 'node:util';

export interface Options {
  readonly pages: number;
  readonly seed: number;
  /** The figures as JSON instead of a table. */
  readonly json: boolean;
  /** A worker whose calls have no deadline; has to fail. */
  readonly mutant: boolean;
  /** The short run of `npm test`. */
  readonly short: boolean;
  /** File for a tally of the short run. */
  readonly report: string | undefined;
}

/** @throws Error naming the option that cannot be */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      mutant: { type: 'string' },
      short: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const { mutant, json, short, report } = values;
  if (mutant !== undefined && mutant !== 'no-deadline') throw new Error('--mutant is no-deadline');
  return {
    ...{ json, short, report, mutant: mutant !== undefined },
    pages: whole('pages', values.pages),
    seed: whole('seed', values.seed),
  };
}

function whole(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} is a whole number, not "${value}"`);
  return Number(value);
}
