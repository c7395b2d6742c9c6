/** What one visit of each kind costs, as `npm run load -- --day` measured it on 23 November 2026. */
import type { LoadKind } from '../../tests/load/load-plan.ts';

export interface VisitCost {
  /** To the worker: a lead is a hero and its form. */
  readonly requests: number;
  /** Of workerd, the local platform's own included: more than the worker's on Cloudflare. */
  readonly cpuMs: number;
  readonly messages: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly kvReads: number;
  readonly queued: number;
  readonly points: number;
  /** By what the code logs, not measured: a line a request, and one a delivery. */
  readonly logLines: number;
}

/** One request that asks nothing of the platform. */
const none = {
  requests: 1,
  messages: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  queued: 0,
  points: 0,
  logLines: 1,
};

export const visitCosts: Readonly<Record<LoadKind, VisitCost>> = {
  'cached page': { ...none, cpuMs: 0.8, points: 1 },
  'first render': { ...none, cpuMs: 8.5, messages: 0.5, rowsRead: 73, points: 1 },
  'address keystroke': { ...none, cpuMs: 5, messages: 1.1, rowsRead: 57, points: 1 },
  'list of plans': { ...none, cpuMs: 4.1, messages: 1, rowsRead: 152 },
  lead: {
    // A row written more than was measured: since then a delivery is marked as being sent before it is.
    requests: 2,
    cpuMs: 32,
    messages: 15.5,
    rowsRead: 105,
    rowsWritten: 42,
    kvReads: 0.1,
    queued: 1,
    points: 3,
    logLines: 3,
  },
};

/** Of LEADS_DB, for each lead that was delivered. */
export const bytesALead = 3_500;
