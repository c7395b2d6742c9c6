/** The address port: the calls to a national address index, and the shapes of its answers. */

import { maxSuggestions } from '../../../domain/address/search-rules.ts';
import type { State } from '../../../domain/address/states.ts';

/** The most suggestions any search answers with. */
export const MAX_SUGGESTIONS = maxSuggestions;

/** A caller's limit, kept between 1 and the maximum; anything unusable means the maximum. */
export function suggestionLimit(asked: number): number {
  return Math.min(MAX_SUGGESTIONS, Math.max(1, Math.trunc(asked) || MAX_SUGGESTIONS));
}

/** One line of the suggestion list (spec: entities). */
export interface AddressSuggestion {
  DisplayLine: string;
  RecordId: string;
}

/**
 * The full national address record (spec: entities). Every field is text or null; dates are ISO calendar
 * days; `AddressLine` is the part of the display line before the locality.
 */
export interface AddressRecord {
  AddressSiteId: string | null;
  BuildingName: string | null;
  AddressLine: string | null;
  LotNumber: string | null;
  UnitType: string | null;
  UnitNumber: string | null;
  LevelType: string | null;
  LevelNumber: string | null;
  StreetNumberPrefix1: string | null;
  StreetNumber1: string | null;
  StreetNumberSuffix1: string | null;
  StreetNumberPrefix2: string | null;
  StreetNumber2: string | null;
  StreetNumberSuffix2: string | null;
  StreetName: string | null;
  StreetType: string | null;
  StreetSuffix: string | null;
  Locality: string | null;
  State: State | null;
  Postcode: string | null;
  LegalParcelId: string | null;
  PropertyId: string | null;
  GnafPropertyId: string | null;
  AddressConfidence: string | null;
  StreetReliability: string | null;
  LocalityReliability: string | null;
  DateCreated: string | null;
  DateModified: string | null;
  DateRetired: string | null;
}

/** A record in which nothing is known, for the known fields of an address to be spread over. */
export const emptyRecord: AddressRecord = {
  AddressSiteId: null,
  BuildingName: null,
  AddressLine: null,
  LotNumber: null,
  UnitType: null,
  UnitNumber: null,
  LevelType: null,
  LevelNumber: null,
  StreetNumberPrefix1: null,
  StreetNumber1: null,
  StreetNumberSuffix1: null,
  StreetNumberPrefix2: null,
  StreetNumber2: null,
  StreetNumberSuffix2: null,
  StreetName: null,
  StreetType: null,
  StreetSuffix: null,
  Locality: null,
  State: null,
  Postcode: null,
  LegalParcelId: null,
  PropertyId: null,
  GnafPropertyId: null,
  AddressConfidence: null,
  StreetReliability: null,
  LocalityReliability: null,
  DateCreated: null,
  DateModified: null,
  DateRetired: null,
};

/** The result of a search. */
export interface AddressAnswer {
  /** Best first. */
  readonly suggestions: AddressSuggestion[];
  /**
   * Words that were found in place of mistyped ones, as the first suggestion has them (`Bellbird`); empty
   * if nothing was repaired. Numbers are never repaired.
   */
  readonly repaired: string[];
}

/** The source of the addresses, for /healthz. */
interface AddressSource {
  /** `none`: nothing is loaded; `remote`: an outside service, which is not asked. */
  readonly kind: 'national' | 'sample' | 'none' | 'remote';
  readonly release: string | null;
  readonly addresses: number | null;
  /** ISO time. */
  readonly loadedAt: string | null;
}

/** Finds addresses and postcodes as they are typed, and the full record of a chosen one. */
export interface AddressPort {
  /**
   * Suggestions for typed text, best first, `limit` at most (and never more than ten). Empty when the
   * text is shorter than `minimumAddressSearch` or nothing plausible is known.
   */
  search(text: string, limit?: number): Promise<AddressAnswer>;

  /** The record behind a suggestion, or null when the id is unknown or malformed. */
  retrieve(recordId: string): Promise<AddressRecord | null>;

  /**
   * `postcode, locality, state` lines (spec: entities) whose postcode or locality begins with the text, ten
   * at most. Empty when the text is shorter than `minimumPostcodeSearch`.
   */
  postcodes(text: string): Promise<string[]>;

  /** The data that answers. */
  source(): Promise<AddressSource>;
}
