/** Works on one of the CMS's calls: brings the site up to date, then reports the outcome to the CMS. */
import { reasonOf } from '../../http/errors.ts';
import type { CmsSource } from '../../ports/content/cms/cms-source.port.ts';
import type { SyncOutcome } from '../publish/cms-sync.ts';
import { type CallStore, type ContentCall, isLost } from './call-store.ts';

/** The outcome as the CMS shows it beside the page (docs/contracts/cms.md). */
type Told = Omit<SyncOutcome, 'number'>;

export interface CallParts {
  readonly store: CallStore;
  /** Brings a brand up to date with what is published. */
  readonly sync: (brand: string) => Promise<SyncOutcome>;
  readonly live: CmsSource['live'];
  /** The highest publication number that was applied or deliberately skipped; undefined: none yet. */
  readonly seen: (brand: string) => Promise<number | undefined>;
  readonly report: (brand: string, number: number, outcome: Told) => Promise<boolean>;
  readonly now: () => number;
  readonly log: (line: Record<string, unknown>) => void;
}

const minute = 60_000;
/** The pause after each try but the last: nine tries in 31 h 24 min. The first outlasts a request's background work. */
export const pausesMs = [
  minute,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  60 * minute,
  6 * 60 * minute,
  24 * 60 * minute,
] as const;

/** Never rejects: a call that fails stays due, and the sweep retries it. */
export async function workOn(call: ContentCall, parts: CallParts): Promise<void> {
  const { store, now, log } = parts;
  const where = { brand: call.brand, number: call.number };
  try {
    if (call.tries > pausesMs.length) {
      await store.settle(call.id, 'failed', call.outcome);
      log({ event: 'content_call_given_up', level: 'error', ...where, tries: call.tries });
      return;
    }
    // The last pause is followed by a last try, which counts as failed a minute later.
    const pause = pausesMs[call.tries] ?? minute;
    if (!(await store.claim(call, now() + pause))) return;
    const outcome = call.state === 'synced' ? call.outcome : await apply(call, parts);
    if (outcome !== null) await tell(call, outcome, parts);
  } catch (error) {
    log({ event: 'content_call_failed', ...where, reason: reasonOf(error) });
  }
}

/** The outcome as JSON; null when the site could not be brought up to date. */
async function apply(call: ContentCall, parts: CallParts): Promise<string | null> {
  const { store, sync, report, log } = parts;
  const { id, brand, number } = call;
  // A sync takes over everything: its report on this publication must not be replaced by a later sync's "live".
  const known = isLost(call) ? null : await store.covered(brand, number);
  if (known !== null && !(await isBehind(brand, parts))) return known;
  const synced = await sync(brand);
  const { state, version, problems } = synced;
  log({ event: 'content_call', brand, number, state, version, problems: problems.length });
  if (state === 'failed') {
    // Tells the editor at once; it does not matter whether this report arrives.
    await report(brand, number, told(synced)).catch(() => false);
    return null;
  }
  if ((synced.number ?? 0) < number) throw new Error('The CMS does not show this publication yet');
  const text = JSON.stringify(synced);
  await store.settle(id, 'synced', text);
  return text;
}

/** True after the CMS was restored from an older copy: outcomes on record belong to other publications with the same numbers. */
async function isBehind(brand: string, { seen, live }: CallParts): Promise<boolean> {
  // The order matters: another run may take over more meanwhile.
  const taken = (await seen(brand)) ?? 0;
  return ((await live(brand))?.number ?? 0) < taken;
}

async function tell(call: ContentCall, outcome: string, parts: CallParts): Promise<void> {
  const { id, brand, number } = call;
  const known = await parts.report(brand, number, told(JSON.parse(outcome)));
  if (!known) parts.log({ event: 'content_report_unknown', brand, number });
  await parts.store.settle(id, 'done', outcome);
}

function told({ state, at, version, problems }: SyncOutcome): Told {
  return { state, at, version, problems };
}
