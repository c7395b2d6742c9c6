/** What the doctor says about one thing: in order, worth a look, or bad; the last two with what mends it. */
import { rootReasonOf } from '../commands/reason-of.ts';

interface InOrder {
  /** The thing that was looked at, in a word or two. */
  readonly about: string;
  readonly state: 'ok';
  readonly says: string;
}

interface OutOfOrder extends Omit<InOrder, 'state'> {
  /** `look`: it works, and somebody should know. `bad`: it does not work, or soon will not. */
  readonly state: 'look' | 'bad';
  /** A command where there is one. */
  readonly mend: string;
  /** Nobody could look, so it may be in order all the same. */
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
export const bad = (about: string, says: string, mend: string): Finding => ({
  about,
  state: 'bad',
  says,
  mend,
});

/** Something that can be looked at. */
export interface Check<On> {
  readonly about: string;
  /** What mends it when it cannot even be looked at, for the reason that the error gives. */
  readonly mend: string | ((on: On, error: unknown) => string);
  look(on: On): Promise<readonly Finding[]>;
}

/** Every check, one after the other; one that fails is a finding, and the others go on. */
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
  const says = `could not be looked at: ${first}`;
  return { about, state: 'bad', says, mend: command, unseen: true };
}
