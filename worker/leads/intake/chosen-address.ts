/** A lead's address, made from a chosen record, a manual address or a postcode. */
import {
  type ManualAddress,
  manualAddressLine,
  manualUnit,
} from '../../../domain/address/manual-address.ts';
import { isCompletePostcode, parsePostcode } from '../../../domain/address/search-rules.ts';
import type { AddressRecord } from '../../ports/address/address.port.ts';
import type { LeadAddressInput } from '../../ports/leads/leads.port.ts';

/** A lead's address before the lead has an id. */
export type ChosenAddress = Omit<LeadAddressInput, 'leadId'>;

const common = { type: 'current', stayedMonth: null, stayedYear: null } as const;

/** From a record of the index or the national service; `addressLine` is the whole line as shown. */
export function fromRecord(record: AddressRecord): ChosenAddress {
  const { Locality, State, Postcode, ...street } = record;
  const place = [Locality, State, Postcode].filter(Boolean).join(' ');
  return {
    ...common,
    addressLine: [street.AddressLine, place].filter(Boolean).join(', '),
    addressSiteId: street.AddressSiteId,
    locality: Locality ?? '',
    postcode: Postcode ?? '',
    state: State ?? '',
    streetName:
      [street.StreetName, street.StreetType, street.StreetSuffix].filter(Boolean).join(' ') || null,
    streetNumber1: street.StreetNumber1,
    unitType: street.UnitType,
    unitNumber: street.UnitNumber,
    lotNumber: street.LotNumber,
    record: { ...record },
  };
}

/** From the seven fields of a manual address (spec: manual-address). */
export function fromManual(entry: ManualAddress): ChosenAddress {
  const unit = manualUnit(entry.UnitNumber);
  return {
    ...common,
    addressLine: manualAddressLine(entry),
    addressSiteId: null,
    locality: entry.Locality,
    postcode: entry.Postcode,
    state: entry.State,
    streetName: entry.StreetName,
    streetNumber1: entry.StreetNumber1,
    unitType: unit?.type ?? null,
    unitNumber: unit?.id ?? null,
    lotNumber: entry.LotNumber || null,
    record: null,
  };
}

/** From a postcode suggestion, 'postcode, locality, state' (spec: validation); null unless it has all three parts. */
export function fromPostcode(suggestion: string): ChosenAddress | null {
  const { postcode, locality, state } = parsePostcode(suggestion);
  if (!isCompletePostcode({ postcode, locality, state })) return null;
  return {
    ...common,
    addressLine: suggestion,
    addressSiteId: null,
    locality,
    postcode,
    state,
    streetName: null,
    streetNumber1: null,
    unitType: null,
    unitNumber: null,
    lotNumber: null,
    record: null,
  };
}
