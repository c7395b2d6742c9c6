/** The verdict on a run: why pages did not arrive or failures were not in the right words, and the table to print. */
import { readFileSync } from 'node:fs';
import { home } from '../e2e/support/sample-addresses.ts';
import { tableOf } from '../harness/run-report.ts';
import { partnerVars } from '../partner/partner-vars.ts';
import { person } from './errands/form-errands.ts';
import { type Calls, type Played, upstreams, type Visit } from './play-phase.ts';

/** The limit for the first byte of every page while everything hangs (spec: failures). */
const firstByteLimitMs = 1000;

export interface Figures {
  readonly phase: string;
  readonly pages: number;
  readonly calls: number;
  readonly well: number;
  /** Errands that could not be done, where the site said so in the right words. */
  readonly failed: number;
  readonly missed: number;
  /** The times of pages, in milliseconds. */
  readonly firstByteP50: number;
  readonly firstByteP99: number;
  readonly firstByteMost: number;
  /** To the last byte. */
  readonly wholeMost: number;
  readonly struck: Readonly<Record<keyof Calls, number>>;
}

export function figuresOf({ phase, visits, calls }: Played): Figures {
  const of = (result: Visit['outcome']['result']) =>
    visits.filter(({ outcome }) => outcome.result === result).length;
  const pages = visits.filter(({ errand }) => errand.kind === 'page');
  const times = pages.map(({ outcome }) => outcome.firstByteMs).sort((a, b) => a - b);
  return {
    phase: phase.name,
    pages: times.length,
    calls: visits.length - times.length,
    well: of('well'),
    failed: of('failed'),
    missed: of('missed'),
    firstByteP50: times[Math.floor(times.length / 2)] ?? 0,
    firstByteP99: times[Math.floor(times.length * 0.99)] ?? 0,
    firstByteMost: times.at(-1) ?? 0,
    wholeMost: Math.max(0, ...pages.map(({ outcome }) => outcome.ms)),
    struck: {
      api: calls.api.struck,
      graphql: calls.graphql.struck,
      address: calls.address.struck,
    },
  };
}

/** The faults of a phase; empty when all is well. */
export function brokenPhase(played: Played): string[] {
  const { phase, visits } = played;
  const { failed, calls, pages, firstByteP50, firstByteMost } = figuresOf(played);
  const named = (why: string) => `${phase.name}: ${why}`;
  const reasons = visits.flatMap(({ errand, outcome }) =>
    outcome.result === 'missed' ? [`${errand.name}: ${outcome.why}`] : [],
  );
  if (!phase.mayFail && failed > 0) {
    const names = visits
      .filter(({ outcome }) => outcome.result === 'failed')
      .map(({ errand }) => errand.name);
    reasons.push(`${failed} failed although nothing may: ${[...new Set(names)].join(', ')}`);
  }
  // A phase proves nothing when nothing was broken, or no visitor noticed.
  if (phase.mayFail && failed === 0) reasons.push('nobody noticed a failure');
  if (pages === 0 || calls === 0) reasons.push('nobody came');
  const spared = sparedIn(played);
  if (spared.length > 0) reasons.push(`nothing was done to ${spared.join(', ')}`);
  const late = phase.prompt === 'half' ? firstByteP50 : firstByteMost;
  if (phase.prompt && late > firstByteLimitMs) {
    const pagesSaid = phase.prompt === 'half' ? 'half of the pages' : 'a page';
    reasons.push(`the first byte of ${pagesSaid} came after ${late} ms`);
  }
  return reasons.map(named);
}

/** With this many strikes expected, none at all happens by chance less than once in a hundred runs. */
const expectedStrikes = 5;

/** Upstreams that were never called, or were never struck despite enough calls. */
function sparedIn({ phase, calls }: Played): string[] {
  if (phase.manner.every((manner) => manner === 'well')) return [];
  return upstreams.filter((one) => {
    const { all, struck } = calls[one];
    return all === 0 || (struck === 0 && (all * phase.share) / 100 >= expectedStrikes);
  });
}

const columns = [
  ['phase', 30],
  ['pages', 7],
  ['calls', 7],
  ['well', 7],
  ['failed', 8],
  ['missed', 8],
  ['first byte p99, most (ms)', 27],
  ['last byte', 11],
  ['struck: gateway, graphql, address', 35],
] as const;

export function table(all: readonly Figures[]): string {
  const rows = all.map(({ struck, firstByteP99, firstByteMost, wholeMost, phase, ...rest }) => [
    phase,
    rest.pages,
    rest.calls,
    rest.well,
    rest.failed,
    rest.missed,
    `${firstByteP99}, ${firstByteMost}`,
    wholeMost,
    upstreams.map((one) => struck[one]).join(', '),
  ]);
  const names = columns.map(([name]) => name);
  const widths = columns.map(([, width]) => width);
  return tableOf(widths, [names, ...rows]);
}

const { GATEWAY_KEY, NEXT_TOKEN_SECRET } = partnerVars('');

/** The worker's secrets, and parts of what visitors type. */
const secrets = [
  GATEWAY_KEY,
  NEXT_TOKEN_SECRET,
  ...Object.values(person),
  home.line,
  home.typed,
  'Sample Parade',
  'sample  PARADE',
];

/** The faults in the worker's log; empty when all is well. */
export function brokenLog(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const leaked = secrets.filter((secret) => text.includes(secret));
  const told = text.includes('"event":"outside_failed"');
  return [
    ...leaked.map((secret) => `the log holds ${secret}`),
    ...(told ? [] : ['the log says nothing of the failures outside']),
  ];
}
