/** Brings KV up to date with the CMS: by changes, or whole the first time. */
import type { PageBrand } from '../../../domain/brand.ts';
import { reasonOf } from '../../http/errors.ts';
import type { CmsPublication, CmsSource } from '../../ports/content/cms/cms-source.port.ts';
import type { KvStore } from '../../ports/content/kv-store.ts';
import type { PageProblem } from './check-page.ts';
import { toldNothing, wentBack } from './cms-behind.ts';
import type { Consent } from './consent-words.ts';
import { liveBase, livePointer } from './live-base.ts';
import { goLive } from './publish-changes.ts';
import { type FromCms, stageAll, stageChanged, type Target } from './stage-from-cms.ts';

/** The outcome of a publication (docs/contracts/cms.md). */
export interface SyncOutcome {
  /** The CMS's latest publication as this run found it; null: the CMS has published nothing. */
  readonly number: number | null;
  readonly state: 'live' | 'refused' | 'failed';
  /** ISO time. */
  readonly at: string;
  /** The live version; null: there is none. */
  readonly version: string | null;
  readonly problems: readonly PageProblem[];
}

export interface CmsSync {
  /** Never rejects: a failure is an outcome, and is logged. Concurrent calls share one run. */
  syncBrand(brand: string): Promise<SyncOutcome>;
}

interface Parts {
  readonly source: CmsSource;
  readonly store: KvStore;
  /** The data of a brand that its pages are checked against. */
  readonly pageBrandOf: (brand: string) => PageBrand;
  /** The consent wording in the worker's embedded files. */
  readonly shippedConsent: (brand: string) => Consent | undefined;
  readonly log: (line: Record<string, unknown>) => void;
  readonly now?: () => number;
}

/** If the CMS keeps publishing, the rest is left to the next sweep. */
const mostRounds = 5;
/** A run older than this is not waited for: its request may be gone. */
const mostRunMs = 60_000;

/** Problems by path, so that a page that was refused and then fixed stops being one. */
type Problems = Map<string, readonly PageProblem[]>;

interface Run {
  readonly outcome: Promise<SyncOutcome>;
  readonly began: number;
}

export function createCmsSync(parts: Parts): CmsSync {
  const { source, store, pageBrandOf, shippedConsent, log, now = Date.now } = parts;
  const runs = new Map<string, Run>();
  /** Brands that were called for during their run, which may have read the CMS too early. */
  const calledAgain = new Set<string>();
  const time = () => new Date(now()).toISOString();

  return {
    syncBrand(brand) {
      const known = runs.get(brand);
      if (known && now() - known.began < mostRunMs) {
        calledAgain.add(brand);
        return known.outcome;
      }
      const run: Run = {
        began: now(),
        outcome: upToDate(brand).finally(() => {
          if (runs.get(brand) === run) runs.delete(brand);
        }),
      };
      runs.set(brand, run);
      return run.outcome;
    },
  };

  async function upToDate(brand: string): Promise<SyncOutcome> {
    const problems: Problems = new Map();
    let number: number | null = null;
    const outcome = (state: SyncOutcome['state'], version: string | null): SyncOutcome => {
      return { number, state, at: time(), version, problems: [...problems.values()].flat() };
    };
    try {
      let version: string | null = null;
      for (let round = 1; round <= mostRounds; round += 1) {
        calledAgain.delete(brand);
        // The order matters: another run may move the pointer meanwhile, but never beyond a later `live`.
        const pointer = await livePointer(store, brand);
        const live = await source.live(brand);
        version = pointer?.version ?? null;
        number = live?.number ?? null;
        const seen = pointer?.seen;
        if (seen !== undefined && !live) throw toldNothing(brand, seen);
        if (live && seen !== undefined && seen > live.number) throw wentBack(brand, live, seen);
        if (live && seen !== live.number) {
          await apply(brand, seen, problems);
          continue;
        }
        if (calledAgain.has(brand)) continue;
        // Another run took it over, and may have ended before its problems were reported.
        const kept = Map.groupBy(pointer?.problems ?? [], ({ path }) => path);
        for (const [path, some] of kept) if (!problems.has(path)) problems.set(path, some);
        break;
      }
      const state = problems.size > 0 ? 'refused' : 'live';
      const refused = [...problems.keys()];
      if (state === 'refused') log({ event: 'content_refused', brand, version, number, refused });
      return outcome(state, version);
    } catch (error) {
      const reason = reasonOf(error);
      log({ event: 'content_sync_failed', brand, number, reason });
      problems.set('', [...(problems.get('') ?? []), { path: '', reason }]);
      const pointer = await livePointer(store, brand).catch(() => null);
      return outcome('failed', pointer?.version ?? null);
    }
  }

  /**
   * @param seen undefined: KV has nothing from the CMS yet
   * @param problems the run's so far; new ones are added
   */
  async function apply(brand: string, seen: number | undefined, problems: Problems): Promise<void> {
    const base = await liveBase(store, brand, seen === undefined);
    const shipped = shippedConsent(brand);
    const target = { source, store, brand, asks: pageBrandOf(brand), shipped, base };
    const [live, found] =
      seen === undefined
        ? [await source.live(brand), await stageAll(target)]
        : await changedSince(target, seen);
    if (!live) throw new Error(`The CMS no longer has what it published of ${brand}`);
    addProblems(problems, found);
    const { by, number } = live;
    const publication = {
      at: time(),
      by,
      note: `CMS publication ${number}`,
      seen: number,
      problems: [...problems.values()].flat(),
    };
    const done = await goLive(store, brand, base, found.change, publication);
    log({ event: 'content_synced', brand, number, ...done });
  }
}

function addProblems(problems: Problems, { change, problems: found }: FromCms): void {
  for (const path of change.pages.keys()) problems.delete(path);
  if (change.site) problems.delete('');
  for (const [path, some] of Map.groupBy(found, (one) => one.path)) problems.set(path, some);
}

async function changedSince(target: Target, seen: number): Promise<[CmsPublication, FromCms]> {
  const changes = await target.source.changes(target.brand, seen);
  return [changes, await stageChanged(target, changes)];
}
