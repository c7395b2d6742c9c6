/** The CMS's GraphQL schema, read from docs/contracts/cms.md. */
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

export function contractSchema(): GraphQLSchema {
  const contract = new URL('../../docs/contracts/cms.md', import.meta.url);
  const [, sdl] = readFileSync(contract, 'utf8').match(/```graphql\n([\s\S]*?)```/) ?? [];
  if (!sdl) throw new Error('docs/contracts/cms.md has no schema: put it into a graphql block');
  return buildSchema(`scalar JSON\n${sdl}`);
}
