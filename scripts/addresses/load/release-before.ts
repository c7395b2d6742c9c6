/** Goes back to the previously live release of addresses. */
import { type LoadedRelease, liveOf } from '../../../worker/ports/address/releases.ts';
import type { AddressSlot } from './address-slot.ts';
import { nextTurn, statesOf } from './load-into.ts';

/** @throws Error when the other database has no release that was live */
export async function rollBack(
  slots: readonly AddressSlot[],
): Promise<{ readonly from: string; readonly to: LoadedRelease }> {
  const states = await statesOf(slots);
  const live = liveOf(states);
  const other = states.find((state) => state !== live);
  if (!live?.release || !other?.release) {
    throw new Error('There is nothing to go back to: only one database holds a whole release');
  }
  if (other.release.turn === 0) {
    throw new Error(
      `${other.release.id} was never live: to switch to it, load its files again with --force`,
    );
  }
  const turn = nextTurn(states);
  await other.slot.switchTo(turn);
  return { from: live.release.id, to: { ...other.release, turn } };
}
