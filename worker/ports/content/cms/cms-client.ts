/** The CMS's GraphQL endpoint: fixed documents, bounded answers, each checked by a schema. */
import { GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import { createOutside, type OutsideParts } from '../../../http/outside/outside.ts';
import type { OutsideReason, OutsideResult } from '../../../http/outside/outside-call.ts';
import { cmsDocuments } from './cms-documents.ts';

/** Fifty pages, pictures apart. */
const maxAnswerBytes = 20 * 1024 * 1024;

/** The CMS did not answer, or not as asked. The message contains neither the URL nor the token. */
export class CmsFailure extends Error {
  override readonly name = 'CmsFailure';
  readonly reason: OutsideReason | 'refused';

  constructor(operation: string, reason: CmsFailure['reason']) {
    super(`The CMS did not answer ${operation}: ${reason}`);
    this.reason = reason;
  }
}

export interface CmsClient {
  /** @throws CmsFailure */
  ask<S extends v.GenericSchema>(
    operation: keyof typeof cmsDocuments,
    schema: S,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<v.InferOutput<S>>;
}

export interface CmsClientParts extends OutsideParts {
  readonly url: string;
  readonly token: string;
  /** The client's name in the log; each client has its own breaker. */
  readonly upstream?: string;
}

export function createCmsClient({
  url,
  token,
  upstream = 'cms',
  ...parts
}: CmsClientParts): CmsClient {
  const outside = createOutside(upstream, { maxBytes: maxAnswerBytes, ...parts });
  return {
    async ask<S extends v.GenericSchema>(
      operation: keyof typeof cmsDocuments,
      schema: S,
      variables: Readonly<Record<string, unknown>>,
    ) {
      let sent: OutsideResult<Parsed> | undefined;
      const client = new GraphQLClient(url, {
        headers: { authorization: `Bearer ${token}` },
        fetch: async (to, init = {}) => {
          sent = await outside.send(String(to), init, parsedOf);
          if (!sent.ok) throw new CmsFailure(operation, sent.reason);
          const headers = { 'content-type': 'application/json' };
          return new Response('{}', { status: sent.status, headers });
        },
        // An answer may be 20 MB, so it is parsed only once.
        jsonSerializer: {
          parse: () => (sent?.ok ? sent.value.json : null),
          stringify: JSON.stringify,
        },
      });
      const data = await client.request<unknown>(cmsDocuments[operation], variables).catch(() => {
        // The client's own error repeats the whole answer: it goes no further.
        throw new CmsFailure(operation, sent && !sent.ok ? sent.reason : 'refused');
      });
      const result = v.safeParse(v.object({ [operation]: schema }), data);
      if (!result.success) throw new CmsFailure(operation, 'unreadable');
      return result.output[operation] as v.InferOutput<S>;
    },
  };
}

/** Wrapped, because `null` is JSON too. */
interface Parsed {
  readonly json: unknown;
}

function parsedOf(text: string): Parsed | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
