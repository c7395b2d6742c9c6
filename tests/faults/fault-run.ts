/** One run: visitors send, the worker is killed, minutes pass, and at the end the promise is audited. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from './audit.ts';
import type { Waiting } from './clock.ts';
import { createCrons } from './crons.ts';
import { sendAll } from './fault-visitors.ts';
import { type FormKind, planForms } from './kill-plan.ts';
import { chanceOf } from './seeded.ts';
import { openStage, type Prepared, type Stage } from './stage.ts';

/** Changes that break the promise; a run that does not see them proves nothing. */
export type Mutant = 'queue-only' | 'no-sweep';

export interface RunOptions {
  readonly seed: number;
  readonly leads: number;
  readonly kills: number;
  readonly mutant?: Mutant | undefined;
}

export interface RunResult extends Figures {
  readonly kills: number;
  /** What the outbox says at the end, for comparison; the auditor does not know it. */
  readonly stillInOutbox: number;
  readonly dead: number;
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly seconds: number;
}

/** A second of the run is a minute for whatever waits: that is how often the cron comes. */
const tickMs = 1000;
const minuteMs = 60_000;
/** Longer than an attempt takes: when nothing happened for so long, nothing will. */
const quietMs = 20_000;
const parallel = 8;
const longestPauseMs = 300;

export async function playRun(
  prepared: Prepared,
  folder: string,
  { seed, leads, kills, mutant }: RunOptions,
): Promise<RunResult> {
  const began = Date.now();
  const bundle = mutant === 'queue-only' ? 'queueOnly' : 'real';
  const stage = await openStage(prepared, folder, { seed, mode: 'misbehaving', bundle });
  const minutes = passMinutes(stage, mutant !== 'no-sweep');
  const killer = createKiller(stage, { seed, leads, kills });
  const kinds: readonly FormKind[] | undefined =
    mutant === 'queue-only' ? ['lead-form'] : undefined;
  await sendAll({
    ...{ port: stage.port, ledger: stage.clientLedger, parallel },
    forms: planForms(seed, leads, kinds),
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
    kills: stage.supervisor.kills.length,
    ...{ stillInOutbox, dead, attempts, mostAttempts },
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

interface Minutes {
  /** As the outbox was at the last tick; null before the first. */
  readonly waiting: () => Waiting | null;
  /** From now on time also jumps to whatever is due next. */
  hurry(): void;
  stop(): void;
}

function passMinutes({ port, supervisor }: Stage, sweep: boolean): Minutes {
  const callCron = createCrons(port);
  let waiting: Waiting | null = null;
  let hurried = false;
  let busy = false;
  const timer = setInterval(() => {
    if (sweep) callCron();
    if (busy) return;
    busy = true;
    const jump = hurried ? (waiting?.nextDueMs ?? 0) : 0;
    void supervisor.pass(Math.max(minuteMs, jump)).then((next) => {
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

/** Kills at seeded moments; the last one when the last sender has an answer, so that nobody comes to the rescue. */
function createKiller(
  { supervisor }: Stage,
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
        const pause = (name: string) => chanceOf(seed, name, moment) * longestPauseMs;
        queue = queue.then(async () => {
          if (moment < leads) await sleep(pause('before'));
          await supervisor.killAndRestart(pause('after'));
        });
      }
    },
    done: () => queue,
  };
}

/** Everything delivered and nothing waiting, or no sign of life for longer than an attempt takes. */
async function untilNothingHappens(stage: Stage, minutes: Minutes): Promise<Waiting> {
  let last = '';
  let changedAt = Date.now();
  while (true) {
    await sleep(tickMs);
    const waiting = minutes.waiting();
    const { delivered, lost, twiceByKey } = stage.figures();
    if (waiting && waiting.pending === 0 && lost === 0) return waiting;
    const now = JSON.stringify([delivered, twiceByKey, waiting?.attempts, waiting?.pending]);
    if (now !== last) changedAt = Date.now();
    last = now;
    if (waiting && Date.now() - changedAt > quietMs) return waiting;
  }
}
