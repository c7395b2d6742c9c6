/** The figures of a mixed load: times and errors of each kind, the slope of the memory, and broken promises. */
import { quantile, whole } from '../../bench/print-table.ts';
import { type Cell, tableOf } from '../harness/run-report.ts';
import { type LoadKind, loadKinds } from './load-plan.ts';

/** One request, or the two of a lead. */
export interface Timed {
  readonly kind: LoadKind;
  /** Measured from when it was due, so that a stall counts for every visitor who had to wait. */
  readonly ms: number;
  readonly error?: string;
  /** For pages, where the page came from: `hit`, `edge` or `miss`. */
  readonly from?: string;
}

export interface MemorySample {
  /** Since the start of the run. */
  readonly minutes: number;
  /** The heap of the site's isolate, which is what the platform's limit counts. */
  readonly heapMb: number;
  /** The memory of all of workerd, including the local D1, KV, queue and rate limits. */
  readonly wholeMb: number;
}

export interface LoadRun {
  readonly visits: readonly Timed[];
  readonly memory: readonly MemorySample[];
  readonly seconds: number;
  /** CPU time of workerd during the visits. */
  readonly cpuSeconds: number;
  /** What the check of stored leads found wrong. */
  readonly leadReasons: readonly string[];
}

interface KindFigures {
  readonly kind: LoadKind;
  readonly count: number;
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
  /** p99 as a multiple of p50. */
  readonly tail: number;
  /** The percentage of pages that came from a cache. */
  readonly cached: number;
}

/** Memory after the warm-up. */
interface MemoryFigures {
  readonly startMb: number;
  readonly endMb: number;
  /** The slope of the straight line through the samples. */
  readonly slopeMbAMinute: number;
  readonly samples: number;
}

export interface LoadFigures {
  readonly kinds: readonly KindFigures[];
  readonly errors: readonly string[];
  readonly requestsASecond: number;
  readonly cpuMsARequest: number;
  readonly heap: MemoryFigures;
  readonly whole: MemoryFigures;
  readonly leadReasons: readonly string[];
}

/** The share of the run in which caches and compiled code still grow. */
const warmUpShare = 0.2;
/** The budget for growth, in MB a minute. */
const mostSlope = 1;

export function figuresOf({
  visits,
  memory,
  seconds,
  cpuSeconds,
  leadReasons,
}: LoadRun): LoadFigures {
  const length = memory.at(-1)?.minutes ?? 0;
  const warm = memory.filter(({ minutes }) => minutes >= length * warmUpShare);
  return {
    kinds: loadKinds.map((kind) =>
      kindFigures(
        kind,
        visits.filter((one) => one.kind === kind),
      ),
    ),
    errors: visits.flatMap(({ error }) => error ?? []),
    requestsASecond: visits.length / seconds,
    cpuMsARequest: (1_000 * cpuSeconds) / visits.length,
    heap: memoryFigures(warm.map(({ minutes, heapMb }) => [minutes, heapMb])),
    whole: memoryFigures(warm.map(({ minutes, wholeMb }) => [minutes, wholeMb])),
    leadReasons,
  };
}

function kindFigures(kind: LoadKind, visits: readonly Timed[]): KindFigures {
  const times = visits.map(({ ms }) => ms);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const kept = visits.filter(({ from }) => from === 'hit' || from === 'edge').length;
  return {
    kind,
    count: visits.length,
    p50,
    p99,
    tail: p50 > 0 ? p99 / p50 : 0,
    errors: visits.filter(({ error }) => error !== undefined).length,
    cached: visits.length === 0 ? 0 : (100 * kept) / visits.length,
  };
}

/** A time in minutes, and the MB in use then. */
type Sample = readonly [minutes: number, megabytes: number];

function memoryFigures(samples: readonly Sample[]): MemoryFigures {
  return {
    startMb: samples[0]?.[1] ?? 0,
    endMb: samples.at(-1)?.[1] ?? 0,
    slopeMbAMinute: slopeOf(samples),
    samples: samples.length,
  };
}

/** The slope by least squares; 0 for fewer than two moments. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(([minutes]) => minutes), mean(([, megabytes]) => megabytes)];
  const spread = mean(([minutes]) => (minutes - x) ** 2);
  if (!(spread > 0)) return 0;
  return mean(([minutes, megabytes]) => (minutes - x) * (megabytes - y)) / spread;
}

/** The promises that the run broke, in words. @param minutes 0 for a short run, which says nothing about memory */
export function brokenLoad(figures: LoadFigures, minutes: number): string[] {
  const { errors, heap, leadReasons } = figures;
  const slope = heap.slopeMbAMinute;
  return [
    ...(errors.length > 0 ? [`errors: ${errors.length}, the first: ${errors[0]}`] : []),
    ...leadReasons,
    ...(minutes > 0 && slope > mostSlope
      ? [`the heap grows by ${slope.toFixed(2)} MB a minute, budget ${mostSlope}`]
      : []),
  ];
}

export function loadTable({ kinds, heap, whole: all, ...figures }: LoadFigures): string {
  const head: Cell[] = ['', 'count', 'errors', 'p50 ms', 'p99 ms', 'p99 / p50', 'cached %'];
  const rows = kinds.map((one): Cell[] => [
    one.kind,
    whole(one.count),
    one.errors,
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.tail.toFixed(1),
    one.cached.toFixed(0),
  ]);
  const memory = (name: string, { startMb, endMb, slopeMbAMinute, samples }: MemoryFigures) =>
    `${name} after the warm-up: ${startMb.toFixed(0)} MB, at the end ${endMb.toFixed(0)} MB; ${slopeMbAMinute.toFixed(2)} MB a minute over ${samples} samples`;
  return [
    tableOf([18, 10, 8, 9, 9, 11, 10], [head, ...rows]),
    `${figures.requestsASecond.toFixed(1)} requests a second, ${figures.cpuMsARequest.toFixed(2)} ms of CPU each`,
    memory('heap of the site', heap),
    memory('all of workerd', all),
  ].join('\n');
}
