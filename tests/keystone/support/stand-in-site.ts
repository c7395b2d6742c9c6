/** A site on loopback that takes the CMS's calls, checks their signatures by the contract, and answers as told. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { development } from '../../../content/cms/development-values.mjs';

interface SiteCall {
  readonly id: string;
  readonly path: string;
  readonly body: { readonly brand: string; readonly number: number };
  readonly isSigned: boolean;
  readonly at: number;
}

export interface StandInSite {
  readonly origin: string;
  readonly calls: SiteCall[];
  /** The statuses of the next answers; 202 after that. */
  answers: number[];
  end(): void;
}

export async function startStandInSite(): Promise<StandInSite> {
  const calls: SiteCall[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const header = (name: string) => String(request.headers[`x-kurrajong-${name}`]);
    const [id, timestamp] = [header('id'), header('timestamp')];
    const signed = `publish.${id}.${timestamp}.${body}`;
    const signature = createHmac('sha256', development.secret).update(signed).digest('hex');
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 60;
    calls.push({
      id,
      path: `${request.method} ${request.url} ${request.headers['content-type']}`,
      body: JSON.parse(body),
      isSigned: isFresh && header('signature') === `v1=${signature}`,
      at: Date.now(),
    });
    response.writeHead(site.answers.shift() ?? 202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error('The stand-in site has no port');
  const site: StandInSite = {
    origin: `http://127.0.0.1:${place.port}`,
    calls,
    answers: [],
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
