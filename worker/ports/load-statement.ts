/** A statement of a load: sent with its value bound, or written out as text. */

/** A statement, with its one value if it takes one: rows as JSON, bound to `?1`. */
export interface LoadStatement {
  readonly sql: string;
  readonly json?: string;
}
