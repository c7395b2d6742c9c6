/** Wires delivery to this worker's database, queue and partners. */
import { brands } from '../../../brands/brands.ts';
import type { Env } from '../../env.ts';
import { reasonOf } from '../../http/errors.ts';
import { logLine } from '../../http/log.ts';
import { journalIn, lenientJournal, type Note } from '../backup/lead-journal.ts';
import { d1Sql } from '../sql.ts';
import { type Courier, createCourier } from './courier.ts';
import { createDeliveryStore, type DeliveryStore } from './delivery-store.ts';
import {
  createDispatch,
  type Dispatch,
  fanOut,
  handleWakeUp,
  type WakeQueue,
  type WakeUpHandler,
  wakeLater,
} from './dispatch.ts';
import type { PartnerConfig } from './partners/define-partner.ts';
import { createPartner, type Partner } from './partners/lead-partner.ts';
import { parsePartners, routePartners } from './partners/partner-config.ts';

export interface Delivering {
  readonly store: DeliveryStore;
  readonly courier: Courier;
  readonly dispatch: Dispatch;
  readonly wakeUp: WakeUpHandler;
  /** Every `brand/product` and `brand/message` that has a usable partner. */
  readonly routes: readonly string[];
  /** Faults in the partners' configuration, as log lines. */
  readonly faults: readonly Record<string, unknown>[];
  /** True when no partner is configured: ops export the leads by hand. */
  readonly byHand: boolean;
  readonly now: () => number;
  /** Writes to the journal, which keeps what a restore may not take back. */
  readonly note: Note;
}

export interface DeliveringParts {
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;
  readonly log?: (line: Record<string, unknown>) => void;
}

/** Without partners, rows stay in the outbox, where ops can list and export them. */
export function wireDelivery(
  env: Env,
  {
    now = Date.now,
    fetch = globalThis.fetch.bind(globalThis),
    log = logLine,
  }: DeliveringParts = {},
): Delivering {
  const note = lenientJournal(journalIn(d1Sql(env.CATALOGUE_DB), now), log);
  const store = createDeliveryStore(env.LEADS_DB, now, note);
  const faults: Record<string, unknown>[] = [];
  const fault = (line: Record<string, unknown>) => {
    faults.push(line);
    log(line);
  };
  // While a database is being restored, nothing is sent.
  const partners = env.LEADS_HOLD ? [] : partnersOf(env, { fetch, now, log: fault });
  const queue = env.LEADS_QUEUE && quiet(env.LEADS_QUEUE, log);
  const courier = createCourier({
    store,
    partners,
    now,
    chance: Math.random,
    log,
    fanOut: (due) => fanOut(queue, due),
    wakeLater: (ms) => wakeLater(queue, ms),
  });
  return {
    store,
    courier,
    now,
    note,
    faults,
    // Without a partner there is nothing to send.
    dispatch: partners.length > 0 ? createDispatch(courier, queue, now) : async () => undefined,
    wakeUp: (keys, budgetMs) => handleWakeUp({ courier, queue, now }, keys, budgetMs),
    routes: partners.flatMap(({ routes }) => routes),
    byHand: (env.LEAD_PARTNERS ?? '').trim() === '',
  };
}

/** Logs queue failures: they must not stop a delivery under way, and the sweep comes anyway. */
function quiet(queue: WakeQueue, log: Required<DeliveringParts>['log']): WakeQueue {
  const failed = (error: unknown) => log({ event: 'wake_failed', reason: reasonOf(error) });
  return {
    send: (message, options) => queue.send(message, options).catch(failed),
    sendBatch: (messages, options) => queue.sendBatch(messages, options).catch(failed),
  };
}

/** A faulty configuration is logged and its rows wait; pages and forms still work. */
function partnersOf(env: Env, parts: Required<DeliveringParts>): Partner[] {
  const secret = (name: string) => {
    const value: unknown = Reflect.get(env, name);
    return typeof value === 'string' ? value : undefined;
  };
  const served = env.BRAND ? [env.BRAND] : brands.map(({ slug }) => slug);
  return routePartners(configured(env, parts), served).flatMap(({ config, routes }) => {
    try {
      return [createPartner(config, routes, { fetch: parts.fetch, now: parts.now, secret })];
    } catch (error) {
      parts.log({ event: 'partner_unusable', partner: config.name, reason: reasonOf(error) });
      return [];
    }
  });
}

function configured(env: Env, { log }: Required<DeliveringParts>): PartnerConfig[] {
  try {
    return parsePartners(env.LEAD_PARTNERS ?? '');
  } catch (error) {
    log({ event: 'partners_unreadable', reason: reasonOf(error) });
    return [];
  }
}
