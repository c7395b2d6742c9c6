/** The partner, as a separate process: takes deliveries, records each in a ledger, and misbehaves by seed. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../harness/seeded.ts';
import { misbehave } from '../partner/partner-faults.ts';
import { type Accepted, appendLine } from './ledger.ts';
import { behaviourOf, faultOf, type Mode, takes } from './partner-behaviour.ts';
import { checkedKey } from './partner-check.ts';
import { type PartnerKind, partnerKinds } from './partner-kinds.ts';

/** The first order starts the partner; later ones change how it behaves. */
export interface PartnerOrder {
  readonly seed: number;
  readonly ledger: string;
  readonly mode: Mode;
}

export interface PartnerReport {
  readonly port: number;
}

/** The longest pause before an answer. */
const slowestMs = 40;

let current: PartnerOrder | undefined;
const turns = new Map<string, number>();

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.keepAliveTimeout = 60_000;

process.on('disconnect', () => process.exit(0));
process.on('message', (order: PartnerOrder) => {
  const first = current === undefined;
  current = order;
  const report = () => process.send?.({ port: (server.address() as AddressInfo).port });
  if (first) server.listen(0, '127.0.0.1', report);
  else report();
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const partner = partnerKinds[(request.url ?? '').slice(1)];
  if (!current || !partner) throw new Error(`No partner has the path ${request.url}`);
  const { seed, ledger, mode } = current;
  const { kind, statusDecides, yes } = partner;
  const delivery = examine(partner, request, await text(request));
  if (typeof delivery === 'string') {
    appendLine(ledger, { what: 'unfit', partner: kind, reason: delivery });
    response.writeHead(401).end();
    return;
  }
  const { key, rc, item } = delivery;
  const turn = (turns.get(key) ?? 0) + 1;
  turns.set(key, turn);
  const chosen = behaviourOf(mode, seed, rc, item, turn);
  const behaviour = chosen === 'garbage' && statusDecides ? 'accept, garbage' : chosen;
  const fault = faultOf(behaviour);
  response.once('close', () => {
    if (!response.writableFinished) appendLine(ledger, { what: 'untold', key, at: Date.now() });
  });
  if (takes(behaviour)) {
    const told = fault === undefined || (fault === 'html' && statusDecides);
    appendLine(ledger, { what: 'accepted', partner: kind, ...delivery, at: Date.now(), told });
  }
  await pause(Math.ceil(chanceOf(seed, 'pause', rc, item, turn) * slowestMs));
  if (fault) await misbehave(fault, response);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(yes);
}

type Examined = Pick<Accepted, 'key' | 'email' | 'rc' | 'item' | 'bodyHash'>;

/** The delivery, or what is wrong with it. */
function examine(partner: PartnerKind, request: IncomingMessage, body: string): Examined | string {
  try {
    const key = checkedKey(request.headers, body);
    const bodyHash = createHash('sha256').update(body).digest('hex').slice(0, 16);
    return { key, bodyHash, ...partner.read(JSON.parse(body)) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
