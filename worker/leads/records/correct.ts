/** Corrects a name, email or mobile on request, under the form's own rules (spec: validation). */
import * as v from 'valibot';
import { parseForm } from '../../../domain/forms/parse-form.ts';
import { email, mobNumber, personName } from '../../../domain/forms/person.ts';
import { clockAheadMs, passedOnOrTaken } from '../outbox/outbox-statements.ts';
import { first, type Sql } from '../sql.ts';
import { type Contact, findOwned, type Named, Refused } from './find-record.ts';

const schemas = { name: personName, email, mobile: mobNumber };
const fields = ['name', 'email', 'mobile'] as const;
type Field = (typeof fields)[number];

type Changes = Readonly<Partial<Record<Field, string | undefined>>>;

export interface CorrectOptions {
  readonly contact: Contact;
  readonly changes: Changes;
  /** True: correct our record even though a partner has, or may have, the old details. */
  readonly anyway: boolean;
  readonly now: Date;
}

export interface Corrected {
  readonly reference: string;
  readonly changed: readonly Field[];
}

/** ?1 id, ?2 to ?4 new values or null, ?5 `anyway`, ?6 a time in ms: a lease that ends after it still counts. */
const correction = (table: string, andSet = '') => `
UPDATE ${table} SET name = coalesce(?2, name), email = coalesce(?3, email),
  mobile = coalesce(?4, mobile)${andSet}
WHERE id = ?1 AND erased_at IS NULL
  AND (?5 OR NOT EXISTS (SELECT 1 FROM outbox WHERE subject_id = ${table}.id AND ${passedOnOrTaken('?6')}))
RETURNING id`;

const correctLead = correction('lead', ', updated_at = ?7');
const correctMessage = correction('contact_message');

/** @throws Refused when the record is another person's, a value breaks a rule, or a partner has the old details */
export async function correct(
  sql: Sql,
  named: Named,
  { contact, changes, anyway, now }: CorrectOptions,
): Promise<Corrected | null> {
  const values = checkedChanges(changes);
  const subject = await findOwned(sql, named, contact);
  if (!subject) return null;
  const { id, kind, reference } = subject;
  const newValues = fields.map((field) => values[field] ?? null);
  const params = [id, ...newValues, anyway ? 1 : 0, now.getTime() - clockAheadMs];
  const row =
    kind === 'lead'
      ? await first(sql, correctLead, ...params, now.toISOString())
      : await first(sql, correctMessage, ...params);
  if (!row) {
    throw new Refused(
      `${reference} was passed on or is being sent: tell the partner what to correct, then add --anyway to correct our record`,
    );
  }
  return { reference, changed: fields.filter((field) => values[field] !== undefined) };
}

/** @throws Refused when nothing is to be corrected, or a value breaks a rule */
export function checkedChanges(changes: Changes): Changes {
  const given = fields.filter((field) => changes[field] !== undefined);
  if (given.length === 0) {
    throw new Refused('Say what to correct: --new-name, --new-email or --new-mobile');
  }
  const schema = v.object(Object.fromEntries(given.map((field) => [field, schemas[field]])));
  const result = parseForm(schema, changes);
  if (result.ok) return result.values;
  const [error] = result.errors;
  throw new Refused(`--new-${error?.field}: ${error?.message}`);
}
