/** A partner that takes every lead at once, and counts them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakingPartner {
  /** The worker's variables that send leads to it. */
  readonly vars: Readonly<Record<string, string>>;
  /** The number of leads taken, repeats included. */
  taken(): number;
  close(): void;
}

export async function startTakingPartner(): Promise<TakingPartner> {
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      taken += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}');
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const partner = {
    name: 'desk',
    kind: 'webhook',
    url: `http://127.0.0.1:${port}/`,
    verticals: '*',
    messages: true,
    signingSecret: 'PARTNER_SIGNING',
  };
  const secret = Buffer.from('the day of a load and nothing else').toString('base64');
  return {
    vars: { LEAD_PARTNERS: JSON.stringify([partner]), PARTNER_SIGNING: `whsec_${secret}` },
    taken: () => taken,
    close: () => server.close(),
  };
}
