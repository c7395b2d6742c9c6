/** The ports and state folder of the site under test, and requests to it without a browser. */
import { resolve } from 'node:path';
import { root } from '../../../scripts/build/files-below.ts';
import * as local from '../../../scripts/site/local-server.ts';

export const port = process.env.E2E_PORT ?? '8790';

/** The port of the partner that receives the leads of the site under test. */
export const partnerPort = Number(port) + 1;
const partner = process.env.E2E_PARTNER ?? `http://127.0.0.1:${partnerPort}`;

/** What the partner has received with this referral code. */
export async function inboxOf(rc: string): Promise<readonly unknown[]> {
  return (await (await fetch(`${partner}/_inbox?rc=${rc}`)).json()) as readonly unknown[];
}

/** Absolute path of the run's local KV and D1: a folder of its own, so that a developer's data is left alone. */
export const stateFolder = resolve(root, process.env.KURRAJONG_STATE ?? '.wrangler/e2e');

export type Ask = Pick<local.Asked, 'method' | 'headers' | 'body'>;

/** One request to a host of the site, as a browser sends it; a body makes it a post from one of its pages. */
export function askSite(host: string, path: string, { headers, ...rest }: Ask = {}) {
  const accepting = { accept: 'text/html', ...headers };
  return local.sendRequest({ ...rest, port, host: `${host}:${port}`, path, headers: accepting });
}

/** Posts JSON as the script of our pages does. */
export const askJson = (host: string, path: string, value: unknown) =>
  askSite(host, path, local.jsonBody(value));

/** Posts a form as a browser does without script. */
export const askForm = (host: string, path: string, fields: Readonly<Record<string, string>>) =>
  askSite(host, path, local.formBody(fields));
