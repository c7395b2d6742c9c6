/** The cost of one visit of each kind, as measured with `npm run load -- --day` on 23 November 2026. */
import type { LoadKind } from '../../tests/load/load-plan.ts';

export interface VisitCost {
  /** Requests to the worker; a lead is a hero submit and a form. */
  readonly requests: number;
  /** CPU of workerd including the local platform, so more than the worker's on Cloudflare. */
  readonly cpuMs: number;
  readonly messages: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly kvReads: number;
  readonly queued: number;
  readonly points: number;
  /** Not measured, but from the code: one line per request and one per delivery. */
  readonly logLines: number;
}

/** One request without platform calls. */
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
    // One row written more than measured: since then, a delivery is marked before it is sent.
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

/** Bytes of LEADS_DB per delivered lead. */
export const bytesALead = 3_500;
