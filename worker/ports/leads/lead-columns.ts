/** Readers of the JSON columns of leads and messages, by schema. */
import * as v from 'valibot';
import { chosenPlans } from '../../../domain/leads/chosen-plan.ts';

/**
 * @returns a reader of the column, which throws an Error that names the column and the place at fault, but
 * no value, which may be personal
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
  /** Marks stop nothing, so a mark that another version wrote must not either. */
  suspect: column('suspect', v.array(v.string())),
  /**
   * Keeps any other fields that another version wrote: a retried delivery has the same bytes, whichever
   * version sends it. New fields go at the end.
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
  /** The fields of an address, as the version that wrote it kept them. */
  record: column('record', v.record(v.string(), v.nullable(v.string()))),
};
