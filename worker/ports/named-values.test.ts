/** Named values: numbered by first use, none missing, none left over, and no other text taken for a name. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { withNamedValues } from './named-values.ts';

describe('a statement with names', () => {
  it('numbers them by first use, whatever the order of the call', () => {
    const text = 'UPDATE a SET b = :email, c = :mobile, d = :email WHERE e = :id';
    expect(withNamedValues(text, { id: 1, mobile: null, email: 'x' })).toEqual({
      sql: 'UPDATE a SET b = ?1, c = ?2, d = ?1 WHERE e = ?3',
      params: ['x', null, 1],
    });
  });

  it('tells a name from a longer one that begins with it', () => {
    const text = 'SELECT :plan, :plans, :plan2, :Plan';
    expect(withNamedValues(text, { plan: 1, plans: 2, plan2: 3, Plan: 4 })).toEqual({
      sql: 'SELECT ?1, ?2, ?3, ?4',
      params: [1, 2, 3, 4],
    });
  });

  it('leaves strings, quoted names and comments alone', () => {
    const text = `SELECT strftime('%H:%M:now', :at), 'it''s :no ?', "a:b", 'gateway:' || :id -- :no, it's ?
      /* :no ? */ FROM c`;
    const { sql, params } = withNamedValues(text, { at: 'x', id: 'y' });
    expect(sql).toBe(text.replace(':at', '?1').replace(':id', '?2'));
    expect(params).toEqual(['x', 'y']);
  });

  it.each<[string, string, Record<string, number>, string]>([
    [
      'a name without a value',
      'SELECT :a, :b',
      { a: 1 },
      'SQL names :b, which has no value: add it to the call',
    ],
    ['a value that every object has', 'SELECT :constructor', {}, 'SQL names :constructor'],
    [
      'a value without a name',
      'SELECT :a',
      { a: 1, b: 2 },
      'SQL does not name :b: take it out of the call',
    ],
    [
      'numbers among the names',
      'SELECT :a, ?1',
      { a: 1 },
      'The SQL has a ? as well as names: name every value',
    ],
  ])('refuses %s', (_, text, values, words) => {
    expect(() => withNamedValues(text, values)).toThrow(words);
  });

  it('refuses a value that is undefined, as one of another version may be', () => {
    const values = JSON.parse('{}');
    values.a = undefined;
    expect(() => withNamedValues('SELECT :a', values)).toThrow('SQL names :a, which has no value');
  });

  it('is what D1 takes', async () => {
    const { sql, params } = withNamedValues("SELECT :b || ':' || :a || :b AS c", {
      a: 'x',
      b: 'y',
    });
    const bound = env.LEADS_DB.prepare(sql).bind(...params);
    expect(await bound.first()).toEqual({ c: 'y:xy' });
  });
});
