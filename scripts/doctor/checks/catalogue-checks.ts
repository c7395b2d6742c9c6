/** Are there plans and addresses, and how old are they? */
import { all } from '../../../worker/leads/sql.ts';
import { type LoadedRelease, liveOf } from '../../../worker/ports/address/releases.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';
import { commandFor, migrateCommand, type Place } from '../place.ts';

const dayMs = 86_400_000;
/** Prices change by the month; a visitor who is shown last season's is misled. */
const oldPlansDays = 35;
/** The national file comes out every three months. */
const oldAddressesDays = 200;

interface Loaded {
  readonly id: string;
  readonly loaded_at: string | null;
  readonly plans: number;
}

const plansQuery = `SELECT id, loaded_at, plans FROM release
UNION ALL SELECT source, loaded_at, plans FROM energy_release WHERE state = 'live'`;

export const catalogueCheck: Check<Place> = {
  about: 'catalogue',
  mend: (place) => migrateCommand(place, 'CATALOGUE_DB'),
  async look(place) {
    const loads = await all<Loaded>(place.sql('CATALOGUE_DB'), plansQuery);
    return [catalogueFinding(place, loads)];
  },
};

function catalogueFinding(place: Place, loads: readonly Loaded[]): Finding {
  const about = 'catalogue';
  const mend =
    place.stage === null
      ? 'npm run seed'
      : commandFor(place, 'npm run catalogue:import', '<folder|file>');
  const plans = loads.reduce((sum, one) => sum + one.plans, 0);
  if (plans === 0) return bad(about, 'empty: every list is empty', mend);
  const dates = loads.flatMap((one) => one.loaded_at ?? []).sort();
  const oldest = dates[0] ?? '';
  const says = `${plans} plans, the oldest load ${oldest.slice(0, 10)}`;
  if (place.stage === null) return ok(about, says);
  if (loads.some(({ id }) => id.startsWith('embedded-'))) {
    return look(about, `${says}: the invented ones that the project ships`, mend);
  }
  const days = Math.floor((place.now().getTime() - Date.parse(oldest)) / dayMs);
  return days > oldPlansDays ? look(about, `${says}: ${days} days old`, mend) : ok(about, says);
}

export const addressCheck: Check<Place> = {
  about: 'addresses',
  mend: (place) => migrateCommand(place, 'ADDRESSES_DB'),
  async look(place) {
    if (place.has('ADDRESS_URL')) return [ok('addresses', 'from the service at ADDRESS_URL')];
    const slots = await Promise.all(
      (['ADDRESSES_DB', 'ADDRESSES_DB_B'] as const).map(async (name) => {
        const [release] = await all<LoadedRelease>(place.sql(name), 'SELECT * FROM release');
        return { name, release: release ?? null };
      }),
    );
    return [addressFinding(place, liveOf(slots)?.release ?? null)];
  },
};

function addressFinding(place: Place, live: LoadedRelease | null): Finding {
  const about = 'addresses';
  const mend =
    place.stage === null
      ? 'npm run seed'
      : commandFor(place, 'npm run addresses:load', '<folder of the national address file>');
  if (live === null) return bad(about, 'none: every address has to be typed in full', mend);
  const says = `${live.id}, ${live.addresses} addresses, since ${(live.switched_at ?? live.loaded_at).slice(0, 10)}`;
  if (place.stage === null) return ok(about, says);
  if (live.kind === 'sample') return look(about, `${says}: the invented sample`, mend);
  const days = Math.floor((place.now().getTime() - Date.parse(live.loaded_at)) / dayMs);
  return days > oldAddressesDays ? look(about, `${says}: ${days} days old`, mend) : ok(about, says);
}
