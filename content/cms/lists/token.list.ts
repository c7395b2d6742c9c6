/** Tokens of sites and scripts; only a hash is kept. */
import { list } from '@keystone-6/core';
import { relationship, select, text } from '@keystone-6/core/fields';
import { adminOnly, isAdmin } from '../access/rules.ts';
import { type TokenKind, tokenHash, tokenKinds } from '../access/session.ts';

const kindWords: Readonly<Record<TokenKind, string>> = {
  read: 'Reads what is live, and reports the outcome',
  preview: 'Also reads drafts',
  write: 'A script: writes and publishes',
};

export const token = list({
  access: adminOnly,
  fields: {
    name: text({ validation: { isRequired: true } }),
    kind: select({
      type: 'string',
      options: tokenKinds.map((value) => ({ value, label: kindWords[value] })),
      validation: { isRequired: true },
    }),
    brands: relationship({ ref: 'Brand', many: true }),
    secret: text({
      db: { isNullable: true },
      ui: {
        label: 'New secret',
        description:
          'At least 32 characters, for example from "openssl rand -hex 32". It is not shown again.',
        itemView: { fieldMode: 'edit' },
        listView: { fieldMode: 'hidden' },
      },
      access: { read: () => false },
      hooks: {
        resolveInput: () => null,
        validate: ({ inputData, addValidationError }) => {
          const secret: unknown = inputData?.secret;
          if (typeof secret === 'string' && secret.length < 32) {
            addValidationError('A secret needs at least 32 characters');
          }
        },
      },
    }),
    hash: text({
      isIndexed: 'unique',
      ui: { createView: { fieldMode: 'hidden' }, itemView: { fieldMode: 'hidden' } },
      hooks: {
        resolveInput: ({ inputData, resolvedData }) => {
          const secret: unknown = inputData.secret;
          return typeof secret === 'string' ? tokenHash(secret) : resolvedData.hash;
        },
      },
    }),
  },
  ui: {
    hideNavigation: (asking) => !isAdmin(asking),
    listView: { initialColumns: ['name', 'kind', 'brands'] },
  },
});
