/** The rows and files that a load leaves out, counted by reason, with the first few examples of each. */

/** Reason codes with their meanings (docs/operations/addresses.md). */
export const REASONS = {
  'file-empty': 'the file has no header',
  'file-unreadable': 'the file cannot be read to its end',
  'file-column': 'the file lacks a required column; all of it is left out',
  'row-columns': 'more or fewer columns than the header has, or cut off',
  'row-too-long': 'the line is longer than any row can be',
  'row-pid': 'no persistent id, or an impossible one',
  'row-twice': 'the persistent id was already seen on the same street',
  'other-territory': 'in another territory (OT), not in one of the eight states and territories',
  'state-unknown': 'the locality is in no known state',
  'name-odd': 'the name of a locality or street is missing or too long',
  'locality-unknown': 'in a locality that is not in the files',
  'street-unknown': 'on a street that is not in the files',
  'postcode-missing': 'neither the address nor its locality has a postcode',
  'number-missing': 'neither a street number nor a lot',
  'number-odd': 'an impossible number, or a range that ends before it begins',
} as const;
export type Reason = keyof typeof REASONS;

/** Oddities that are kept all the same. */
export const REMARKS = {
  'column-missing': 'a missing column is read as empty',
  'code-unknown': 'a code that is in no table is kept as it is',
} as const;
type Remark = keyof typeof REMARKS;

const mostExamples = 3;

export interface Counted {
  readonly reason: Reason | Remark;
  readonly count: number;
  /** `file:line pid` */
  readonly examples: readonly string[];
}

/** Counts refusals: `refuse` for what is left out, `remark` for what is kept. */
export interface Refusals {
  refuse(reason: Reason, example: string): void;
  remark(remark: Remark, example: string): void;
}

export interface CountedRefusals extends Refusals {
  /** In the order of the reasons. */
  counted(): readonly Counted[];
}

export function countRefusals(): CountedRefusals {
  const seen = new Map<Reason | Remark, { count: number; examples: string[] }>();
  const add = (reason: Reason | Remark, example: string): void => {
    const entry = seen.get(reason) ?? { count: 0, examples: [] };
    entry.count++;
    if (entry.examples.length < mostExamples) entry.examples.push(example);
    seen.set(reason, entry);
  };
  return {
    refuse: add,
    remark: add,
    counted: () =>
      [...Object.keys(REASONS), ...Object.keys(REMARKS)].flatMap((name) =>
        [...seen].flatMap(([reason, entry]) => (reason === name ? [{ reason, ...entry }] : [])),
      ),
  };
}

/** For the second pass: the first has counted everything. */
export const uncounted: Refusals = { refuse: () => {}, remark: () => {} };
