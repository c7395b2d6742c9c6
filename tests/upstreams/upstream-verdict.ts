/** Was everything said as it has to be? Reasons in words, and the table that is printed. */
import { type Played, upstreams, type Visit } from './play.ts';

/** The first byte of every page while everything hangs (spec: failures). */
export const firstByteLimitMs = 1000;

export interface Figures {
  readonly phase: string;
  readonly pages: number;
  readonly calls: number;
  readonly well: number;
  /** Refused in the right words. */
  readonly failed: number;
  readonly missed: number;
  /** Of pages, in milliseconds. */
  readonly firstByteP99: number;
  readonly firstByteMost: number;
  /** To the last byte. */
  readonly wholeMost: number;
  readonly struck: Readonly<Record<string, number>>;
}

export function figuresOf({ phase, visits, struck }: Played): Figures {
  const of = (result: Visit['outcome']['result']) =>
    visits.filter(({ outcome }) => outcome.result === result).length;
  const pages = visits.filter(({ errand }) => errand.kind === 'page');
  const times = pages.map(({ outcome }) => outcome.firstByteMs).sort((a, b) => a - b);
  return {
    phase: phase.name,
    pages: times.length,
    calls: visits.length - times.length,
    ...{ well: of('well'), failed: of('failed'), missed: of('missed') },
    firstByteP99: times[Math.floor(times.length * 0.99)] ?? 0,
    firstByteMost: times.at(-1) ?? 0,
    wholeMost: Math.max(0, ...pages.map(({ outcome }) => outcome.ms)),
    struck,
  };
}

/** Why it was not; empty when it was. */
export function brokenPhase(played: Played): string[] {
  const { phase, visits, struck } = played;
  const { failed, calls, pages, firstByteMost } = figuresOf(played);
  const named = (why: string) => `${phase.name}: ${why}`;
  const reasons = visits.flatMap(({ errand, outcome }) =>
    outcome.result === 'missed' ? [`${errand.name}: ${outcome.why}`] : [],
  );
  if (!phase.mayFail && failed > 0) {
    const names = visits
      .filter(({ outcome }) => outcome.result === 'failed')
      .map(({ errand }) => errand.name);
    reasons.push(`${failed} failed without need: ${[...new Set(names)].join(', ')}`);
  }
  // A phase in which nothing was broken, or nobody felt it, would prove nothing.
  if (phase.mayFail && failed === 0) reasons.push('nobody felt anything');
  if (pages === 0 || calls === 0) reasons.push('nobody came');
  const spared = upstreams.filter((one) => struck[one] === 0);
  if (spared.length > 0) reasons.push(`nothing was done to ${spared.join(', ')}`);
  if (phase.prompt && firstByteMost > firstByteLimitMs) {
    reasons.push(`a page’s first byte came after ${firstByteMost} ms`);
  }
  return reasons.map(named);
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
    ...[rest.pages, rest.calls, rest.well, rest.failed, rest.missed],
    `${firstByteP99}, ${firstByteMost}`,
    wholeMost,
    upstreams.map((one) => struck[one]).join(', '),
  ]);
  return [columns.map(([name]) => name), ...rows]
    .map((cells) =>
      cells
        .map((cell, at) => {
          const width = columns[at]?.[1] ?? 0;
          return at === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
        })
        .join(''),
    )
    .join('\n');
}
