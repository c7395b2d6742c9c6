/** Revisions: a page or a frame as it was when published, never changed afterwards. */
import { list } from '@keystone-6/core';
import { json, relationship, text, timestamp } from '@keystone-6/core/fields';
import { written } from '../access/rules.ts';
import { makeRevisionLive } from '../publish/make-live.ts';

export const revision = list({
  access: written,
  actions: { makeLive: makeRevisionLive },
  fields: {
    label: text(),
    brand: relationship({ ref: 'Brand' }),
    /** Missing for a brand's frame, and after the page was deleted. */
    page: relationship({ ref: 'Page.revisions' }),
    content: json({ ui: { itemView: { fieldMode: 'read' }, listView: { fieldMode: 'hidden' } } }),
    /** Id of the revision that visitors saw before it. */
    replaces: text({ ui: { itemView: { fieldMode: 'hidden' } } }),
    at: timestamp({ isIndexed: true }),
    by: text(),
  },
  ui: {
    hideCreate: true,
    hideDelete: true,
    labelField: 'label',
    listView: {
      initialColumns: ['label', 'at', 'by'],
      initialSort: { field: 'at', direction: 'DESC' },
    },
  },
});
