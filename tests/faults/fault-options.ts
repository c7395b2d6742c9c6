/** What `npm run test:faults` understands, and its defaults. */
import { parseArgs } from 'node:util';
import type { Mutant } from './fault-run.ts';

export interface Options {
  readonly seed: number;
  readonly leads: number;
  readonly kills: number;
  readonly mutant: Mutant | undefined;
  readonly outage: boolean;
  /** The short run of `npm test`: a small one, and both mutants. */
  readonly short: boolean;
  /** File for a tally of the short run. */
  readonly report: string | undefined;
}

const mutants: readonly Mutant[] = ['queue-only', 'no-sweep'];

/** @throws Error naming the option that cannot be */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      leads: { type: 'string' },
      kills: { type: 'string', default: '12' },
      mutant: { type: 'string' },
      outage: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const mutant = mutants.find((one) => one === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new Error(`--mutant is one of ${mutants.join(', ')}`);
  }
  return {
    seed: whole('seed', values.seed),
    leads: whole('leads', values.leads ?? (values.outage ? '5000' : '3000')),
    kills: whole('kills', values.kills),
    mutant,
    ...{ outage: values.outage, short: values.short, report: values.report },
  };
}

function whole(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} is a whole number, not "${value}"`);
  return Number(value);
}
