/** The lead-capture form: the fields an editor asks for, and the rule of each (spec: lead-form, validation). */
import * as v from 'valibot';
import { maxAddressLine } from '../address/search-rules.ts';
import { messages } from './messages.ts';
import { email, mobNumber, personName } from './person.ts';
import { type FieldSchema, forText, optional, typed } from './typed.ts';

export const leadFieldTypes = ['name', 'email', 'mobNumber', 'address'] as const;
export type LeadFieldType = (typeof leadFieldTypes)[number];

/** One field as an editor configures it; `Placeholder` has its capital on purpose (spec: lead-form). */
export interface LeadField {
  readonly type: LeadFieldType;
  readonly label: string;
  readonly required: boolean;
  readonly Placeholder?: string | undefined;
}

/** All four, required: the default where the editor configures no fields. */
export const defaultLeadFields: readonly LeadField[] = [
  { type: 'name', label: 'Name', required: true },
  { type: 'email', label: 'Email', required: true },
  { type: 'mobNumber', label: 'Mobile number', required: true },
  { type: 'address', label: 'Address', required: true },
];

/** A form's vertical where the editor chooses none (spec: lead-form). */
export const defaultLeadVertical = 'solar';

export type LeadValues = Readonly<Record<LeadFieldType, string>>;

const address = v.pipe(typed, v.maxLength(maxAddressLine, messages.tooLong('Address')));

/** Name and mobile have their own messages for a missing value (spec: validation). */
const rules = { name: personName, email, mobNumber, address } as const;
const ownRequired: readonly LeadFieldType[] = ['name', 'mobNumber'];

/** Takes one string per field. A field outside the form comes out empty, whatever was sent. */
export function leadFormSchema(
  fields: readonly LeadField[],
): v.GenericSchema<Partial<Record<LeadFieldType, string>>, LeadValues> {
  const of = (type: LeadFieldType): FieldSchema => {
    const field = fields.find((one) => one.type === type);
    if (field === undefined) return unasked;
    return field.required ? required(field) : optional(rules[type]);
  };
  return v.object({
    name: of('name'),
    email: of('email'),
    mobNumber: of('mobNumber'),
    address: of('address'),
  }) as v.GenericSchema<Partial<Record<LeadFieldType, string>>, LeadValues>;
}

const unasked = v.pipe(
  typed,
  v.transform(() => ''),
);

/** '{label} is required', or the field's own message (spec: validation). */
function required({ type, label }: LeadField): FieldSchema {
  if (ownRequired.includes(type)) return rules[type];
  return v.pipe(typed, v.minLength(1, messages.required(label)), forText(rules[type]));
}
