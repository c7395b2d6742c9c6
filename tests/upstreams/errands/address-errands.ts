/** The address calls: a next token, then a search or a record (spec: address-calls). */
import { jsonBody, type Reply } from '../../../scripts/site/local-server.ts';
import { home } from '../../e2e/support/sample-addresses.ts';
import { jsonOf } from '../../harness/visitor.ts';
import type { Errand, Outcome, Visitor } from '../errand.ts';
import { addressFailed, callPatienceMs, failed, isSorry, missed, well } from '../judge.ts';

/** Asks as our pages do, with a token that the worker gave this visitor. */
export async function askAddress(visitor: Visitor, path: string, asked: object): Promise<Reply> {
  const patienceMs = callPatienceMs;
  const given = await visitor.ask({ path: '/api/next-token', patienceMs, ...jsonBody({}) });
  const authorization = String(jsonOf(given).nextToken ?? '');
  const { headers, body } = jsonBody(asked);
  return visitor.ask({ path, patienceMs, body, headers: { ...headers, authorization } });
}

function judged(reply: Reply, right: boolean, what: string): Outcome {
  if (reply.status === 200 && right) return well(reply);
  return isSorry(reply, [addressFailed]) ? failed(reply) : missed(reply, what);
}

export const addressErrands: readonly Errand[] = [
  {
    name: 'address search',
    kind: 'call',
    weight: 7,
    async run(visitor) {
      const reply = await askAddress(visitor, '/api/address-search', { address: home.typed });
      const { data } = jsonOf(reply);
      const [first] = Array.isArray(data) ? (data as { DisplayLine?: unknown }[]) : [];
      return judged(reply, first?.DisplayLine === home.line, 'address search');
    },
  },
  {
    name: 'address record',
    kind: 'call',
    weight: 5,
    async run(visitor) {
      const path = visitor.pick('spelling', ['/api/retreive-address', '/api/retrieve-address']);
      const reply = await askAddress(visitor, path, { recordId: visitor.known.recordId });
      return judged(reply, jsonOf(reply).Postcode === home.postcode, 'address record');
    },
  },
];
