/** Are there plans and addresses, and how old are they? */
import { all } from '../../../worker/leads/sql.ts';
import { type LoadedRelease, liveOf } from '../../../worker/ports/address/releases.ts';
import { slotNames } from '../../addresses/load/address-slot.ts';
import { commandFor, type DoctorTarget, mendDatabase } from '../doctor-target.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';

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

export const catalogueCheck: Check<DoctorTarget> = {
  about: 'catalogue',
  mend: (target, error) => mendDatabase(target, 'CATALOGUE_DB', error),
  async look(target) {
    const loads = await all<Loaded>(target.sql('CATALOGUE_DB'), plansQuery);
    return [catalogueFinding(target, loads)];
  },
};

function catalogueFinding(target: DoctorTarget, loads: readonly Loaded[]): Finding {
  const about = 'catalogue';
  const mend =
    target.stage === null
      ? 'npm run seed'
      : commandFor(target, 'npm run catalogue:import', '<folder|file>');
  const plans = loads.reduce((sum, one) => sum + one.plans, 0);
  if (plans === 0) return bad(about, 'empty: every list is empty', mend);
  const dates = loads.flatMap((one) => one.loaded_at ?? []).sort();
  const oldest = dates[0] ?? '';
  const says = `${plans} plans, the oldest load ${oldest.slice(0, 10)}`;
  if (target.stage === null) return ok(about, says);
  if (loads.some(({ id }) => id.startsWith('embedded-'))) {
    return look(about, `${says}: the invented ones that the project ships`, mend);
  }
  const days = Math.floor((target.now().getTime() - Date.parse(oldest)) / dayMs);
  return days > oldPlansDays ? look(about, `${says}: ${days} days old`, mend) : ok(about, says);
}

export const addressCheck: Check<DoctorTarget> = {
  about: 'addresses',
  // Whichever of the two could not be read: applying what is applied changes nothing.
  mend: (target, error) =>
    [...new Set(slotNames.map((name) => mendDatabase(target, name, error)))].join(' && '),
  async look(target) {
    if (target.has('ADDRESS_URL')) return [ok('addresses', 'from the service at ADDRESS_URL')];
    const slots = await Promise.all(
      slotNames.map(async (name) => {
        const [release] = await all<LoadedRelease>(target.sql(name), 'SELECT * FROM release');
        return { name, release: release ?? null };
      }),
    );
    return [addressFinding(target, liveOf(slots)?.release ?? null)];
  },
};

function addressFinding(target: DoctorTarget, live: LoadedRelease | null): Finding {
  const about = 'addresses';
  const mend =
    target.stage === null
      ? 'npm run seed'
      : commandFor(target, 'npm run addresses:load', '<folder of the national address file>');
  if (live === null) return bad(about, 'none: every address has to be typed in full', mend);
  const says = `${live.id}, ${live.addresses} addresses, since ${(live.switched_at ?? live.loaded_at).slice(0, 10)}`;
  if (target.stage === null) return ok(about, says);
  if (live.kind === 'sample') return look(about, `${says}: the invented sample`, mend);
  const days = Math.floor((target.now().getTime() - Date.parse(live.loaded_at)) / dayMs);
  return days > oldAddressesDays ? look(about, `${says}: ${days} days old`, mend) : ok(about, says);
}
