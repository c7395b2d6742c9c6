/** The verdict on a run: the reasons why the promise was not kept, in words, and the table to print. */
import { tableOf } from '../harness/run-report.ts';
import { type Figures, promises } from './audit.ts';
import type { RunOptions, RunResult } from './fault-run.ts';
import { type OutageResult, recoveryLimitSeconds } from './outage.ts';

/** Empty when every promise was kept. */
function broken(figures: Figures, leads: number): string[] {
  const reasons = promises
    .filter((name) => figures[name] > 0)
    .map((name) => `${labels[name]}: ${figures[name]}`);
  // A run that acknowledges no form promises nothing, and so breaks no promise.
  const short = figures.acknowledged < leads;
  return short ? [...reasons, `only ${figures.acknowledged} of ${leads} acknowledged`] : reasons;
}

export function brokenRun(result: RunResult, { leads, kills }: RunOptions): string[] {
  const reasons = broken(result, leads);
  return result.kills < kills ? [...reasons, `only ${result.kills} of ${kills} kills`] : reasons;
}

export function brokenOutage(result: OutageResult, leads: number): string[] {
  const { waited, promised } = result;
  return [
    ...broken(result, leads),
    // An outage in which deliveries arrive says nothing about waiting for its end.
    ...(waited < promised
      ? [`only ${waited} of ${promised} deliveries waited for the partner`]
      : []),
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
  twiceAfterDedupe: '… after the partner drops repeats of a key',
  wrongReferral: 'wrong referral code',
  wrongKey: 'wrong key',
  otherBody: 'same key, another body',
  unfit: 'wrong signature, key or body',
  testsPassedOn: 'tests sent to a partner',
  twoReceipts: 'one form, two receipts',
  oldestPendingSeconds: 'oldest promise that was not kept (s)',
  stillInOutbox: 'outbox says: waiting at the end',
  dead: 'outbox says: given up',
  attempts: 'outbox says: attempts',
  mostAttempts: 'outbox says: most attempts for one',
  awaySeconds: 'partner away (s, by the moved clock)',
  waited: 'deliveries waiting when it returned',
  recoverySeconds: 'from its return to the last delivery (s)',
  seconds: 'duration (s)',
} as const satisfies Record<keyof RunResult | keyof OutageResult, string>;

export function table(result: RunResult | OutageResult): string {
  const figures = Object.entries(result) as [keyof typeof labels, number][];
  return tableOf(
    [46, 8],
    figures.map(([name, value]) => [labels[name], value]),
  );
}
