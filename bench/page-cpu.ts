/** CPU per request of every candidate on every page, measured in turns: ratios within one run, no absolute claims. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type BenchPage,
  type Candidate,
  candidatesFor,
  constant,
  pages,
  sectionsOnly,
} from './candidates.ts';
import { load, type Target } from './load-generator.ts';
import { printTable, quantile } from './print-table.ts';
import { candidateTarget, giveConstants, startCandidates } from './start-candidates.ts';

interface Measured {
  readonly page: BenchPage;
  readonly candidate: Candidate;
  readonly target: Target;
  /** µs per request, of each round. */
  readonly times: number[];
}

/** Rounds that come first, while workerd compiles, and are not counted. */
const warmUp = 10;

/** Measures and prints the medians. The client must be built. */
export async function pageCpuTable(rounds: number): Promise<void> {
  const server = await startCandidates();
  try {
    await giveConstants(server);
    const all: Measured[] = [];
    for (const page of pages) {
      for (const candidate of candidatesFor(page)) {
        const target = await candidateTarget(server, candidate, page);
        await load(target, candidate.requests * warmUp);
        all.push({ page, candidate, target, times: [] });
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { candidate, target, times } of all) {
        const before = workerdCpuUs();
        await load(target, candidate.requests);
        times.push((workerdCpuUs() - before) / candidate.requests);
      }
    }
    print(all, rounds);
  } finally {
    await server.dispose();
  }
}

function print(all: readonly Measured[], rounds: number): void {
  const rows = pages.flatMap((page) => {
    const own = all.filter((one) => one.page === page);
    return [
      [`${page.path} (${page.live ?? 'nothing live'})`],
      ...own.map((one) => [
        one.candidate.name,
        quantile(one.times, 0.5).toFixed(0),
        ratio(one, own, constant),
        ratio(one, own, sectionsOnly),
      ]),
    ];
  });
  const title = `CPU per request, median of ${rounds} rounds: in µs, and beside two of the rows`;
  printTable(title, ['', 'µs', '× constant', '× sections only'], rows);
}

/** Median of the rounds' own ratios: a busy moment of the machine falls on both. */
function ratio(one: Measured, own: readonly Measured[], { entry }: Candidate): string {
  const { query } = one.candidate;
  const anchor = own.find(
    ({ candidate }) => candidate.entry === entry && candidate.query === query,
  );
  const ratios = one.times.map((time, round) => time / (anchor?.times[round] ?? Number.NaN));
  return anchor ? quantile(ratios, 0.5).toFixed(2) : '';
}

/**
 * User and system time of the workerd that this process has started, in µs.
 * @throws Error when there is none, or more than one
 */
function workerdCpuUs(): number {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) throw new Error('CPU is read from /proc: run the bench on Linux');
  const started = readFileSync(children, 'utf8').split(' ').filter(Boolean);
  const [pid, second] = started.filter((one) => nameOf(one) === 'workerd');
  if (!pid || second) throw new Error('The bench measures one workerd at a time');
  const threads = readdirSync(`/proc/${pid}/task`);
  // The first field is time on a processor, in ns; /proc/<pid>/stat counts in steps of 10 ms.
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1_000;
}

function nameOf(pid: string): string {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
}
