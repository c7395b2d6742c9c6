/** Measures CPU per request of every candidate on every page in turns, for ratios within one run, not absolute claims. */
import { startedWorkerd } from '../tests/harness/workerd-process.ts';
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
  /** µs per request, for each round. */
  readonly times: number[];
}

/** Uncounted first rounds, while workerd compiles. */
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
    const workerd = startedWorkerd();
    for (let round = 0; round < rounds; round += 1) {
      for (const { candidate, target, times } of all) {
        const before = workerd.cpuUs();
        await load(target, candidate.requests);
        times.push((workerd.cpuUs() - before) / candidate.requests);
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

/** The median of the ratios within each round, because a busy moment of the machine affects both sides. */
function ratio(one: Measured, own: readonly Measured[], { entry }: Candidate): string {
  const { query } = one.candidate;
  const anchor = own.find(
    ({ candidate }) => candidate.entry === entry && candidate.query === query,
  );
  const ratios = one.times.map((time, round) => time / (anchor?.times[round] ?? Number.NaN));
  return anchor ? quantile(ratios, 0.5).toFixed(2) : '';
}
