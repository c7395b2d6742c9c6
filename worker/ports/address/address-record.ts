/** Turns an index row into the full national address record of the port. */

import { addressLine, type LineParts } from '../../../domain/address/display-line.ts';
import { states } from '../../../domain/address/states.ts';
import type { AddressRecord } from './address.port.ts';

/** An address with its street, as the retrieve statement returns it. */
export interface AddressRow extends LineParts {
  pid: string;
  site: string | null;
  building: string | null;
  parcel: string | null;
  property: string | null;
  gnaf_property: string | null;
  confidence: string | null;
  created: string | null;
  modified: string | null;
  retired: string | null;
  reliability: string | null;
  locality_reliability: string | null;
}

/** A row's record, with every field (spec: entities); fields that the index does not have are null. */
export function addressRecord(row: AddressRow): AddressRecord {
  return {
    AddressSiteId: row.site,
    BuildingName: row.building,
    AddressLine: addressLine(row),
    LotNumber: row.lot,
    UnitType: row.unit_type,
    UnitNumber: row.unit,
    LevelType: row.level_type,
    LevelNumber: row.level,
    StreetNumberPrefix1: row.num_prefix,
    StreetNumber1: row.num === 0 ? null : String(row.num),
    StreetNumberSuffix1: row.num_suffix,
    StreetNumberPrefix2: row.num_to_prefix,
    StreetNumber2: row.num_to === null ? null : String(row.num_to),
    StreetNumberSuffix2: row.num_to_suffix,
    StreetName: row.name,
    StreetType: row.type,
    StreetSuffix: row.suffix,
    Locality: row.locality,
    State: states.find((state) => state === row.state) ?? null,
    Postcode: row.postcode,
    LegalParcelId: row.parcel,
    PropertyId: row.property,
    GnafPropertyId: row.gnaf_property,
    AddressConfidence: row.confidence,
    StreetReliability: row.reliability,
    LocalityReliability: row.locality_reliability,
    DateCreated: row.created,
    DateModified: row.modified,
    DateRetired: row.retired,
  };
}
