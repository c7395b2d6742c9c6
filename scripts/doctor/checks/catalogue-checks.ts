/** Checks that there are plans and addresses, and how old they are. */
import { dayAfter, today } from '../../../domain/calendar.ts';
import { referenceYear } from '../../../domain/plans/energy/reference/references-of.ts';
import { all, batch, statement } from '../../../worker/leads/sql.ts';
import { type LoadedRelease, liveOf } from '../../../worker/ports/address/releases.ts';
import { isEmbedded } from '../../../worker/ports/plans/load-catalogue.ts';
import { slotNames } from '../../addresses/load/address-slot.ts';
import { commandFor, type DoctorTarget, mendDatabase } from '../doctor-target.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';

const dayMs = 86_400_000;
/** Prices change every month, and old ones mislead visitors. */
const oldPlansDays = 35;
/** The national file is published every three months. */
const oldAddressesDays = 200;

interface Loaded {
  readonly id: string;
  readonly loaded_at: string | null;
  readonly plans: number;
}

const plansQuery = `SELECT id, loaded_at, plans FROM release
UNION ALL SELECT source, loaded_at, plans FROM energy_release WHERE state = 'live'`;

/** No row if there are no energy plans, the only ones with reference prices. */
const yearsQuery = `SELECT (SELECT json_group_array(DISTINCT value ->> '$.year')
  FROM energy_reference, json_each(document)) AS years
FROM energy_release WHERE state = 'live' AND plans > 0`;
/** Regulators set July's prices in May or June. */
const setAheadDays = 61;

export const catalogueCheck: Check<DoctorTarget> = {
  about: 'catalogue',
  mend: (target, error) => mendDatabase(target, 'CATALOGUE_DB', error),
  async look(target) {
    const [loads, [energy]] = await batch(target.sql('CATALOGUE_DB'), [
      statement<Loaded>(plansQuery),
      statement<{ years: string }>(yearsQuery),
    ]);
    // On this machine, the reference prices are invented, like the plans.
    const references =
      energy && target.stage !== null ? [referenceFinding(target, JSON.parse(energy.years))] : [];
    return [catalogueFinding(target, loads), ...references];
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
  if (loads.some(({ id }) => isEmbedded(id))) {
    return look(about, `${says}: the invented ones that the project ships`, mend);
  }
  const days = Math.floor((target.now().getTime() - Date.parse(oldest)) / dayMs);
  return days > oldPlansDays ? look(about, `${says}: ${days} days old`, mend) : ok(about, says);
}

/** @param years with loaded prices, such as `2026-27` */
function referenceFinding(target: DoctorTarget, years: readonly string[]): Finding {
  const day = today(target.now());
  const [current, next] = [day, dayAfter(day, setAheadDays)].map(referenceYear);
  const missing = [current, next].find((year) => year !== undefined && !years.includes(year));
  if (missing === undefined) return ok('references', `reference prices of energy for ${current}`);
  const says =
    missing === current
      ? `no reference prices of energy for ${missing}: plans say that no reference price applies`
      : `no reference prices of energy for ${missing} yet, which apply from 1 July`;
  // An import of reference prices replaces all of them.
  const files =
    missing === current ? `<file with ${missing}>` : `<file with ${current} and ${missing}>`;
  return look('references', says, commandFor(target, 'npm run catalogue:import', files));
}

export const addressCheck: Check<DoctorTarget> = {
  about: 'addresses',
  // Either database may be unreadable; re-applying migrations changes nothing.
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
