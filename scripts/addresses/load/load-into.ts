/** Loads a release beside the live one, part by part, and switches to it once it is complete. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  type LoadPart,
  loadParts,
  partSource,
} from '../../../worker/ports/address/load/load-parts.ts';
import type { StreamedRelease } from '../../../worker/ports/address/load/release.ts';
import { type LoadedRelease, liveOf } from '../../../worker/ports/address/releases.ts';
import type { AddressSlot } from './address-slot.ts';

export interface LoadOptions {
  /** Switches even to a release with less than half the addresses of the live one. */
  readonly force?: boolean;
  /** ms after a switch in which workers may still search the previous release; its tables are kept that long. */
  readonly settleMs?: number;
  /** Called with the ms left to wait for that. */
  readonly settling?: (ms: number) => void;
  /** Called with the number of addresses in the tables so far. */
  readonly progress?: (addresses: number) => void;
}

export type Outcome =
  | { readonly kind: 'live'; readonly slot: AddressSlot }
  | { readonly kind: 'empty' }
  | { readonly kind: 'smaller'; readonly addresses: number; readonly live: LoadedRelease }
  | {
      readonly kind: 'loaded';
      readonly slot: AddressSlot;
      readonly release: LoadedRelease;
      /** Parts left by an earlier load. */
      readonly resumed: number;
    };

interface SlotState {
  readonly slot: AddressSlot;
  readonly release: LoadedRelease | null;
}

export const statesOf = (slots: readonly AddressSlot[]): Promise<SlotState[]> =>
  Promise.all(slots.map(async (slot) => ({ slot, release: await slot.release() })));

/** A turn one above every other; the slot with the highest turn is the live one. */
export const nextTurn = (states: readonly SlotState[]): number =>
  Math.max(0, ...states.map(({ release }) => release?.turn ?? 0)) + 1;

/** @throws Error of the database; calling again resumes after the last part that it has */
export async function loadInto(
  slots: readonly AddressSlot[],
  release: StreamedRelease,
  options: LoadOptions = {},
): Promise<Outcome> {
  const states = await statesOf(slots);
  const live = liveOf(states);
  const target = states.find((state) => state !== live);
  if (!live || !target) throw new Error('The address index needs two databases');
  if (live.release?.id === release.id) {
    if (live.release.turn > 0) return { kind: 'live', slot: live.slot };
    // Complete, but interrupted before the switch.
    const turn = nextTurn(states);
    await live.slot.switchTo(turn);
    return { kind: 'loaded', slot: live.slot, release: { ...live.release, turn }, resumed: 0 };
  }

  const expected = release.streets.reduce((sum, { count }) => sum + count, 0);
  const tooFew = (addresses: number): Outcome | undefined => {
    if (addresses === 0) return { kind: 'empty' };
    if (options.force || live.release?.kind !== 'national') return undefined;
    return addresses * 2 < live.release.addresses
      ? { kind: 'smaller', addresses, live: live.release }
      : undefined;
  };
  // Checked before anything is emptied, and again below with the addresses actually loaded.
  const early = tooFew(expected);
  if (early) return early;

  const { slot } = target;
  const resumed = await partsThere(slot, release);
  const isWhole = target.release?.id === release.id && resumed > 0;
  if (!isWhole && target.release) await settled(states, options);
  if (!isWhole) {
    const before = () => demandNotLive(slots, slot);
    await runParts(slot, release, resumed, { before, progress: options.progress });
  }
  const loaded = await slot.release();
  if (loaded?.id !== release.id) throw new Error(`${slot.name} is incomplete: load again`);
  const late = tooFew(loaded.addresses);
  if (late) return late;
  const turn = nextTurn(states);
  await slot.switchTo(turn);
  return { kind: 'loaded', slot, release: { ...loaded, turn }, resumed };
}

/** Waits until no worker searches the release that was live before the last switch. */
async function settled(
  states: readonly SlotState[],
  { settleMs = 0, settling }: LoadOptions,
): Promise<void> {
  const switches = states.map(({ release }) => Date.parse(release?.switched_at ?? '') || 0);
  const left = Math.max(...switches) + settleMs - Date.now();
  if (left <= 0) return;
  settling?.(left);
  await wait(left);
}

/**
 * The first part empties the database. Since the load began, which may be minutes ago, another load or a
 * rollback may have made it the live one.
 * @throws Error when it is live
 */
async function demandNotLive(slots: readonly AddressSlot[], slot: AddressSlot): Promise<void> {
  const live = liveOf(await statesOf(slots));
  if (live?.slot !== slot) return;
  throw new Error(
    `${live.release?.id} went live on ${slot.name} after this load began, so nothing was written: run this one again`,
  );
}

async function partsThere(slot: AddressSlot, release: StreamedRelease): Promise<number> {
  const there = await slot.parts();
  const isSame = there?.release === release.id && there.source === partSource(release);
  return isSame ? there.parts : 0;
}

/** A part fails when the parts before it are missing, which means that another load removed them. */
function explained(error: unknown, { name }: AddressSlot): unknown {
  const isMixed = error instanceof Error && error.message.includes('load_part.rows');
  if (!isMixed) return error;
  return new Error(
    `Another load has written to ${name}: run this one again when the other has finished`,
    {
      cause: error,
    },
  );
}

interface PartsRun {
  /** Called once, before anything is written. */
  readonly before: () => Promise<void>;
  readonly progress: LoadOptions['progress'];
}

async function runParts(
  slot: AddressSlot,
  release: StreamedRelease,
  from: number,
  { before, progress }: PartsRun,
): Promise<void> {
  let addresses = 0;
  async function* counted() {
    for await (const entries of release.addresses) {
      yield entries;
      // The generator resumes once the part was taken.
      addresses += entries.length;
    }
  }
  let group: LoadPart[] = [];
  let bytes = 0;
  let isBegun = false;
  const runGroup = async (): Promise<void> => {
    if (!isBegun) await before();
    isBegun = true;
    try {
      if (group.length > 0) await slot.run(group.flatMap(({ statements }) => statements));
    } catch (error) {
      throw explained(error, slot);
    }
    [group, bytes] = [[], 0];
    progress?.(addresses);
  };
  const parts = loadParts({ ...release, addresses: counted() }, { chunkBytes: slot.chunkBytes });
  for await (const part of parts) {
    if (part.part < from) continue;
    group.push(part);
    bytes += part.statements.reduce((sum, { json }) => sum + (json?.length ?? 0), 0);
    if (bytes >= slot.groupBytes) await runGroup();
  }
  await runGroup();
}
