/** One load of the energy plans in an in-memory catalogue: the shipped one, or an import in our own format. */
import { sha256Of } from '../../../../domain/hex.ts';
import type { Catalogue } from '../../../../domain/plans/catalogue.ts';
import { insertRows, jsonChunks } from '../../json-rows.ts';
import type { LoadStatement } from '../../statement.ts';
import {
  beginStatements,
  dropStatements,
  newRelease,
  putStatements,
  switchStatements,
} from './energy-load-statements.ts';
import { type EnergyEntry, energyColumns, energyRows, providerRow } from './energy-rows.ts';

/** An id that two catalogues with the same energy plans share; null for one that has none. */
export async function energySource(catalogue: Catalogue): Promise<string | null> {
  const entries = entriesOf(catalogue);
  if (entries.length === 0) return null;
  return (await sha256Of([entries, sellersOf(catalogue)])).slice(0, 16);
}

/** A whole load, from its beginning to the switch. */
export async function energyLoadStatements(
  catalogue: Catalogue,
  { source, now, chunkBytes }: { source: string; now: Date; chunkBytes: number },
): Promise<LoadStatement[]> {
  const release = newRelease();
  const entries = entriesOf(catalogue);
  const rows = await energyRows(release, entries, new Set());
  const sellers = sellersOf(catalogue).map((one) => providerRow(release, one));
  return [
    ...beginStatements(release, source),
    ...putStatements(release, rows, entries.length, chunkBytes),
    // Providers as the catalogue writes them, whichever plans they have.
    ...jsonChunks(sellers, chunkBytes).map((json) => ({
      sql: insertRows('energy_provider', energyColumns.energy_provider, 'OR REPLACE'),
      json,
    })),
    ...switchStatements(release, now.toISOString()),
    ...dropStatements,
  ];
}

function sellersOf({ providers }: Catalogue): Catalogue['providers'] {
  return providers.filter(({ verticals }) => verticals.includes('energy'));
}

function entriesOf({ providers, plans, ended }: Catalogue): EnergyEntry[] {
  const byId = new Map(providers.map((one) => [one.id, one]));
  return [...plans, ...ended].flatMap((plan) => {
    const provider = byId.get(plan.providerId);
    return plan.vertical === 'energy' && provider ? [{ plan, provider }] : [];
  });
}
