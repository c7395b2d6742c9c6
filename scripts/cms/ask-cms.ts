/** Asks a CMS over GraphQL, with a token. */

export interface CmsAccess {
  /** The GraphQL endpoint. */
  readonly api: string;
  readonly token: string;
}

/** @throws Error with the CMS's own words */
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
  });
  const answer = (await response.json()) as { data?: T; errors?: readonly { message: string }[] };
  if (answer.errors || answer.data === undefined) {
    const reasons = answer.errors?.map(({ message }) => message).join('; ');
    throw new Error(`The CMS refused: ${reasons ?? response.status}`);
  }
  return answer.data;
}
