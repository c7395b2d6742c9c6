/** What a form holds beside what the visitor typed: the decoy, and the token of the check. */
import { decoyName } from '../../ui/form/decoy-field.tsx';
import { challengeField } from './challenge-message.ts';

const names = [decoyName, challengeField];

/** For the forms that are sent as JSON; empty ones are left out. They are no content: a retry may differ in them. */
export function unseenFields(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
