/** Asks a CMS over GraphQL, with a token. */
import { development } from '../../content/cms/development-values.mjs';

export interface CmsAccess {
  /** The GraphQL endpoint. */
  readonly api: string;
  readonly token: string;
}

/** Of the CMS that the environment names; without one, of `npm run cms`. */
export function cmsAccess(token: 'read' | 'write'): CmsAccess {
  const { CMS_URL, CMS_PORT = development.cmsPort, CMS_TOKEN } = process.env;
  return {
    api: CMS_URL ?? `http://127.0.0.1:${CMS_PORT}/api/graphql`,
    token: CMS_TOKEN ?? development.tokens[token],
  };
}

/** @throws Error with the CMS's own words, or naming where none answers */
export async function askCms<T>(
  { api, token }: CmsAccess,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<T> {
  const response = await fetch(api, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': 'true',
    },
    body: JSON.stringify({ query, variables }),
  }).catch((cause: unknown) => {
    throw new Error(
      `No CMS answers at ${new URL(api).origin}: start one with npm run cms, or set CMS_URL`,
      {
        cause,
      },
    );
  });
  const answer = (await response.json()) as { data?: T; errors?: readonly { message: string }[] };
  if (answer.errors || answer.data === undefined) {
    const reasons = answer.errors?.map(({ message }) => message).join('; ');
    throw new Error(`The CMS refused: ${reasons ?? response.status}`);
  }
  return answer.data;
}
