/** One signed POST to a site: redirects are not followed, and only the answer's status is read. */
import { lookup as systemLookup } from 'node:dns';
import { request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';

const deadlineMs = 5000;

/** Names under .localhost are this machine (RFC 6761), which not every system's resolver knows. */
const lookup: NonNullable<RequestOptions['lookup']> = (host, options, found) => {
  if (!host.endsWith('.localhost')) return systemLookup(host, options, found);
  if (options.all) return found(null, [{ address: '127.0.0.1', family: 4 }]);
  return found(null, '127.0.0.1', 4);
};

/** @returns the status @throws Error when there is no answer in time */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  const send = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(deadlineMs);
    const sent = send(url, { method: 'POST', headers, lookup, signal }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
