/** Tables that a government publishes from a day on: rebates, certificates. */

/** Rows in order; each holds from its day until the next one. */
export type DatedTable<Row> = readonly [DatedRow<Row>, ...DatedRow<Row>[]];

interface DatedRow<Row> {
  /** `2026-04-01` */
  readonly from: string;
  readonly row: Row;
}

/**
 * The row that holds on a day. After the last one it goes on holding, since a rebate does not end
 * because we have not typed in its next year; a day before the first takes the first.
 */
export function rowOn<Row>(table: DatedTable<Row>, day: string): Row {
  return (table.findLast(({ from }) => from <= day) ?? table[0]).row;
}
