/** A record that is no list: to valibot a list is an object, with its places for names. */
import * as v from 'valibot';

export function plainRecord<Value extends v.GenericSchema>(value: Value) {
  const record = v.record(v.string(), value);
  const run: (typeof record)['~run'] = (dataset, config) =>
    record['~run'](Array.isArray(dataset.value) ? { ...dataset, value: null } : dataset, config);
  return { ...record, '~run': run };
}
