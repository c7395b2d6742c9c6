/** Whose a worker's public host is, as far as asking there tells. */
import { setTimeout as pause } from 'node:timers/promises';
import { settleMs } from '../../smoke/page-steps.ts';
import type { ReleaseOrder, ReleaseParts, Waits } from '../release-order.ts';
import type { Host } from '../release-plan.ts';

export const usualWaits: Waits = { look: 2000, traffic: settleMs, host: 90_000 };

/** How often a host is looked at before it counts as not the worker's: one look may fail by chance. */
const hostLooks = 3;

export const hostOf = ({ url }: ReleaseOrder): string => new URL(url).host;

/** Said where nothing tells whose it is. */
export function unclearHost(order: ReleaseOrder, why: string): string {
  return `${hostOf(order)} does not say whose it is (${why}). If it is new to this worker, release with --new-host (docs/operations/release.md)`;
}

async function hostNow({ url, target }: ReleaseOrder, { askHost }: ReleaseParts): Promise<Host> {
  const answer = await askHost(url);
  if (answer.kind !== 'named') {
    return { kind: answer.kind === 'nobody' ? 'new' : 'unclear', why: answer.why };
  }
  if (answer.env === target.env) return { kind: 'ours' };
  return { kind: 'new', why: `${answer.env} answers there` };
}

/** New is only what every look says is new. */
export async function lookAtHost(order: ReleaseOrder, parts: ReleaseParts): Promise<Host> {
  const { waits = usualWaits } = parts;
  let host = await hostNow(order, parts);
  for (let look = 1; look < hostLooks && host.kind !== 'ours'; look += 1) {
    await pause(waits.look);
    const next = await hostNow(order, parts);
    if (next.kind === 'ours' || host.kind === 'new') host = next;
  }
  return host;
}

/**
 * Once its routes are applied: Cloudflare makes a certificate first, and others keep its old address.
 * @returns what it is when the time is up
 */
export async function untilOurs(order: ReleaseOrder, parts: ReleaseParts): Promise<Host> {
  const { waits = usualWaits, say } = parts;
  const end = performance.now() + waits.host;
  let host = await hostNow(order, parts);
  if (host.kind !== 'ours') say(`wait for ${hostOf(order)}: ${host.why}`);
  while (host.kind !== 'ours' && performance.now() < end) {
    await pause(waits.look);
    host = await hostNow(order, parts);
  }
  return host;
}
