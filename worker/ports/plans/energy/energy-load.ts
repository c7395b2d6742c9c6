/** Loads energy plans alongside the live ones, in batches, and resumes an interrupted load. */
import type { LoadStatement } from '../../statement.ts';
import {
  beginStatements,
  newRelease,
  putStatements,
  switchStatements,
} from './energy-load-statements.ts';
import { type EnergyEntry, energyRows } from './energy-rows.ts';
import type { LiveEnergy } from './energy-statements.ts';

/** The database that a load goes into. */
export interface LoadPlace {
  /** The most bytes of rows that a statement may have. */
  readonly chunkBytes: number;
  /** Runs statements, all or none. */
  run(statements: readonly LoadStatement[]): Promise<void>;
  /** Runs the statements of a batch of plans, all or none. */
  put(statements: readonly LoadStatement[]): Promise<void>;
  /** Deletes the rows of old releases; then gives the load under way of the source, and the live release. */
  releases(source: string): Promise<Releases>;
}

interface Releases {
  readonly loading: { readonly id: string; readonly taken: number } | undefined;
  readonly live: LiveEnergy | undefined;
}

/** The parameter is the source. */
export const loadingStatement =
  "SELECT id, taken FROM energy_release WHERE state = 'loading' AND source = ?1";

export interface EnergyLoad {
  /**
   * Resumes an interrupted load of the same source, or begins a new one.
   * @param source the same for two loads that read the same plans
   * @returns the load's id, and the position of its last batch
   */
  begin(source: string): Promise<{ readonly load: string; readonly taken: number }>;
  /**
   * Puts a batch, in full or not at all. If plans share an id, the last one counts.
   * @param position the load's position in the source after this batch
   */
  put(entries: readonly EnergyEntry[], position: number): Promise<void>;
  /** Makes the load live, and deletes the release before it. */
  finish(): Promise<void>;
}

export function energyLoad(place: LoadPlace, now: () => Date = () => new Date()): EnergyLoad {
  const areas = new Set<string>();
  let load: string | undefined;
  const begun = (): string => {
    if (load === undefined) throw new Error('The load has not begun: call begin first');
    return load;
  };

  return {
    async begin(source) {
      const { loading } = await place.releases(source);
      load = loading?.id ?? newRelease();
      areas.clear();
      if (!loading) await place.run(beginStatements(load, source));
      return { load, taken: loading?.taken ?? 0 };
    },

    async put(entries, position) {
      const rows = await energyRows(begun(), entries, areas);
      await place.put(putStatements(begun(), rows, position, place.chunkBytes)).catch(givenUp);
    },

    async finish() {
      await place.run(switchStatements(begun(), now().toISOString()));
      const { live } = await place.releases('');
      if (live?.id !== load) givenUp(new Error(sourceColumn));
    },
  };
}

/** What a refusal names: the source is null once the load was given up. */
const sourceColumn = 'energy_release.source';

/** Explains why a batch was refused. @throws Error always */
function givenUp(cause: unknown): never {
  if (!(cause instanceof Error) || !cause.message.includes(sourceColumn)) throw cause;
  throw new Error('Another load of energy plans has replaced this one: import again', {
    cause,
  });
}
