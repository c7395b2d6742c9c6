/** Asks a CMS over GraphQL, with a token. */
import { development } from '../../content/cms/development-values.mjs';
import { partnerUrlFault } from '../../domain/allowed-hosts.ts';

export interface CmsAccess {
  /** The GraphQL endpoint. */
  readonly api: string;
  readonly token: string;
}

/** Access to the CMS that the environment names, or else to the one of `npm run cms`. */
export function cmsAccess(token: 'read' | 'write'): CmsAccess {
  const { CMS_URL, CMS_PORT = development.cmsPort, CMS_TOKEN } = process.env;
  return {
    api: CMS_URL ?? `http://127.0.0.1:${CMS_PORT}/api/graphql`,
    token: CMS_TOKEN ?? development.tokens[token],
  };
}

/** Generous, because the push of a whole brand is answered only once it is published. */
const patienceMs = 300_000;

/** @throws Error with the CMS's own words, or saying what answers in its place */
export async function askCms<T>(
  { api, token }: CmsAccess,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<T> {
  if (!URL.canParse(api)) {
    throw new Error(`CMS_URL is "${api}": write it in full, https://cms.example/api/graphql`);
  }
  // The same rule as for the worker that serves the CMS's pages, because the token is sent there.
  const fault = partnerUrlFault(api);
  if (fault) throw new Error(`CMS_URL ${fault}`);
  const { origin } = new URL(api);
  const signal = AbortSignal.timeout(patienceMs);
  const late = `${origin} did not answer within ${patienceMs / 60_000} minutes: check its log, then run this again`;
  const response = await fetch(api, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': 'true',
    },
    body: JSON.stringify({ query, variables }),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw new Error(late, { cause });
    const why = codeOf(cause);
    throw new Error(
      `No CMS answers at ${origin}${why}: start one with npm run cms, or set CMS_URL`,
      { cause },
    );
  });
  const answer = await response
    .json()
    .then((value) => value as { data?: T; errors?: readonly { message: string }[] })
    .catch((cause: unknown) => {
      if (signal.aborted) throw new Error(late, { cause });
      const said = `${origin} answered ${response.status} without JSON`;
      throw new Error(`${said}: check that CMS_URL is the GraphQL endpoint of a CMS`, { cause });
    });
  if (answer.errors || answer.data === undefined) {
    const reasons = answer.errors?.map(({ message }) => message).join('; ');
    throw new Error(`The CMS refused: ${reasons ?? response.status}`);
  }
  return answer.data;
}

/** ` (ENOTFOUND)`: why a connection failed, if the platform says so. */
function codeOf(error: unknown): string {
  const reason = error instanceof Error ? error.cause : undefined;
  return reason instanceof Error && 'code' in reason ? ` (${reason.code})` : '';
}
