/** Requests that are refused before anything processes them; with a real CMS: tests/keystone/api. */
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { inputLimits } from './input-limits.ts';

async function ask(query: string): Promise<void> {
  const sign = 'authenticateUserWithPassword(email: "a@b.example", password: "c") { __typename }';
  const document = parse(query.replaceAll('SIGN', sign));
  for (const plugin of inputLimits.plugins) {
    const listener = await plugin.requestDidStart();
    await listener.didResolveOperation({ document, request: {} });
  }
}

it.each([
  ['under other names', 'mutation { a: SIGN b: SIGN }'],
  ['in a fragment', 'mutation { SIGN ...more } fragment more on Mutation { b: SIGN }'],
  ['in a fragment without a name', 'mutation { SIGN ... on Mutation { b: SIGN } }'],
])('a request signs in once, and not twice %s', async (_, query) => {
  await expect(ask(query)).rejects.toThrow('A request signs in once');
  await expect(ask('mutation { SIGN }')).resolves.toBeUndefined();
});
