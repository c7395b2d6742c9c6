/** The doctor's finding on one thing: in order, worth a look, or bad; the last two with a fix. */
import { rootReasonOf } from '../commands/reason-of.ts';

interface InOrder {
  /** The thing that was checked, in a word or two. */
  readonly about: string;
  readonly state: 'ok';
  readonly says: string;
}

interface OutOfOrder extends Omit<InOrder, 'state'> {
  /** `look`: it works, but needs attention. `bad`: it does not work, or soon will not. */
  readonly state: 'look' | 'bad';
  /** The fix: a command if there is one. */
  readonly mend: string;
  /** Which one of several: a partner, a secret. */
  readonly of?: string | undefined;
  /** The check could not run, so the thing may still be in order. */
  readonly unseen?: true;
}

export type Finding = InOrder | OutOfOrder;

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const look = (about: string, says: string, mend: string): Finding => ({
  about,
  state: 'look',
  says,
  mend,
});
export const bad = (about: string, says: string, mend: string, of?: string): Finding => ({
  about,
  state: 'bad',
  says,
  mend,
  of,
});

/** A check of one thing. */
export interface Check<On> {
  readonly about: string;
  /** The fix if the check itself fails, depending on the error. */
  readonly mend: string | ((on: On, error: unknown) => string);
  look(on: On): Promise<readonly Finding[]>;
}

/** Runs the checks in turn; one that fails becomes a finding, and the others continue. */
export async function examine<On>(checks: readonly Check<On>[], on: On): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(...(await check.look(on).catch((error) => [unseen(check, on, error)])));
  }
  return findings;
}

function unseen<On>({ about, mend }: Check<On>, on: On, error: unknown): Finding {
  const [first = ''] = rootReasonOf(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.endsWith('failed:'));
  const command = typeof mend === 'string' ? mend : mend(on, error);
  const says = `could not be checked: ${first}`;
  return { about, state: 'bad', says, mend: command, unseen: true };
}
