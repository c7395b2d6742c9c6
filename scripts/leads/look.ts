/** The read-only commands: status, list and show. */
import { list, show } from '../../worker/leads/records/look-up.ts';
import { health } from '../../worker/leads/records/outbox-health.ts';
import type { Command } from './answer.types.ts';
import { listText, shownText, statusText, unreadableText } from './format.ts';
import { concealed, contactOf, filterOf, filters, named } from './named-record.ts';

export const status: Command = {
  summary: 'how many deliveries are in each state, how old they are, which partners fail',
  options: [],
  plan:
    ({ brand, now }) =>
    async ({ leads }) => {
      const facts = await health(leads, brand);
      return { found: facts.states.length > 0, text: statusText(facts, now), json: facts };
    },
};

export const listCommand: Command = {
  summary: 'deliveries of leads and messages, newest first',
  options: [...filters, 'name', 'email', 'mobile', 'limit'],
  plan(input) {
    const filter = {
      ...filterOf(input),
      person: { name: input.text('name'), ...contactOf(input) },
    };
    return async ({ leads }) => {
      const rows = (await list(leads, filter, input.limit)).map(concealed(input));
      const more = rows.length === input.limit ? `; --limit ${input.limit * 10} shows more` : '';
      const count = `${rows.length} ${rows.length === 1 ? 'delivery' : 'deliveries'}${more}`;
      const text = [listText(rows), count, unreadableText(rows)].filter(Boolean).join('\n');
      return rows.length > 0
        ? { found: true, text, json: rows }
        : { found: false, text: 'Nothing matches.', json: rows };
    };
  },
};

export const showCommand: Command = {
  argument: '<reference | delivery id>',
  summary: 'everything about one lead or message: consent, deliveries, every attempt',
  options: [],
  plan(input) {
    const which = named(input);
    return async ({ leads }) => {
      const record = await show(leads, which);
      if (!record) return null;
      const shown = concealed(input)(record);
      return { found: true, text: shownText(shown), json: shown };
    };
  },
};
