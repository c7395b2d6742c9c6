/** Opens both databases of the address index for a command, on this machine or on a deployed stage. */
import { withLocalDatabases } from '../../databases/local-databases.ts';
import { type AddressSlot, boundSlot, slotNames } from './address-slot.ts';
import { deployed, wranglerSlot } from './wrangler-slot.ts';

/** @param environment in wrangler.toml; undefined for this machine */
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
