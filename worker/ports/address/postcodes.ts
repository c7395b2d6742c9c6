/** The postcode search: one statement over localities for a typed place. */
import type { TypedPlace } from '../../../domain/address/places/read-place.ts';
import type { Statement } from '../statement.ts';

/** Sorts after every character of a folded key, so `[key, key + '{')` are the keys that begin with it. */
const AFTER_KEYS = '{';

/**
 * The statement for a typed place. An exact name comes first, and Newtown before New Town, which is also
 * found by its name as one word; then larger places before smaller ones.
 */
export function postcodeStatement({ postcode, name, state }: TypedPlace, limit: number): Statement {
  const params: (string | number)[] = [];
  const bind = (value: string | number): string => `?${params.push(value)}`;
  const where: string[] = [];
  let order = 'l.id';
  let from = 'locality l';
  if (name !== '') {
    const key = bind(name);
    from = 'locality_key k CROSS JOIN locality l ON l.id = k.locality';
    where.push(`k.key >= ${key} AND k.key < ${bind(name + AFTER_KEYS)}`);
    order = `min(k.key <> ${key}), lower(l.name) <> ${key}, l.id`;
  }
  if (postcode !== null) {
    where.push(`l.postcode >= ${bind(postcode)} AND l.postcode < ${bind(`${postcode}:`)}`);
  }
  if (state !== null) where.push(`l.state = ${bind(state)}`);
  return {
    sql: `SELECT l.postcode, l.name, l.state FROM ${from} WHERE ${where.join(' AND ')}
GROUP BY l.id ORDER BY ${order} LIMIT ${bind(limit)}`,
    params,
  };
}
