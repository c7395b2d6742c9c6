/** The phases of a run: how every upstream treats its callers, and what visitors may meet meanwhile. */
import type { SwitchOrder } from '../partner/switchboard.ts';

type Manner = Exclude<SwitchOrder['manner'], string>;

export interface Phase {
  readonly name: string;
  readonly manner: Manner;
  /** Of a hundred calls to each upstream. */
  readonly share: number;
  /** False when everything has to work, whatever the partner does. */
  readonly mayFail: boolean;
  /** Of a hundred visitors of the run. */
  readonly visitors: number;
  /**
   * Each page has to begin within a second, though the worker remembers no earlier answer; or half of them
   * have to, on a machine that may be busy.
   */
  readonly prompt?: 'each' | 'half';
}

const garbage = ['cut', 'html', 'empty', 'not-json', 'nan', 'deep', 'invalid-utf8'];
const odd = ['bom', 'wrong-content-type'];
const reset = ['reset', 'reset-half-way'];
const hanging = ['hang', 'hang-half-way'];
const quick = ['delay', 'error', ...garbage, ...odd, ...reset, 'huge', 'wrong-types'];

const phase = (
  name: string,
  manner: Manner,
  visitors: number,
  rest: Partial<Phase> = {},
): Phase => ({ name, manner, visitors, share: 20, mayFail: true, ...rest });

/** Played one after the other; before each, the worker finds the partner well again. */
export const allPhases: readonly Phase[] = [
  phase('well', ['well'], 4, { mayFail: false }),
  phase('20 % delayed', ['delay'], 8, { mayFail: false }),
  phase('20 % BOM, wrong content type', odd, 6, { mayFail: false }),
  phase('20 % status 500', ['error'], 10),
  phase('20 % garbage', garbage, 18),
  phase('20 % reset', reset, 10),
  phase('20 % hanging', hanging, 10),
  phase('20 % 10 MB', ['huge'], 6),
  phase('20 % wrong types', ['wrong-types'], 8),
  phase('20 % each of them', [...quick, ...hanging], 8),
  phase('everything hanging', hanging, 10, { share: 100, prompt: 'each' }),
  phase('well again', ['well'], 2, { mayFail: false }),
];

/** What `npm test` has time for: nothing hangs before the last phase. */
export const shortPhases: readonly Phase[] = [
  phase('20 % delayed or odd', ['delay', ...odd], 15, { mayFail: false }),
  phase('20 % each of the others', quick, 50),
  phase('everything hanging', hanging, 35, { share: 100, prompt: 'half' }),
];
