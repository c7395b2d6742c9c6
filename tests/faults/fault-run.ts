/** One run: visitors send forms, the worker is killed, minutes pass, and at the end the promise is audited. */
import { setTimeout as pause } from 'node:timers/promises';
import type { faultMutants } from '../../scripts/commands/known-options.mjs';
import type { Prepared } from '../harness/prepared-worker.ts';
import { secondsSince } from '../harness/run-report.ts';
import { chanceOf } from '../harness/seeded.ts';
import type { Figures } from './audit.ts';
import { createCrons, type Waiting } from './clock.ts';
import { openStage, type Stage } from './fault-stage.ts';
import { sendAll } from './fault-visitors.ts';
import { planForms } from './planned-forms.ts';

export interface RunOptions {
  readonly seed: number;
  readonly leads: number;
  readonly kills: number;
  /** A worker that breaks the promise. */
  readonly mutant?: (typeof faultMutants)[number] | undefined;
}

export interface RunResult extends Figures {
  readonly kills: number;
  /** What the outbox says at the end, for comparison; the auditor does not read it. */
  readonly stillInOutbox: number;
  readonly dead: number;
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly seconds: number;
}

/** One second of the run is a minute for whatever waits, so the cron runs every second. */
const tickMs = 1000;
const minuteMs = 60_000;
/** Longer than an attempt takes: once nothing has changed for this long, nothing will. */
const quietMs = 20_000;
const longestPauseMs = 300;
const parallel = 8;

export async function playRun(
  prepared: Prepared,
  folder: string,
  { seed, leads, kills, mutant }: RunOptions,
): Promise<RunResult> {
  const began = Date.now();
  const queueOnly = mutant === 'queue-only';
  const bundle = queueOnly ? 'mutant' : 'real';
  const stage = await openStage(prepared, folder, { seed, mode: 'misbehaving', bundle });
  const minutes = passMinutes(stage, mutant !== 'no-sweep');
  const killer = createKiller(stage, { seed, leads, kills });
  await sendAll({
    port: stage.port,
    ledger: stage.clientLedger,
    parallel,
    forms: planForms(seed, leads, queueOnly ? ['lead-form'] : undefined),
    onDone: killer.onDone,
  });
  await killer.done();
  minutes.hurry();
  const waiting = await untilNothingHappens(stage, minutes);
  minutes.stop();
  const figures = stage.figures();
  await stage.stop();
  const { pending: stillInOutbox, dead, attempts, mostAttempts } = waiting;
  return {
    ...figures,
    kills: stage.kills(),
    stillInOutbox,
    dead,
    attempts,
    mostAttempts,
    seconds: secondsSince(began),
  };
}

interface Minutes {
  /** The outbox at the last tick; null before the first. */
  readonly waiting: () => Waiting | null;
  /** From now on, time also jumps forward to whatever is due next. */
  hurry(): void;
  stop(): void;
}

function passMinutes({ port, pass }: Stage, sweep: boolean): Minutes {
  const callCron = createCrons(port);
  let waiting: Waiting | null = null;
  let hurried = false;
  let busy = false;
  const timer = setInterval(() => {
    if (sweep) callCron();
    if (busy) return;
    busy = true;
    const jump = hurried ? (waiting?.nextDueMs ?? 0) : 0;
    void pass(Math.max(minuteMs, jump)).then((next) => {
      waiting = next ?? waiting;
      busy = false;
    });
  }, tickMs);
  return {
    waiting: () => waiting,
    hurry: () => {
      hurried = true;
    },
    stop: () => clearInterval(timer),
  };
}

/** Kills at seeded moments, the last time when the last sender has an answer, so no later visitor wakes the worker. */
function createKiller(
  { killAndRestart }: Stage,
  { seed, leads, kills }: Pick<RunOptions, 'seed' | 'leads' | 'kills'>,
) {
  const moments = Array.from({ length: kills }, (_, index) =>
    index === 0 ? leads : Math.ceil(chanceOf(seed, 'kill', index) * (leads - 1)),
  ).sort((a, b) => a - b);
  let queue = Promise.resolve();
  return {
    onDone(done: number): void {
      while (moments[0] !== undefined && moments[0] <= done) {
        const moment = moments.shift() ?? 0;
        const pauseMs = (name: string) => chanceOf(seed, name, moment) * longestPauseMs;
        queue = queue.then(async () => {
          if (moment < leads) await pause(pauseMs('before'));
          await killAndRestart(pauseMs('after'));
        });
      }
    },
    done: () => queue,
  };
}

/** Waits until everything is delivered, or nothing has changed for longer than an attempt takes. */
async function untilNothingHappens(stage: Stage, minutes: Minutes): Promise<Waiting> {
  let last = '';
  let changedAt = Date.now();
  while (true) {
    await pause(tickMs);
    const waiting = minutes.waiting();
    const { delivered, lost, twiceByKey } = stage.figures();
    if (waiting && waiting.pending === 0 && lost === 0) return waiting;
    const now = JSON.stringify([delivered, twiceByKey, waiting?.attempts, waiting?.pending]);
    if (now !== last) changedAt = Date.now();
    last = now;
    if (waiting && Date.now() - changedAt > quietMs) return waiting;
  }
}
