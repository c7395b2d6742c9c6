/** Was the promise kept? Reasons in words, and the table that is printed. */
import { type Figures, promises } from './audit.ts';
import type { RunOptions, RunResult } from './fault-run.ts';
import { type OutageResult, recoveryLimitSeconds } from './outage.ts';

/** Why it was not; empty when it was. */
export function broken(figures: Figures, leads: number): string[] {
  const reasons = promises
    .filter((name) => figures[name] > 0)
    .map((name) => `${labels[name]}: ${figures[name]}`);
  // A run in which nobody was told yes would promise nothing, and keep it.
  const short = figures.acknowledged < leads;
  return short ? [...reasons, `only ${figures.acknowledged} of ${leads} acknowledged`] : reasons;
}

export function brokenRun(result: RunResult, { leads, kills }: RunOptions): string[] {
  const reasons = broken(result, leads);
  return result.kills < kills ? [...reasons, `only ${result.kills} of ${kills} kills`] : reasons;
}

export function brokenOutage(result: OutageResult, leads: number): string[] {
  return [
    ...broken(result, leads),
    ...(result.dead > 0 ? [`${result.dead} given up at the end of the schedule`] : []),
    ...(result.recoverySeconds > recoveryLimitSeconds
      ? [`delivered ${result.recoverySeconds} s after recovery, not ${recoveryLimitSeconds}`]
      : []),
  ];
}

const labels = {
  kills: 'kills of the worker',
  acknowledged: 'forms acknowledged',
  givenUp: 'forms given up by the sender',
  promised: 'deliveries promised',
  delivered: 'deliveries that arrived',
  lost: 'lost: acknowledged, never delivered',
  twiceByKey: 'taken twice under one key',
  twiceUntold: '… because the partner did not say so',
  twiceKilled: '… because the worker was killed',
  twiceUnexplained: '… without an injected fault that explains it',
  twiceAfterDedupe: '… after the partner dedupes by key',
  wrongReferral: 'wrong referral code',
  wrongKey: 'wrong key',
  otherBody: 'same key, other body',
  unfit: 'wrong signature, key or body',
  twoReceipts: 'one form, two receipts',
  oldestPendingSeconds: 'oldest promise not kept (s)',
  stillInOutbox: 'outbox says: waiting at the end',
  dead: 'outbox says: given up',
  attempts: 'outbox says: attempts',
  mostAttempts: 'outbox says: most attempts for one',
  awaySeconds: 'partner away (s, clock moved)',
  waited: 'deliveries waiting at its return',
  recoverySeconds: 'from its return to the last delivery (s)',
  seconds: 'duration (s)',
} as const satisfies Record<keyof RunResult | keyof OutageResult, string>;

export function table(result: RunResult | OutageResult): string {
  const rows = Object.entries(result) as [keyof typeof labels, number][];
  return rows
    .map(([name, value]) => `${labels[name].padEnd(46)} ${String(value).padStart(7)}`)
    .join('\n');
}
