/** A data release as a loader gives it to the index, in the columns of the tables. */
import type { State } from '../../../../domain/address/states.ts';

/** A locality in one postcode. `id` is its rank by size; aliases are for lookup only, never shown. */
export interface LocalityEntry {
  id: number;
  name: string;
  state: State;
  postcode: string;
  aliases?: readonly string[];
}

/** A street in one locality and postcode. `id` is its rank by popularity. */
export interface StreetEntry {
  id: number;
  /** The street's persistent id: it outlives releases, `id` does not. */
  pid: string;
  name: string;
  type?: string;
  type_abbr?: string;
  suffix?: string;
  /** Other names of the street, for lookup only, never shown. */
  other_names?: readonly string[];
  locality: string;
  state: State;
  postcode: string;
  /** Other names of the locality, which the street is also found by. */
  aliases?: readonly string[];
  /** Addresses on it, and the smallest and largest street number, ends of ranges included. */
  count: number;
  num_min: number;
  num_max: number;
  reliability?: string;
  locality_reliability?: string;
}

/** An address; `num` 0 with a lot, `seq` orders the addresses of one number. Absent parts are null. */
export interface AddressEntry {
  street: number;
  num: number;
  seq: number;
  pid: string;
  site?: string;
  building?: string;
  lot?: string;
  unit_type?: string;
  unit?: string;
  level_type?: string;
  level?: string;
  num_prefix?: string;
  num_suffix?: string;
  num_to_prefix?: string;
  num_to?: number;
  num_to_suffix?: string;
  parcel?: string;
  property?: string;
  gnaf_property?: string;
  confidence?: string;
  created?: string;
  modified?: string;
  retired?: string;
}

/** A release of the national address file, or the shipped sample. */
export type ReleaseKind = 'national' | 'sample';

/** The identity of the release that is loaded. */
export interface ReleaseHead {
  /** `gnaf-2026-11` */
  readonly id: string;
  readonly kind: ReleaseKind;
  /** The same for two loads that read the same data: an interrupted load resumes only if this is equal. */
  readonly source: string;
}

/** A whole release in memory: the sample, and releases that tests make. */
export interface Release extends ReleaseHead {
  readonly localities: readonly LocalityEntry[];
  readonly streets: readonly StreetEntry[];
  readonly addresses: readonly AddressEntry[];
}

/**
 * A release too large for memory. `addresses` come in the order of (street, num, seq), in lists of a few
 * thousand, and are the same lists each time: a resumed load skips as many lists as it already has.
 */
export interface StreamedRelease extends ReleaseHead {
  readonly localities: readonly LocalityEntry[];
  readonly streets: readonly StreetEntry[];
  readonly addresses: AsyncIterable<readonly AddressEntry[]>;
}
