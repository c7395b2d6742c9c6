/** Record ids: an address's persistent id with its street's id and its number, which lead to the row. */

/** The parts of an id that locate its record. */
export interface RecordPlace {
  pid: string;
  streetPid: string;
  num: number;
}

const SHAPE = /^([A-Z][A-Z0-9_]{3,23})\.([A-Z][A-Z0-9_]{2,23})\.(\d{1,6})$/;

/**
 * `<address pid>.<street pid>.<number>`. All three outlive a reload of the index; row numbers and
 * ranks do not. The address table needs no index by pid, which would add a third to its size.
 */
export function recordId(place: RecordPlace): string {
  return `${place.pid}.${place.streetPid}.${place.num}`;
}

/** The place a record id points to, or null for text that is not a record id. */
export function recordPlace(id: string): RecordPlace | null {
  const [, pid, streetPid, num] = SHAPE.exec(id) ?? [];
  if (pid === undefined || streetPid === undefined || num === undefined) return null;
  return { pid, streetPid, num: Number(num) };
}
