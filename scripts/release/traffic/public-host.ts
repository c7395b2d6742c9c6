/** Finds out which worker has a public host, by asking the host. */
import { setTimeout as pause } from 'node:timers/promises';
import { settleMs } from '../../smoke/page-steps.ts';
import type { ReleaseOrder, ReleaseParts, Waits } from '../release-order.ts';
import type { Host } from '../release-plan.ts';

export const usualWaits: Waits = { look: 2000, traffic: settleMs, host: 90_000 };

/** How many requests before a host counts as not the worker's, because one may fail by chance. */
const hostLooks = 3;

export const hostOf = ({ url }: ReleaseOrder): string => new URL(url).host;

/** The message if the host's worker is unknown. */
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

/** The host is `new` only if every answer says so. */
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
 * Waits for the host once its routes are applied: Cloudflare first issues a certificate, and resolvers cache the
 * old address.
 * @returns the host's state when it is ours or the time is up
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
