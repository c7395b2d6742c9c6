/** The outage run: leads wait while the partner is away for ten minutes, and must arrive soon after its return. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Prepared } from '../harness/prepared-worker.ts';
import { secondsSince } from '../harness/run-report.ts';
import type { Figures } from './audit.ts';
import { callCron, type Waiting } from './clock.ts';
import { openStage, type Stage } from './fault-stage.ts';
import { sendAll } from './fault-visitors.ts';
import { planForms } from './planned-forms.ts';

export interface OutageOptions {
  readonly seed: number;
  readonly leads: number;
}

export interface OutageResult extends Figures {
  /** How long the partner was away, by the moved clock of the waiting deliveries. */
  readonly awaySeconds: number;
  /** Deliveries that were waiting when it came back. */
  readonly waited: number;
  /** The most for one delivery by the partner's return: a probe uses up no attempt. */
  readonly mostAttempts: number;
  readonly dead: number;
  /** From the partner's return to the last delivery. */
  readonly recoverySeconds: number;
  readonly seconds: number;
}

const outageMs = 600_000;
const minuteMs = 60_000;
/** The promised limit of `recoverySeconds`. */
export const recoveryLimitSeconds = 60;
const giveUpMs = 300_000;
const parallel = 8;

export async function playOutage(
  prepared: Prepared,
  folder: string,
  { seed, leads }: OutageOptions,
): Promise<OutageResult> {
  const began = Date.now();
  const stage = await openStage(prepared, folder, { seed, mode: 'away', bundle: 'real' });
  await sendAll({
    port: stage.port,
    ledger: stage.clientLedger,
    parallel,
    forms: planForms(seed, leads),
    onDone: () => undefined,
  });
  let passedMs = Date.now() - began;
  let before: Waiting;
  do {
    before = await nextMinute(stage);
    passedMs += minuteMs;
  } while (passedMs < outageMs);
  // The worst moment: a probe has just failed, and the next cron is a whole minute away.
  await callCron(stage.port);
  await stage.become('well');
  const backAt = Date.now();
  const after = await untilDelivered(stage, backAt);
  const recoverySeconds = (stage.lastAcceptedAt() - backAt) / 1000;
  const figures = stage.figures();
  await stage.stop();
  return {
    ...figures,
    awaySeconds: Math.round(passedMs / 1000),
    waited: before.pending,
    mostAttempts: before.mostAttempts,
    dead: after.dead,
    recoverySeconds: Math.ceil(recoverySeconds),
    seconds: secondsSince(began),
  };
}

/** Runs one cron to its end, then makes a minute pass for everything that waits. */
async function nextMinute({ port, pass }: Stage): Promise<Waiting> {
  await callCron(port);
  const waiting = await pass(minuteMs);
  if (!waiting) throw new Error('The outbox did not answer: see worker.log');
  return waiting;
}

/** Waits in real time until everything is delivered, with a cron each minute and the queue as it comes. */
async function untilDelivered(stage: Stage, backAt: number): Promise<Waiting> {
  const crons = setInterval(() => void callCron(stage.port), minuteMs);
  try {
    while (true) {
      await pause(500);
      const waiting = await stage.pass(0);
      if (waiting && (waiting.pending === 0 || Date.now() - backAt > giveUpMs)) return waiting;
    }
  } finally {
    clearInterval(crons);
  }
}
