/** Turns: locks for changing the live version of a page or a frame, which only the CMS itself reads. */
import { list } from '@keystone-6/core';
import { denyAll } from '@keystone-6/core/access';
import { checkbox, float, text } from '@keystone-6/core/fields';

export const turn = list({
  access: denyAll,
  fields: {
    name: text({ isIndexed: 'unique' }),
    /** The press that holds the turn, or held it last. */
    holder: text(),
    /** In ms since 1970; after that, any press may take it. */
    until: float(),
    published: checkbox(),
  },
  graphql: { omit: true },
  ui: { hideNavigation: true },
});
