/** What a command line means: which records, whose, and how much of them may be seen. */
import type { Contact, Named } from '../../worker/leads/records/find-record.ts';
import type { Filter } from '../../worker/leads/records/list-records.ts';
import { maskRecord } from './format.ts';
import type { Input } from './leads-options.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError when no record was named */
export function named({ subject, brand }: Input): Named {
  if (!subject) {
    throw new UsageError('Say which one: a reference such as KJ-7F3K-9QWD, or a delivery’s id');
  }
  return { name: subject, brand };
}

export function contactOf({ text }: Input): Contact {
  return { email: text('email'), mobile: text('mobile') };
}

/** The options that `filterOf` reads. */
export const filters = ['state', 'vertical', 'since', 'suspect'] as const;

export function filterOf({ brand, state, vertical, since, flag }: Input): Filter {
  return { brand, state, vertical, since, suspect: flag('suspect') };
}

/** Masks, unless --reveal was given. */
export function concealed({ flag }: Input): typeof maskRecord {
  return flag('reveal') ? (record) => record : maskRecord;
}
