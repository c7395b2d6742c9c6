/** A CMS on loopback for tests: it serves the contract's schema from rooms that tests fill, and can misbehave. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { graphql } from 'graphql';
import { isFault, misbehave, trap, writeAnswer } from '../partner/partner-faults.ts';
import { contractSchema } from './cms-schema.ts';
import { type CmsRoom, previewToken, readToken } from './fake-cms-vars.ts';

interface Asked {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface Kept {
  room: CmsRoom;
  calls: string[];
  reports: unknown[];
}

/** More than the site will read of an answer. */
const giantBytes = 21 * 1024 * 1024;
/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A server that is not listening yet. */
export function createFakeCms(): Server {
  const schema = contractSchema();
  const rooms = new Map<string, Kept>();
  let followed = 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const sent = await text(request);
    if (url === trap) followed += 1;
    if (url === '/_followed') return json(response, { followed });
    const [, file] = url.match(/^\/media\/([\w.-]+)$/) ?? [];
    if (file) return sendFile(response, file);
    const [, filled] = url.match(/^\/_room\/([\w-]+)$/) ?? [];
    if (filled) return json(response, turn(filled, request.method ?? '', sent));
    const [, fault, name = ''] =
      url.match(/^(?:\/with\/([a-z-]+))?\/([\w-]+)\/api\/graphql$/) ?? [];
    const kept = rooms.get(name);
    if (!kept) return json(response, { message: 'No such room' }, 404);
    const asked = JSON.parse(sent) as Asked;
    kept.calls.push(asked.query.match(/\w+ (\w+)/)?.[1] ?? '');
    if (fault === 'giant') {
      response.writeHead(200, jsonType).end(`{"data":"${'x'.repeat(giantBytes)}"}`);
      return;
    }
    if (fault && isFault(fault) && (await misbehave(fault, response))) return;
    const answer = await answerOf(kept, asked, request.headers.authorization ?? '');
    writeAnswer(response, answer, fault && isFault(fault) ? fault : undefined);
  }

  function turn(name: string, method: string, sent: string): unknown {
    const known = rooms.get(name) ?? { room: {}, calls: [], reports: [] };
    if (method === 'POST') rooms.set(name, { ...known, room: JSON.parse(sent) as CmsRoom });
    return { calls: known.calls, reports: known.reports };
  }

  function answerOf(kept: Kept, { query, variables }: Asked, authorization: string) {
    const drafts = authorization === `Bearer ${previewToken}`;
    if (!drafts && authorization !== `Bearer ${readToken}`) {
      return { errors: [{ message: 'Not for you' }] };
    }
    const of = (brand: string) => (Object.hasOwn(kept.room, brand) ? kept.room[brand] : undefined);
    const rootValue = {
      siteLive: ({ brand }: { brand: string }) => of(brand)?.log.at(-1) ?? null,
      siteChanges({ brand, since }: { brand: string; since: number }) {
        const log = of(brand)?.log ?? [];
        const later = log.filter(({ number }) => number > since);
        const last = log.at(-1);
        const paths = [...new Set(later.flatMap((one) => one.paths))];
        return last ? { ...last, paths, frame: later.some(({ frame }) => frame) } : null;
      },
      sitePaths({ brand, after, take }: { brand: string; after?: string; take?: number }) {
        const all = Object.keys(of(brand)?.pages ?? {}).toSorted();
        return all.filter((path) => path > (after ?? '')).slice(0, take ?? 1000);
      },
      sitePages({ brand, paths, draft }: { brand: string; paths: string[]; draft: boolean }) {
        if (draft && !drafts) throw new Error('This token reads no drafts');
        const pages = { ...of(brand)?.pages, ...(draft && of(brand)?.drafts) };
        return paths.flatMap((path) => (Object.hasOwn(pages, path) ? [pages[path]] : []));
      },
      siteFrame({ brand, draft }: { brand: string; draft: boolean }) {
        return (draft ? of(brand)?.draftFrame : undefined) ?? of(brand)?.frame ?? null;
      },
      reportPublication(report: { brand: string; number: number }) {
        kept.reports.push(report);
        return of(report.brand)?.log.some(({ number }) => number === report.number) ?? false;
      },
    };
    return graphql({ schema, source: query, rootValue, variableValues: variables ?? {} });
  }

  return createServer((request, response) => {
    serve(request, response).catch(() => json(response, { message: 'Bad' }, 400));
  });
}

const jsonType = { 'content-type': 'application/json' };

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, jsonType).end(JSON.stringify(value));
}

/** `lost…` is missing, `huge…` is too large, `page…` is not a picture; any other is one pixel. */
function sendFile(response: ServerResponse, file: string): void {
  if (file.startsWith('lost')) {
    json(response, { message: 'Not found' }, 404);
    return;
  }
  if (file.startsWith('page')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Not a picture</h1>');
    return;
  }
  const body = file.startsWith('huge') ? Buffer.alloc(giantBytes) : png;
  response.writeHead(200, { 'content-type': 'image/png' }).end(body);
}
