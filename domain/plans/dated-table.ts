/** Government tables whose rows take effect on a day: rebates, certificates. */

/** Rows in date order; each applies from its day until the next row's. */
export type DatedTable<Row> = readonly [DatedRow<Row>, ...DatedRow<Row>[]];

interface DatedRow<Row> {
  /** `2026-04-01` */
  readonly from: string;
  readonly row: Row;
}

/**
 * The row that applies on a day. The last row never expires, since a rebate does not end just because we
 * have not added the next year; a day before the first row takes the first.
 */
export function rowOn<Row>(table: DatedTable<Row>, day: string): Row {
  return (table.findLast(({ from }) => from <= day) ?? table[0]).row;
}
