/** Whose turn it is to change what is live of a page or a frame: the CMS's own, and shown to nobody. */
import { list } from '@keystone-6/core';
import { denyAll } from '@keystone-6/core/access';
import { checkbox, float, text } from '@keystone-6/core/fields';

export const turn = list({
  access: denyAll,
  fields: {
    name: text({ isIndexed: 'unique' }),
    /** The press that has it, or had it last. */
    holder: text(),
    /** In ms since 1970; then anybody may take it. */
    until: float(),
    published: checkbox(),
  },
  graphql: { omit: true },
  ui: { hideNavigation: true },
});
