/** SQL with named values, turned into the numbered form that D1 and tools without parameters take. */

export type Value = string | number | null;

/** Keyed by name, without the colon. */
export type Values = Readonly<Record<string, Value>>;

interface NumberedSql {
  readonly sql: string;
  readonly params: readonly Value[];
}

/** Matches strings, quoted names and comments, which are left alone, and `:name` and `?1` everywhere else. */
const tokens =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|:(?<name>[a-z]\w*)|(?<number>\?)/gi;

/**
 * The SQL with `?1` in place of `:email`, numbered by first use, and the values in that order.
 * @throws Error for a name without a value, a value without a name, and SQL that already has a `?`
 */
export function withNamedValues(text: string, values: Values): NumberedSql {
  const names: string[] = [];
  const sql = text.replace(tokens, (token, name?: string, number?: string) => {
    if (number) throw new Error('The SQL has a ? as well as names: name every value');
    if (name === undefined) return token;
    if (!Object.hasOwn(values, name) || values[name] === undefined) {
      throw new Error(`SQL names :${name}, which has no value: add it to the call`);
    }
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  const unnamed = Object.keys(values).find((name) => !names.includes(name));
  if (unnamed !== undefined) {
    throw new Error(`SQL does not name :${unnamed}: take it out of the call`);
  }
  return { sql, params: names.map((name) => values[name] ?? null) };
}
