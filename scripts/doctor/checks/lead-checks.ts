/** Checks that leads go out and that data past its retention is erased. */
import { partnerBreakerThreshold } from '../../../worker/leads/delivery/courier.ts';
import { scheduleMs } from '../../../worker/leads/delivery/schedule.ts';
import { alertAfterMs } from '../../../worker/leads/delivery/sweep.ts';
import { type Waiting, waiting } from '../../../worker/leads/records/outbox-health.ts';
import { type DeadCount, deadCounts } from '../../../worker/leads/records/replay.ts';
import { overdue } from '../../../worker/leads/retention/retention.ts';
import { commandFor, type DoctorTarget, mendDatabase } from '../doctor-target.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';

const dayMs = 86_400_000;
/** One nightly run may fail, because the next one catches up. */
const graceMs = 2 * dayMs;

export const leadCheck: Check<DoctorTarget> = {
  about: 'leads',
  mend: (target, error) => mendDatabase(target, 'LEADS_DB', error),
  async look(target) {
    const sql = target.sql('LEADS_DB');
    const now = await waiting(sql);
    const away = now.breakers.filter(
      ({ failuresInARow }) => failuresInARow >= partnerBreakerThreshold,
    );
    return [
      ...(target.has('LEADS_HOLD') ? [heldFinding(target)] : []),
      waitingFinding(target, now),
      ...deadFindings(target, await deadCounts(sql, { brand: null })),
      ...away.map(({ partner, failuresInARow }) =>
        bad(
          'partner',
          `${partner} failed ${failuresInARow} times in a row`,
          showPending(target),
          partner,
        ),
      ),
    ];
  },
};

/** LEADS_HOLD is set while leads are restored (docs/operations/backup.md) and must be removed afterwards. */
function heldFinding(target: DoctorTarget): Finding {
  const mend =
    target.stage === null
      ? 'start the site without LEADS_HOLD'
      : `npx wrangler secret delete LEADS_HOLD --env ${target.name}`;
  return bad('leads', 'LEADS_HOLD is set: leads are accepted, but none are sent', mend, 'held');
}

function waitingFinding(target: DoctorTarget, { count, oldest }: Waiting): Finding {
  const waitedMs = oldest === null ? 0 : target.now().getTime() - Date.parse(oldest);
  if (waitedMs <= alertAfterMs) return ok('leads', `${count} waiting to be delivered`);
  const says = `${count} waiting to be delivered, the oldest for ${inWords(waitedMs)}`;
  // Without a partner, leads are exported by hand; on this machine, nobody receives them.
  const isWanted = target.stage !== null && target.has('LEAD_PARTNERS');
  return isWanted
    ? bad('leads', says, showPending(target))
    : look('leads', says, exportByHand(target));
}

/**
 * Counts only leads whose data is still there, since erased ones can no longer be sent. Dead leads stay for up
 * to a year, so they must not hide a waiting lead.
 */
function deadFindings(target: DoctorTarget, dead: readonly DeadCount[]): Finding[] {
  const unsure = dead.reduce((sum, one) => sum + one.unsure, 0);
  const count = dead.reduce((sum, one) => sum + one.count, -unsure);
  const leads = (...words: string[]) => commandFor(target, 'npm run leads', ...words);
  const ask = `ask the partner about each that ${leads('list', '--state', 'dead')} names, then ${leads('replay', '<reference>')}`;
  return [
    ...(count > 0
      ? [
          bad(
            'given up',
            `${count} were given up after ${scheduleMs.length} attempts`,
            leads('replay', '--all-dead', '--dry-run'),
          ),
        ]
      : []),
    ...(unsure > 0
      ? [
          bad(
            'given up',
            `${unsure} may already have been delivered: a restore set them to dead`,
            ask,
            'unsure',
          ),
        ]
      : []),
  ];
}

function showPending(target: DoctorTarget): string {
  return commandFor(target, 'npm run leads', 'list', '--state', 'pending');
}

function exportByHand(target: DoctorTarget): string {
  const words = ['export', '--state', 'pending', '--reveal', '--out', 'private/leads.csv'];
  return commandFor(target, 'npm run leads', ...words, '--handed-to', '<partner>');
}

export const retentionCheck: Check<DoctorTarget> = {
  about: 'retention',
  mend: (target, error) => mendDatabase(target, 'LEADS_DB', error),
  async look(target) {
    const before = new Date(target.now().getTime() - graceMs);
    const count = await overdue(target.sql('LEADS_DB'), before);
    if (count === 0) return [ok('retention', 'nothing is kept past its time')];
    const mend = commandFor(target, 'npm run leads', 'purge');
    return [bad('retention', `${count} records are kept past their time`, mend)];
  },
};

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 2 * 24 * 60
    ? `${Math.round(minutes / 60)} hours`
    : `${Math.round(ms / dayMs)} days`;
}
