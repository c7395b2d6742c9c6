/** Both databases of the address index, of this machine or of a deployed stage, for a command. */
import { withLocalDatabases } from '../../site/seed-platform.ts';
import { type AddressSlot, boundSlot, slotNames } from './address-slot.ts';
import { deployed, wranglerSlot } from './wrangler-slot.ts';

/** @param environment of wrangler.toml; undefined is this machine */
export async function withSlots<T>(
  environment: string | undefined,
  work: (slots: readonly AddressSlot[], where: string) => Promise<T>,
): Promise<T> {
  if (environment === undefined) {
    return withLocalDatabases((env) =>
      work(
        slotNames.map((name) => boundSlot(name, env[name])),
        'this machine',
      ),
    );
  }
  return work(
    slotNames.map((name) => wranglerSlot(name, deployed(environment))),
    environment,
  );
}
