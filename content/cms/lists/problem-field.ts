/** Why the last publication failed: the CMS keeps it, and shows it in the words of another field. */
import { text } from '@keystone-6/core/fields';

export const problemField = () =>
  text({
    graphql: { omit: { create: true } },
    access: { update: () => false },
    ui: {
      createView: { fieldMode: 'hidden' },
      itemView: { fieldMode: 'hidden' },
      listView: { fieldMode: 'hidden' },
    },
  });
