/** Personal data so that ops can tell two people apart, and read neither. */
import type { Person } from '../../worker/leads/records/record.types.ts';

/** Every field of a person, masked; a new field does not compile until it is. */
export function maskPerson(person: Person): Person {
  return {
    name: masked(person.name, maskName),
    email: masked(person.email, maskEmail),
    mobile: masked(person.mobile, maskMobile),
    addressLine: masked(person.addressLine, maskText),
    locality: masked(person.locality, maskText),
    message: masked(person.message, maskText),
    userAgent: masked(person.userAgent, maskText),
    clickIds: Object.fromEntries(Object.keys(person.clickIds).map((name) => [name, '…'])),
  };
}

/** `J… O…` */
export function maskName(value: string): string {
  return value
    .split(/\s+/)
    .map((word) => `${firstLetter(word)}…`)
    .join(' ');
}

/** `j…@e….com` */
export function maskEmail(value: string): string {
  const [local = '', host = ''] = value.split('@');
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${firstLetter(local)}…@${firstLetter(host)}…${end}`;
}

/** `04•• ••• •12` */
export function maskMobile(value: string): string {
  return /^04\d{8}$/.test(value) ? `04•• ••• •${value.slice(-2)}` : '••••';
}

/** How much was written, and nothing of it. */
export function maskText(value: string): string {
  return `… (${value.length} characters)`;
}

function masked(value: string | null, mask: (value: string) => string): string | null {
  return value === null ? null : mask(value);
}

function firstLetter(value: string): string {
  return [...value][0] ?? '';
}
