/** The database's tables in the types that Keystone generates from its lists, for what GraphQL would do slower or not at once. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { Prisma } from './.generated/prisma/client.ts';

/** Nobody's rights are checked. Inside a transaction it takes part in it. */
export const tablesOf = (context: KeystoneContext): Prisma.TransactionClient =>
  context.sudo().prisma;
