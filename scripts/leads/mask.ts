/** Masks personal data, so that operators can tell people apart without seeing who they are. */
import type { Person } from '../../worker/leads/records/record.types.ts';

/** A record in the form shown without --reveal. */
export function maskRecord<T extends { readonly person: Person }>(record: T): T {
  return { ...record, person: maskPerson(record.person) };
}

/** Every field of a person, masked; a new field does not compile until it is masked here. */
export function maskPerson(person: Person): Person {
  return {
    name: masked(person.name, maskName),
    email: masked(person.email, maskEmail),
    mobile: masked(person.mobile, maskMobile),
    addressLine: masked(person.addressLine, maskText),
    locality: masked(person.locality, maskText),
    message: masked(person.message, maskText),
    userAgent: masked(person.userAgent, maskText),
    screenResolution: masked(person.screenResolution, maskText),
    steps: person.steps.map(({ at }) => ({ at, data: { '…': '…' } })),
    campaign: maskValues(person.campaign),
    clickIds: maskValues(person.clickIds),
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

/** Shows only the length. */
function maskText(value: string): string {
  return `… (${value.length} characters)`;
}

function maskValues(all: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(all).map((name) => [name, '…']));
}

function masked(value: string | null, mask: (value: string) => string): string | null {
  return value === null ? null : mask(value);
}

function firstLetter(value: string): string {
  return [...value][0] ?? '';
}
