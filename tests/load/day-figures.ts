/** A day of traffic as tables: its hours, the cost of one visit of each kind, and measured totals beside computed ones. */
import { whole } from '../../bench/print-table.ts';
import { visitCosts } from '../../bench/scale/measured-costs.ts';
import { type Cell, tableOf } from '../harness/run-report.ts';
import type { DayRun } from './day-run.ts';
import { loadKinds } from './load-plan.ts';

const counted = [
  ...(['messages', 'rowsRead', 'rowsWritten', 'kvReads', 'queued', 'points'] as const),
];
type Counted = (typeof counted)[number];

/** The day's measured use of the platform, and the use computed from its visits and the known cost of each. */
export function besideComputed({ hours }: Pick<DayRun, 'hours'>) {
  const both = (name: Counted) => ({
    name,
    measured: hours.reduce((sum, { counts }) => sum + counts[name], 0),
    computed: hours.reduce(
      (sum, { visits }) =>
        sum + loadKinds.reduce((all, kind) => all + visits[kind] * visitCosts[kind][name], 0),
      0,
    ),
  });
  return counted.map(both);
}

/** The counts that depend on the visits alone, and not on what was in a cache at the time. */
const judged: readonly Counted[] = ['rowsWritten', 'queued', 'points'];
/** The largest difference allowed, as a share of the computed total. */
const mostOff = 0.15;

/** The promises that the day broke, in words. */
export function brokenDay(run: DayRun): string[] {
  const { errors, leadReasons, delivered, told } = run;
  const off = besideComputed(run).filter(
    ({ name, measured, computed }) =>
      judged.includes(name) && Math.abs(measured - computed) > mostOff * computed,
  );
  return [
    ...off.map(
      ({ name, measured, computed }) =>
        `${name}: ${measured}, not ${Math.round(computed)}: renew bench/scale/measured-costs.ts`,
    ),
    ...(errors.length > 0 ? [`errors: ${errors.length}, the first: ${errors[0]}`] : []),
    ...leadReasons,
    ...(delivered === told ? [] : [`the partner took ${delivered} of ${told} leads`]),
  ];
}

export function dayTable(run: DayRun): string {
  const head: Cell[] = ['hour', 'visits', 'leads', ...counted, 'CPU ms'];
  const hours = run.hours.map(({ visits, counts, cpuMs }, hour): Cell[] => [
    `${hour}:00`,
    whole(Object.values(visits).reduce((sum, one) => sum + one, 0)),
    visits.lead,
    ...counted.map((name) => whole(counts[name])),
    whole(cpuMs),
  ]);
  const each = run.alone.map(({ kind, counts, cpuMs }): Cell[] => [
    kind,
    ...counted.map((name) => counts[name].toFixed(2)),
    cpuMs.toFixed(2),
  ]);
  const beside = besideComputed(run).map(({ name, measured, computed }): Cell[] => [
    name,
    whole(measured),
    whole(computed),
    computed === 0 ? '' : (measured / computed).toFixed(2),
  ]);
  const widths = [20, ...counted.map(() => 13), 10];
  return [
    tableOf([8, 8, 8, ...counted.map(() => 13), 10], [head, ...hours]),
    tableOf(widths, [['one visit, alone', ...counted, 'CPU ms'], ...each]),
    tableOf([20, 12, 12, 8], [['the day', 'measured', 'computed', 'ratio'], ...beside]),
    `${whole(run.bytesALead)} bytes of LEADS_DB a lead; the partner took ${run.delivered} of ${run.told}`,
  ].join('\n\n');
}
