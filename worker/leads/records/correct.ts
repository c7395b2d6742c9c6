/** Corrects name, email or mobile on request, by the same rules as the form (spec: validation). */
import * as v from 'valibot';
import { parseForm } from '../../../domain/forms/parse-form.ts';
import { email, mobNumber, personName } from '../../../domain/forms/person.ts';
import { type Contact, findSubject, type Named, requireOwner } from './find-record.ts';
import { Refused } from './refused.ts';
import { first, type Sql } from './sql.ts';

export interface Changes {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
}

export interface CorrectOptions {
  readonly contact: Contact;
  readonly changes: Changes;
  /** True: our record alone, although a partner has the old details. */
  readonly anyway: boolean;
  readonly now: Date;
}

export interface Corrected {
  readonly reference: string;
  readonly changed: readonly (keyof Changes)[];
}

/** A delivery that left, is leaving now, or may have arrived has the old details. */
const notPassedOn = (table: string) => `NOT EXISTS (
  SELECT 1 FROM outbox WHERE subject_id = ${table}.id AND (state = 'delivered' OR maybe_passed > 0))`;

const assignments =
  'name = coalesce(?2, name), email = coalesce(?3, email), mobile = coalesce(?4, mobile)';

const correctLead = `
UPDATE lead SET ${assignments}, updated_at = ?7
WHERE id = ?1 AND erased_at IS NULL AND (?6 OR ${notPassedOn('lead')}) RETURNING id`;

const correctMessage = `
UPDATE contact_message SET ${assignments}
WHERE id = ?1 AND erased_at IS NULL AND (?6 OR ${notPassedOn('contact_message')}) RETURNING id`;

/** @throws Refused when it is not theirs, a value breaks a rule, or a partner has the old details */
export async function correct(
  sql: Sql,
  named: Named,
  { contact, changes, anyway, now }: CorrectOptions,
): Promise<Corrected | null> {
  const values = checked(changes);
  const subject = await findSubject(sql, named);
  if (!subject) return null;
  await requireOwner(sql, subject, contact);
  const params = [
    ...[subject.id, values.name ?? null, values.email ?? null, values.mobile ?? null],
    ...[now.getTime(), anyway ? 1 : 0],
  ] as const;
  const row =
    subject.kind === 'lead'
      ? await first(sql, correctLead, ...params, now.toISOString())
      : await first(sql, correctMessage, ...params);
  if (!row) {
    throw new Refused(
      `${subject.reference} was passed on, or is being sent now: tell the partner what to correct, then add --anyway to correct our record`,
    );
  }
  return {
    reference: subject.reference,
    changed: (['name', 'email', 'mobile'] as const).filter((field) => values[field] !== undefined),
  };
}

const schemas = { name: personName, email, mobile: mobNumber };

function checked(changes: Changes): Changes {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length === 0) {
    throw new Refused('Say what to correct: --new-name, --new-email or --new-mobile');
  }
  const fields = (['name', 'email', 'mobile'] as const).filter((one) => changes[one] !== undefined);
  const schema = v.object(Object.fromEntries(fields.map((field) => [field, schemas[field]])));
  const result = parseForm(schema, Object.fromEntries(given));
  if (result.ok) return result.values;
  const [error] = result.errors;
  throw new Refused(`--new-${error?.field}: ${error?.message}`);
}
