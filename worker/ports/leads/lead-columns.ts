/** The columns of leads and messages that hold JSON, read by schema. */
import * as v from 'valibot';
import { chosenPlans } from '../../../domain/leads/chosen-plan.ts';

/**
 * @returns reads the column, and throws an Error that says which one holds something else and where in it, but
 * nothing of what it holds, which may be personal
 */
function column<S extends v.GenericSchema>(name: string, schema: S) {
  const json = v.pipe(v.string(), v.parseJson(), schema);
  return (text: string): v.InferOutput<S> => {
    const result = v.safeParse(json, text);
    if (result.success) return result.output;
    const place = v.getDotPath(result.issues[0]);
    throw new Error(`The column "${name}" cannot be read${place === null ? '' : ` at ${place}`}`);
  };
}

const nullable = v.optional(v.nullable(v.string()), null);

export const leadColumns = {
  plans: column('plans', chosenPlans),
  tracking: column('tracking', v.record(v.string(), v.string())),
  verticals: column('verticals', v.array(v.string())),
  /** Marks stop nothing, so neither does one that another version wrote. */
  suspect: column('suspect', v.array(v.string())),
  /**
   * With what another version wrote besides: a delivery that is tried again goes with the same bytes, whichever version
   * sends it. What is added here goes to the end.
   */
  consent: column(
    'consent',
    v.looseObject({
      version: v.string(),
      brand: v.string(),
      page: v.string(),
      at: v.string(),
      marketing: v.boolean(),
      notice: nullable,
      recipients: nullable,
      marketingWords: nullable,
    }),
  ),
  /** The fields of an address that its version kept. */
  record: column('record', v.record(v.string(), v.nullable(v.string()))),
};
