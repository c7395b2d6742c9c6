/** Plays a day of traffic in minutes, on a worker that counts its use of the platform. */
import { setTimeout as pause } from 'node:timers/promises';
import type { D1Database } from '@cloudflare/workers-types';
import { type Counts, countsPer } from '../../bench/actions/binding-counts.ts';
import { sendRequest } from '../../scripts/site/local-server.ts';
import { type DirectOrder, type DirectSite, startDirectSite } from '../harness/direct-site.ts';
import { startedWorkerd } from '../harness/workerd-process.ts';
import { visitsByHour } from './day-plan.ts';
import { leadReasons, storedForms } from './leads-kept.ts';
import { type LoadKind, loadKinds, type Planned, plannedVisitors } from './load-plan.ts';
import { contentPages, type StoredLead, visits } from './load-visits.ts';
import { startTakingPartner } from './taking-partner.ts';

export interface DayOptions {
  readonly seed: number;
  readonly visits: number;
  /** Visits of each kind to play alone before the day, which show the cost of one. */
  readonly alone: number;
}

/** Some visits and what they cost. */
interface Played {
  readonly visits: Readonly<Record<LoadKind, number>>;
  readonly counts: Counts;
  readonly cpuMs: number;
}

interface AloneCost {
  readonly kind: LoadKind;
  readonly counts: Counts;
  readonly cpuMs: number;
}

export interface DayRun {
  /** The cost of one visit of each kind, played alone. */
  readonly alone: readonly AloneCost[];
  readonly hours: readonly Played[];
  readonly bytesALead: number;
  readonly errors: readonly string[];
  readonly leadReasons: readonly string[];
  /** Leads that the partner took; `told` counts those that were acknowledged to visitors. */
  readonly delivered: number;
  readonly told: number;
}

/** Queue messages wait ten seconds (worker/leads/delivery/dispatch.ts); this long a wait counts their consumer too. */
const settleMs = 14_000;
const lanes = 8;

export async function playDay(order: DirectOrder, options: DayOptions): Promise<DayRun> {
  const partner = await startTakingPartner();
  const site = await startDirectSite({ ...order, vars: { ...order.vars, ...partner.vars } });
  try {
    const leadsDb = await site.server.getD1Database('LEADS_DB');
    const day = createDay(site, options.seed);
    for (const { host, path } of contentPages) await sendRequest({ port: site.port, host, path });
    const before = await sizeOf(leadsDb);
    let first = 0;
    const alone: AloneCost[] = [];
    for (const kind of options.alone > 0 ? loadKinds : []) {
      const coming = Array.from({ length: options.alone }, (_, at) => ({
        kind,
        index: first + at,
      }));
      first += options.alone;
      const { counts, cpuMs } = await day.play(coming, kind === 'lead' ? settleMs : 0);
      const per = countsPer(counts, options.alone);
      alone.push({ kind, counts: per, cpuMs: cpuMs / options.alone });
    }
    const planned = [...plannedVisitors(options.seed, options.visits)];
    const hours: Played[] = [];
    for (const [hour, some] of visitsByHour(options.visits).entries()) {
      const own = planned
        .splice(0, some)
        .map(({ kind, index }) => ({ kind, index: first + index }));
      await site.sweep();
      // Leads of any hour may be on their way when the day ends.
      hours.push(await day.play(own, hour === 23 ? settleMs : 0));
    }
    const { told, errors } = day;
    return {
      alone,
      hours,
      errors,
      bytesALead: ((await sizeOf(leadsDb)) - before) / told.length,
      leadReasons: leadReasons(told, await storedForms(leadsDb)),
      delivered: partner.taken(),
      told: told.length,
    };
  } finally {
    await site.stop();
    partner.close();
  }
}

function createDay({ port }: DirectSite, seed: number) {
  const told: StoredLead[] = [];
  const errors: string[] = [];
  const workerd = startedWorkerd();
  const host = contentPages[0]?.host ?? '';
  const takeCounts = async () =>
    JSON.parse((await sendRequest({ port, host, path: '/__counts' })).body) as Counts;

  async function play(coming: readonly Planned[], waitMs: number): Promise<Played> {
    await takeCounts();
    const before = workerd.cpuUs();
    const left = coming.values();
    const lane = async () => {
      for (const { kind, index } of left) {
        const { lead, error } = await visits[kind]({ port, seed, index });
        if (lead) told.push(lead);
        if (error) errors.push(error);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (waitMs > 0) await pause(waitMs);
    const cpuMs = (workerd.cpuUs() - before) / 1_000;
    const of = (kind: LoadKind) => coming.filter((one) => one.kind === kind).length;
    return {
      visits: {
        'cached page': of('cached page'),
        'first render': of('first render'),
        'address keystroke': of('address keystroke'),
        lead: of('lead'),
        'list of plans': of('list of plans'),
      },
      counts: await takeCounts(),
      cpuMs,
    };
  }
  return { told, errors, play };
}

async function sizeOf(db: D1Database): Promise<number> {
  return (await db.prepare('SELECT 1').run()).meta.size_after;
}
