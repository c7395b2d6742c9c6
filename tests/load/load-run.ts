/** Plays a mixed load: visitors come at a steady pace while workerd's memory is sampled; then every lead is looked up. */
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../../scripts/site/local-server.ts';
import { type DirectOrder, type DirectSite, startDirectSite } from '../harness/direct-site.ts';
import { startedWorkerd } from '../harness/workerd-process.ts';
import { leadReasons, storedForms } from './leads-kept.ts';
import type { LoadRun, MemorySample, Timed } from './load-figures.ts';
import { plannedVisitors } from './load-plan.ts';
import { contentPages, type StoredLead, visits } from './load-visits.ts';

export interface LoadOptions {
  readonly seed: number;
  readonly requests: number;
  /** Requests a second; 0 sends each as soon as the one before it is answered. */
  readonly rate: number;
}

/** The most visits in progress at once. */
const lanes = 16;
const sampleMs = 1_000;
const sweepMs = 60_000;

export async function playLoad(order: DirectOrder, options: LoadOptions): Promise<LoadRun> {
  const site = await startDirectSite(order);
  try {
    for (const { host, path } of contentPages) await sendRequest({ port: site.port, host, path });
    const played = await visitAll(site, options);
    const db = await site.server.getD1Database('LEADS_DB');
    return { ...played, leadReasons: leadReasons(played.told, await storedForms(db)) };
  } finally {
    await site.stop();
  }
}

async function visitAll(site: DirectSite, { seed, requests, rate }: LoadOptions) {
  const workerd = startedWorkerd();
  const began = performance.now();
  const cpuBefore = workerd.cpuUs();
  const memory: MemorySample[] = [];
  const sample = async () => {
    const minutes = (performance.now() - began) / 60_000;
    const heap = await site.heap.usedBytes();
    memory.push({ minutes, heapMb: heap / 2 ** 20, wholeMb: workerd.residentBytes() / 2 ** 20 });
  };
  const sweeps: Promise<void>[] = [];
  // A worker that has ended answers nobody any more, so the rest of the run would say nothing.
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const timers = [
    setInterval(() => void sample().catch(end), sampleMs),
    setInterval(() => sweeps.push(site.sweep()), sweepMs),
  ];
  const done: Timed[] = [];
  const told: StoredLead[] = [];
  const coming = plannedVisitors(seed, requests);
  const lane = async () => {
    for (const { kind, index } of coming) {
      const due = rate > 0 ? began + (index * 1_000) / rate : performance.now();
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const { lead, ...seen } = await visits[kind]({ port: site.port, seed, index });
      done.push({ kind, ms: performance.now() - due, ...seen });
      if (lead) told.push(lead);
    }
  };
  try {
    await Promise.race([Promise.all(Array.from({ length: lanes }, lane)), ended]);
    await sample();
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
  await Promise.all(sweeps);
  const seconds = (performance.now() - began) / 1_000;
  const cpuSeconds = (workerd.cpuUs() - cpuBefore) / 1e6;
  return { visits: done, told, memory, seconds, cpuSeconds };
}
