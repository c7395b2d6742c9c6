/** What the worker wrote down while it ran: nothing that was typed, and no key. */
import { readFileSync } from 'node:fs';
import { home } from '../e2e/support/sample-addresses.ts';
import { partnerVars } from '../partner/partner-vars.ts';
import { person } from './errands/form-errands.ts';

const { GATEWAY_KEY, NEXT_TOKEN_SECRET } = partnerVars('');

/** Parts of what the visitors type, of their addresses, and the worker's secrets. */
const secrets = [
  GATEWAY_KEY,
  NEXT_TOKEN_SECRET,
  ...Object.values(person),
  home.line,
  home.typed,
  'Sample Parade',
  'sample  PARADE',
];

/** Why the log is not as it has to be; empty when it is. */
export function brokenLog(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const leaked = secrets.filter((secret) => text.includes(secret));
  const told = text.includes('"event":"outside_failed"');
  return [
    ...leaked.map((secret) => `the log says ${secret}`),
    ...(told ? [] : ['the log says nothing of the failures outside']),
  ];
}
