/** Measures pages in a new isolate, whose code is cold and caches are empty. */
import { startedWorkerd } from '../tests/harness/workerd-process.ts';
import { type BenchPage, cached, constant, pages } from './candidates.ts';
import { send, type Target } from './load-generator.ts';
import { printTable, quantile } from './print-table.ts';
import { candidateTarget, startCandidates, starterOf } from './start-candidates.ts';

interface Cold {
  readonly page: BenchPage;
  /** ms of CPU in each isolate for the first request of the page; `again` is for the second. */
  readonly first: number[];
  readonly again: number[];
}

/** Waiting time for work that continues after an answer. */
const settleMs = 300;

/** Measures and prints the medians; local KV and D1 run in the same process. The client must be built. */
export async function coldPagesTable(isolates: number): Promise<void> {
  const all = pages.map((page): Cold => ({ page, first: [], again: [] }));
  for (let isolate = 0; isolate < isolates; isolate += 1) {
    const server = await startCandidates();
    try {
      for (const { page, first, again } of all) {
        const target = await candidateTarget(server, cached, page);
        first.push(await cpuMs(target));
        again.push(await cpuMs(target));
      }
    } finally {
      await server.dispose();
    }
  }
  const rows = all.map(({ page, first, again }, place) => [
    place === 0 ? `${page.path}, the first page of all` : page.path,
    quantile(first, 0.5).toFixed(1),
    quantile(again, 0.5).toFixed(1),
  ]);
  const start = await startMs(isolates);
  printTable(
    `Pages of a new isolate, median of ${isolates}: ms of CPU`,
    ['', 'first time', 'again'],
    [['the start, more than a constant worker’s', start.toFixed(1), ''], ...rows],
  );
}

/** The site's startup cost before any request: parsing and running its modules. */
async function startMs(isolates: number): Promise<number> {
  const site = { start: await starterOf(cached), times: [] as number[] };
  const anchor = { start: await starterOf(constant), times: [] as number[] };
  for (let isolate = 0; isolate < isolates; isolate += 1) {
    for (const { start, times } of [site, anchor]) {
      const server = await start();
      times.push(startedWorkerd().cpuUs() / 1_000);
      await server.dispose();
    }
  }
  return quantile(site.times, 0.5) - quantile(anchor.times, 0.5);
}

async function cpuMs(target: Target): Promise<number> {
  const workerd = startedWorkerd();
  const before = workerd.cpuUs();
  const { status } = await send(target);
  if (status !== 200) throw new Error(`${target.host}${target.path} answered ${status}`);
  await new Promise((done) => setTimeout(done, settleMs));
  return (workerd.cpuUs() - before) / 1_000;
}
