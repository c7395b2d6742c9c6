/** CPU per request of several workers, in turn, in rounds: ratios of one run, never absolute claims. */
import { get, load } from './load-generator.ts';
import { bundle, type RunningWorker, startWorkerd } from './workerd.ts';

export interface Candidate {
  readonly name: string;
  readonly entry: string;
  readonly path: string;
  readonly host: string;
  /** The worker that gets the page's own bytes and headers to return. */
  readonly anchor?: boolean;
}

export interface Plan {
  readonly rounds: number;
  readonly requests: number;
}

/** Measures and prints; µs of user and system time per request, median of the rounds. */
export async function cpuTable(candidates: readonly Candidate[], plan: Plan): Promise<void> {
  const workers = await startAll(candidates);
  try {
    await giveAnchorThePage(candidates, workers);
    const results = await measure(candidates, workers, plan);
    const anchor = results[0] ?? 1;
    const sections = results[candidates.findIndex(({ name }) => name === 'sections only')] ?? 1;
    console.log(
      `\nCPU per request, µs (median of ${plan.rounds} rounds of ${plan.requests}), in one run`,
    );
    candidates.forEach(({ name }, index) => {
      const value = results[index] ?? 0;
      const ratios = `${(value / anchor).toFixed(2)} × constant   ${(value / sections).toFixed(2)} × sections`;
      console.log(`${name.padEnd(20)} ${value.toFixed(1).padStart(8)}   ${ratios}`);
    });
  } finally {
    for (const worker of workers.values()) worker.stop();
  }
}

async function startAll(candidates: readonly Candidate[]): Promise<Map<string, RunningWorker>> {
  const workers = new Map<string, RunningWorker>();
  let port = 8801;
  for (const { entry } of candidates) {
    if (workers.has(entry)) continue;
    const name = entry.replace(/\W+/g, '-');
    workers.set(entry, await startWorkerd(name, await bundle(name, entry), port));
    port += 1;
  }
  return workers;
}

/** The constant worker returns exactly what the page's worker returns: same bytes, same headers. */
async function giveAnchorThePage(
  candidates: readonly Candidate[],
  workers: ReadonlyMap<string, RunningWorker>,
): Promise<void> {
  const anchor = candidates.find((candidate) => candidate.anchor);
  const page = candidates.find(({ entry }) => entry.endsWith('page.ts'));
  if (!anchor || !page) return;
  const target = { port: portOf(workers, page.entry), host: page.host, path: page.path };
  await get(target);
  const { headers, body } = await get(target);
  const kept = Object.entries(headers).filter(
    ([name]) => !['transfer-encoding', 'content-length', 'connection'].includes(name),
  );
  await fetch(`http://127.0.0.1:${portOf(workers, anchor.entry)}/`, {
    method: 'PUT',
    body: JSON.stringify({ body, headers: kept.map(([name, value]) => [name, String(value)]) }),
  });
}

async function measure(
  candidates: readonly Candidate[],
  workers: ReadonlyMap<string, RunningWorker>,
  plan: Plan,
): Promise<number[]> {
  const perRound: number[][] = candidates.map(() => []);
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const [index, { entry, path, host }] of candidates.entries()) {
      const worker = workers.get(entry);
      if (!worker) continue;
      const before = worker.cpuMs();
      await load({ port: worker.port, host, path }, plan.requests);
      // Round 0 warms up.
      if (round > 0) perRound[index]?.push(((worker.cpuMs() - before) * 1000) / plan.requests);
    }
  }
  return perRound.map(median);
}

function portOf(workers: ReadonlyMap<string, RunningWorker>, entry: string): number {
  const worker = workers.get(entry);
  if (!worker) throw new Error(`${entry} is not running`);
  return worker.port;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
