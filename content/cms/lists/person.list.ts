/** People who sign in: editors write, publishers also publish, and administrators also manage people and tokens. */
import { list } from '@keystone-6/core';
import { password, relationship, select, text } from '@keystone-6/core/fields';
import { adminOnly, isAdmin } from '../access/rules.ts';

export const person = list({
  access: adminOnly,
  fields: {
    name: text({ validation: { isRequired: true } }),
    email: text({ isIndexed: 'unique', validation: { isRequired: true } }),
    password: password({ validation: { isRequired: true } }),
    role: select({
      type: 'string',
      options: [
        { value: 'editor', label: 'Editor: writes and previews' },
        { value: 'publisher', label: 'Publisher: also publishes, takes down and rolls back' },
        { value: 'admin', label: 'Administrator: all brands, people and tokens' },
      ],
      defaultValue: 'editor',
      validation: { isRequired: true },
    }),
    brands: relationship({ ref: 'Brand', many: true }),
  },
  ui: {
    hideNavigation: (asking) => !isAdmin(asking),
    listView: { initialColumns: ['name', 'email', 'role', 'brands'] },
  },
});
