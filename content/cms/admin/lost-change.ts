/** Why a change did not reach the CMS, for the editor who pressed the button: Keystone says only "Failed to fetch", "Access denied" or nothing. */
import { ApolloLink, Observable, ServerError } from '@keystone-6/core/admin-ui/apollo';
import { createFollowed } from './followed.ts';

/** `link` has the words of a link that the form was not sent for. */
export type Loss = 'no answer' | 'signed out' | { readonly link: string };

/** The last change's; a new change starts without. */
export const loss = createFollowed<Loss | undefined>(undefined);

/** Watches changes; each goes through as it is. */
export const watchLosses = new ApolloLink((operation, forward) => {
  if (!isChange(operation)) return forward(operation);
  loss.set(undefined);
  return new Observable((observer) =>
    forward(operation).subscribe({
      next(result) {
        const codes = result.errors?.map(({ extensions }) => extensions?.code) ?? [];
        // It may also be a button that is not theirs to press.
        if (codes.includes('KS_ACCESS_DENIED')) void sayIfSignedOut();
        observer.next(result);
      },
      error(error: unknown) {
        // A refusal is an answer.
        if (!(ServerError.is(error) && error.statusCode < 500)) loss.set('no answer');
        observer.error(error);
      },
      complete: () => observer.complete(),
    }),
  );
});

export function isChange({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (one) => one.kind === 'OperationDefinition' && one.operation === 'mutation',
  );
}

async function sayIfSignedOut(): Promise<void> {
  const answer = await fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ authenticatedItem { __typename } }' }),
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (JSON.stringify(body) === '{"data":{"authenticatedItem":null}}') loss.set('signed out');
}
