/** What the worker finds for the examples. */
import { examplePage } from '../../ui/plans/example-plans.ts';
import type { Live } from '../live.types.ts';

export const exampleList: Live = {
  plans: {
    state: {
      sort: 1,
      page: 2,
      providers: ['plover'],
      data: 30,
      speeds: [50],
      modems: [],
      connections: [],
      technology: null,
    },
    list: examplePage,
    day: '2026-11-21',
  },
};
