/** Sessions: a person who signed in, or a site or script with a token. */
import { createHash } from 'node:crypto';
import type { KeystoneContext, SessionStrategy } from '@keystone-6/core/types';
import { tablesOf } from '../typed-tables.ts';

export type Role = 'editor' | 'publisher' | 'admin';
export const tokenKinds = ['read', 'preview', 'write'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A person, as `@keystone-6/auth` loads them. */
export interface Person {
  readonly listKey: 'User';
  readonly itemId: string;
  readonly data: {
    readonly name: string;
    readonly role: Role;
    readonly brands: readonly { readonly slug: string }[];
  };
}

/** A site or a script. */
export interface TokenHolder {
  readonly token: TokenKind;
  readonly name: string;
  readonly brands: readonly string[];
}

export type Session = Person | TokenHolder;

export function asPerson(session: unknown): Person | undefined {
  return typeof session === 'object' && session !== null && 'itemId' in session
    ? (session as Person)
    : undefined;
}

export function asToken(session: unknown): TokenHolder | undefined {
  return typeof session === 'object' && session !== null && 'token' in session
    ? (session as TokenHolder)
    : undefined;
}

/** Only the hash of a token is kept, so that a copy of the database gives no access. */
export function tokenHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** People send a cookie, sites `Authorization: Bearer`. A wrong token gets no session. */
export function withTokens(people: SessionStrategy<unknown>): SessionStrategy<unknown> {
  return {
    ...people,
    async get({ context }) {
      const header = context.req?.headers.authorization ?? '';
      if (!header.startsWith('Bearer ')) return people.get({ context });
      return tokenHolder(context, header.slice('Bearer '.length));
    },
  };
}

/** Every request of a site asks this, and GraphQL would take longer. A token of no kind gets no session. */
async function tokenHolder(
  context: KeystoneContext,
  secret: string,
): Promise<TokenHolder | undefined> {
  const found = await tablesOf(context).token.findUnique({
    where: { hash: tokenHash(secret) },
    select: { name: true, kind: true, brands: { select: { slug: true } } },
  });
  const kind = tokenKinds.find((one) => one === found?.kind);
  if (!found || !kind) return undefined;
  return { token: kind, name: found.name, brands: found.brands.map(({ slug }) => slug) };
}
