/** The partner's systems on one port: gateway, GraphQL and addresses; each can be made to misbehave. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import { createEmbeddedAddressPort } from '../../worker/ports/address/embedded-address.ts';
import { createLiveSlot } from '../../worker/ports/address/live-slot.ts';
import { loadRelease } from '../../worker/ports/address/load/load-addresses.ts';
import { buildSample } from '../../worker/ports/address/sample/sample.ts';
import { createEmbeddedGateway } from '../../worker/ports/gateway/embedded-gateway.ts';
import { createEmbeddedLeads } from '../../worker/ports/leads/embedded-leads.ts';
import { createEmbeddedPlans } from '../../worker/ports/plans/embedded-plans.ts';
import { loadCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { createInbox } from './inbox.ts';
import { createAddressr } from './partner-addressr.ts';
import { misbehave, trap, writeAnswer } from './partner-faults.ts';
import { answerGateway } from './partner-gateway.ts';
import { createGraphql } from './partner-graphql-server.ts';
import { partnerKey } from './partner-vars.ts';
import { createSqliteD1 } from './sqlite-d1.ts';
import { createSwitchboard, type Manner, mannerNamed } from './switchboard.ts';

type Handle = (request: IncomingMessage, body: unknown, manner: Manner) => Promise<unknown>;

/** A server that is not listening yet. */
export async function createPartner(): Promise<Server> {
  const addresses = createSqliteD1('address');
  const sample = buildSample();
  await loadRelease(addresses, sample);
  const db = createSqliteD1('leads');
  const address = createEmbeddedAddressPort(createLiveSlot([addresses]));
  const addressr = createAddressr(address, sample);
  const leads = createEmbeddedLeads(db);
  const catalogue = createSqliteD1('plans');
  await loadCatalogue(catalogue, readEmbeddedCatalogue().catalogue);
  const plans = createEmbeddedPlans(catalogue);
  const gateway = createEmbeddedGateway({ leads, address, db, plans });
  const graphql = createGraphql(leads, plans);
  const switchboard = createSwitchboard();
  const inbox = createInbox();
  let followed = 0;
  let unanswered = 0;

  const handlers: Readonly<Record<string, Handle>> = {
    '/api/v2': (request, body, { session }) =>
      answerGateway(gateway, body, request.headers.cookie, session),
    '/graphql': (request, body) =>
      graphql(body as object, String(request.headers['idempotency-key'] ?? crypto.randomUUID())),
    '/address/search': async (_, body) => {
      const { suggestions, repaired } = await address.search(field(body, 'address'));
      return { data: suggestions, repaired };
    },
    '/address/retrieve': async (_, body) => ({
      data: await address.retrieve(field(body, 'recordId')),
    }),
    '/address/postcodes': async (_, body) => ({
      data: await address.postcodes(field(body, 'search')),
    }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, manner: wanted } = mannerOf(request.url ?? '/');
    if (path === trap) followed += 1;
    if (path === '/_followed') return json(response, 200, { followed });
    const sent = await text(request);
    if (path === '/inbox') return json(response, await inbox.take(request, sent), {});
    const [, asked] = path.match(/^\/_inbox\?rc=([\w-]+)$/) ?? [];
    if (asked) return json(response, 200, inbox.withCode(asked));
    const body: unknown = JSON.parse(sent || '{}');
    if (path === '/_switch') return json(response, 200, switchboard.turn(body));
    // The request that asks is not counted.
    if (path === '/_unanswered') return json(response, 200, { unanswered: unanswered - 1 });
    if (path === '/_counts') return json(response, 200, switchboard.counts());
    const handle = request.method === 'POST' ? handlers[path] : undefined;
    const [, asksAddressr] = (request.method === 'GET' && path.match(/^\/addressr(\/.*)$/)) || [];
    if (!handle && !asksAddressr) return json(response, 404, { status: 404 });
    if (request.headers.authorization !== `Bearer ${partnerKey}`) {
      return json(response, 401, { status: 401, code: 0, message: 'The key is missing' });
    }
    const manner = wanted ?? switchboard.next(path.split('/')[1] ?? '');
    const { fault } = manner;
    if (fault && (await misbehave(fault, response))) return;
    if (handle) return writeAnswer(response, await handle(request, body, manner), fault);
    const { status, value } = await addressr(asksAddressr ?? '');
    if (status !== 200) return json(response, status, value);
    writeAnswer(response, value, fault);
  }

  const server = createServer((request, response) => {
    unanswered += 1;
    response.once('close', () => {
      unanswered -= 1;
    });
    serve(request, response).catch(() => json(response, 400, { status: 400, message: 'Bad' }));
  });
  // A connection that times out just as it is reused would fail a test now and then.
  server.keepAliveTimeout = 0;
  return server;
}

/** `/with/hang/api/v2` hangs, `/with/rotate/api/v2` gives new tokens: no state, so tests cannot disturb each other. */
function mannerOf(path: string): { path: string; manner?: Manner } {
  const [, word = '', rest = ''] = path.match(/^\/with\/([a-z0-9-]+)(\/.*)$/) ?? [];
  const manner = mannerNamed(word);
  return manner ? { path: rest, manner } : { path };
}

function field(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
