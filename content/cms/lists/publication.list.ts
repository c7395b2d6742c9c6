/** Publications: each time something of a brand went live or was taken down, with its number, author and outcome. */
import { list } from '@keystone-6/core';
import { checkbox, json, relationship, select, text, timestamp } from '@keystone-6/core/fields';
import { written } from '../access/rules.ts';

export const publication = list({
  access: written,
  db: { idField: { kind: 'autoincrement' } },
  fields: {
    brand: relationship({ ref: 'Brand' }),
    action: text(),
    paths: json(),
    frame: checkbox(),
    at: timestamp({ isIndexed: true }),
    by: text(),
    state: select({
      type: 'string',
      options: [
        { value: 'calling', label: 'Calling the site' },
        { value: 'called', label: 'The site is publishing it' },
        { value: 'live', label: 'Live' },
        { value: 'refused', label: 'Refused in part' },
        { value: 'failed', label: 'Failed' },
        {
          value: 'unreached',
          label: 'The site did not answer; it checks for new publications every minute',
        },
      ],
      defaultValue: 'calling',
    }),
    outcome: json(),
  },
  ui: {
    hideCreate: true,
    hideDelete: true,
    labelField: 'id',
    listView: {
      initialColumns: ['id', 'brand', 'action', 'state', 'at', 'by'],
      initialSort: { field: 'id', direction: 'DESC' },
    },
  },
});
