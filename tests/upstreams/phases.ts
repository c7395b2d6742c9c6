/** The phases of a run: how every upstream treats its callers, and what visitors may see meanwhile. */
import type { SwitchOrder } from '../partner/switchboard.ts';

type Manner = Exclude<SwitchOrder['manner'], string>;

export interface Phase {
  readonly name: string;
  readonly manner: Manner;
  /** The percentage of calls to each upstream that are struck. */
  readonly share: number;
  /** False when everything must work, whatever the partner does. */
  readonly mayFail: boolean;
  /** The percentage of the run's visitors that come in this phase. */
  readonly visitors: number;
  /**
   * Each page must begin within a second although the worker has no earlier answer to fall back on, or half of
   * them must, on a machine that may be busy.
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

/** The phases in order. Before each, the worker must find the partner well again. */
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

/** The phases that `npm test` has time for: nothing hangs before the last one. */
export const shortPhases: readonly Phase[] = [
  phase('20 % delayed or odd', ['delay', ...odd], 15, { mayFail: false }),
  phase('20 % each of the others', quick, 50),
  phase('everything hanging', hanging, 35, { share: 100, prompt: 'half' }),
];
