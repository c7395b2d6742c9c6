/** The postcode search: typed text to one statement over localities. */

import { wordsOf } from '../../../domain/address/fold.ts';
import { states } from '../../../domain/address/states.ts';
import type { Statement } from '../statement.ts';

const STATE_WORDS: ReadonlySet<string> = new Set(states.map((state) => state.toLowerCase()));

/** Sorts after every character of a folded key, so `[key, key + '{')` are the keys that begin with it. */
const AFTER_KEYS = '{';

/**
 * The statement for text such as `3056`, `bruns`, `brunswick vic` or a whole line, or null where no
 * word is in it. An exact name comes first, then larger places before smaller ones.
 */
export function postcodeStatement(text: string, limit: number): Statement | null {
  const words = wordsOf(text);
  const digits = words.filter((word) => /^\d+$/.test(word));
  const rest = words.filter((word) => !/^\d+$/.test(word));
  const last = rest.at(-1);
  const state = last !== undefined && STATE_WORDS.has(last) && words.length > 1 ? last : null;
  const name = (state === null ? rest : rest.slice(0, -1)).join(' ');
  const [postcode] = digits;
  if (digits.length > 1 || (postcode !== undefined && postcode.length > 4)) return null;
  if (name === '' && postcode === undefined) return null;

  const params: (string | number)[] = [];
  const bind = (value: string | number): string => `?${params.push(value)}`;
  const where: string[] = [];
  let order = 'l.id';
  let from = 'locality l';
  if (name !== '') {
    const key = bind(name);
    from = 'locality_key k CROSS JOIN locality l ON l.id = k.locality';
    where.push(`k.key >= ${key} AND k.key < ${bind(name + AFTER_KEYS)}`);
    order = `min(k.key <> ${key}), l.id`;
  }
  if (postcode !== undefined) {
    where.push(`l.postcode >= ${bind(postcode)} AND l.postcode < ${bind(`${postcode}:`)}`);
  }
  if (state !== null) where.push(`l.state = ${bind(state.toUpperCase())}`);
  return {
    sql: `SELECT l.postcode, l.name, l.state FROM ${from} WHERE ${where.join(' AND ')}
GROUP BY l.id ORDER BY ${order} LIMIT ${bind(limit)}`,
    params,
  };
}
