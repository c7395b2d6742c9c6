/** Reads from a command line which records it asks for, and whether to show personal data. */
import { type Contact, demandProof, type Named } from '../../worker/leads/records/find-record.ts';
import type { Filter } from '../../worker/leads/records/look-up.ts';
import { UsageError } from '../commands/command-line.mjs';
import type { Input } from './leads-options.ts';
import { maskRecord } from './mask.ts';

/** @throws UsageError when no record was named */
export function named({ subject, brand }: Input): Named {
  const name = subject?.trim();
  if (!name) {
    throw new UsageError(
      'Say which one: add a reference such as KJ-7F3K-9QWD, or the id of a delivery',
    );
  }
  return { name, brand };
}

export function contactOf({ text }: Input): Contact {
  return { email: text('email'), mobile: text('mobile') };
}

/**
 * A person's record, and their proof that it is theirs.
 * @throws UsageError when no record was named
 * @throws Refused without proof
 */
export function owned(input: Input): { readonly which: Named; readonly contact: Contact } {
  const which = named(input);
  const contact = contactOf(input);
  demandProof(which.name, contact);
  return { which, contact };
}

/** The options that `filterOf` reads. */
export const filters = ['state', 'vertical', 'since', 'suspect'] as const;

export function filterOf({ brand, state, vertical, since, flag }: Input): Filter {
  return { brand, state, vertical, since, suspect: flag('suspect') };
}

/** Masks records, unless --reveal was given. */
export function concealed({ flag }: Input): typeof maskRecord {
  return flag('reveal') ? (record) => record : maskRecord;
}
