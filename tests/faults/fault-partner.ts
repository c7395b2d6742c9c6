/** A partner as its own process: takes deliveries, writes down each one it took, and misbehaves by seed. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendLine } from './json-lines.ts';
import type { Accepted, Unfit, Untold } from './ledger.types.ts';
import { type Behaviour, behaviourOf, type Mode, takes } from './partner-behaviour.ts';
import { checkedKey } from './partner-check.ts';
import { type PartnerKind, partnerKinds } from './partner-kinds.ts';
import { chanceOf } from './seeded.ts';

export interface PartnerOrder {
  readonly seed: number;
  readonly ledger: string;
  readonly mode: Mode;
}

export interface PartnerReport {
  readonly port: number;
}

/** Longer than the worker waits for an answer. */
const hangMs = 20_000;
/** Up to this long for an honest answer. */
const slowestMs = 40;

let state: PartnerOrder | undefined;
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
  const first = state === undefined;
  state = order;
  const tell = () => process.send?.({ port: (server.address() as AddressInfo).port });
  if (first) server.listen(0, '127.0.0.1', tell);
  else tell();
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const partner = partnerKinds[(request.url ?? '').slice(1)];
  if (!state || !partner) throw new Error(`Nobody’s: ${request.url}`);
  const { seed, ledger, mode } = state;
  const body = await bodyOf(request);
  const delivery = examine(partner, request, body);
  if (typeof delivery === 'string') {
    const unfit: Unfit = { what: 'unfit', partner: partner.kind, reason: delivery };
    appendLine(ledger, unfit);
    response.writeHead(401).end();
    return;
  }
  const turn = turnOf(delivery.key);
  const { rc, item } = delivery;
  const chosen = behaviourOf(mode, seed, rc, item, turn);
  const behaviour = chosen === 'garbage' && partner.statusDecides ? 'accept, garbage' : chosen;
  const pauseMs = Math.ceil(chanceOf(seed, 'pause', rc, item, turn) * slowestMs);
  const at = Date.now();
  response.once('close', () => {
    if (response.writableFinished) return;
    const line: Untold = { what: 'untold', key: delivery.key, at: Date.now() };
    appendLine(ledger, line);
  });
  if (takes(behaviour)) {
    const told =
      behaviour === 'accept' || (behaviour === 'accept, garbage' && partner.statusDecides);
    const line: Accepted = {
      ...{ what: 'accepted', partner: partner.kind, ...delivery },
      ...{ at, told },
    };
    appendLine(ledger, line);
  }
  setTimeout(() => act(behaviour, partner, response), pauseMs);
}

function act(behaviour: Behaviour, partner: PartnerKind, response: ServerResponse): void {
  switch (behaviour) {
    case 'accept':
      response.writeHead(200, { 'content-type': 'application/json' }).end(partner.yes);
      return;
    case 'fail':
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
      return;
    case 'garbage':
    case 'accept, garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>{"success": tru');
      return;
    case 'reset':
    case 'accept, reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
    case 'accept, hang':
      setTimeout(() => response.socket?.destroy(), hangMs).unref();
  }
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

function turnOf(key: string): number {
  const turn = (turns.get(key) ?? 0) + 1;
  turns.set(key, turn);
  return turn;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  return body;
}
