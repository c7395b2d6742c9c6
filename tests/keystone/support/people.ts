/** People and tokens of the CMS under test, made by its administrator. */
import { must, signIn, type Who } from './ask-keystone.ts';

export interface Person {
  readonly id: string;
  readonly who: Who;
}

const password = 'a long enough password';

/** Creates a person and signs them in. */
export async function makePerson(
  admin: Who,
  role: 'editor' | 'publisher',
  ...brands: readonly string[]
): Promise<Person> {
  const email = `${crypto.randomUUID()}@people.example`;
  const name = `${role} of ${brands.join(' and ')}`;
  const data = { name, email, password, role, brands: connectedTo(brands) };
  const { createUser } = await must(
    admin,
    'mutation ($data: UserCreateInput!) { createUser(data: $data) { id } }',
    { data },
  );
  return { id: createUser.id, who: await signIn(email, password) };
}

/** @returns the token's id */
export async function makeToken(
  admin: Who,
  kind: 'read' | 'preview' | 'write',
  brands: readonly string[],
  secret: string,
): Promise<string> {
  const data = {
    name: `${kind} of ${brands.join(' and ')}`,
    kind,
    secret,
    brands: connectedTo(brands),
  };
  const { createToken } = await must(
    admin,
    'mutation ($data: TokenCreateInput!) { createToken(data: $data) { id } }',
    { data },
  );
  return createToken.id;
}

const connectedTo = (brands: readonly string[]) => ({ connect: brands.map((slug) => ({ slug })) });
