/** The field for why the last publication failed: the CMS writes it, and another field shows it. */
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
