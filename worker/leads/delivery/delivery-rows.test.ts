/** The address a partner gets: one shape, whether it was chosen, typed by hand or only a postcode. */
import { expect, it } from 'vitest';
import type { ManualAddress } from '../../../domain/address/manual-address.ts';
import { type AddressRecord, emptyRecord } from '../../ports/address/address.port.ts';
import {
  type ChosenAddress,
  fromManual,
  fromPostcode,
  fromRecord,
} from '../intake/chosen-address.ts';
import { type LeadRow, toLeadDelivery } from './delivery-rows.ts';

const row: LeadRow = {
  brand: 'acacia',
  id: 'form-1',
  attempts: 0,
  scheduled_at: 0,
  reference: 'KJ-7F3K-9QWD',
  name: 'Jo',
  email: 'jo@example.com',
  mobile: '0491570006',
  host: 'www.acacia.example',
  page: '/solar',
  tracking: '{}',
  consent: null,
  suspect: '[]',
  rc_code: null,
  plans: '[]',
  accepted_at: '2026-11-21T00:00:00.000Z',
  vertical: 'solar',
  lead_id: 'l1',
  marketing: 0,
  visit_id: 'v1',
  affiliate_id: '1001',
  address_line: null,
  postcode: null,
  locality: null,
  state: null,
  record: null,
  street_name: null,
  street_number1: null,
  unit_type: null,
  unit_number: null,
  lot_number: null,
};

const toldOf = (address: ChosenAddress | null) =>
  toLeadDelivery({
    ...row,
    ...(address && {
      address_line: address.addressLine,
      postcode: address.postcode,
      state: address.state,
      locality: address.locality,
      street_name: address.streetName,
      street_number1: address.streetNumber1,
      unit_type: address.unitType,
      unit_number: address.unitNumber,
      lot_number: address.lotNumber,
      record: address.record && JSON.stringify(address.record),
    }),
  }).address;

const chosen: AddressRecord = {
  ...emptyRecord,
  AddressSiteId: '42',
  AddressLine: '1/19 Quandong Road',
  UnitType: 'Unit',
  UnitNumber: '1',
  StreetNumber1: '19',
  StreetName: 'Quandong',
  StreetType: 'Road',
  Locality: 'Brunswick',
  State: 'VIC',
  Postcode: '3056',
};

const manual = {
  UnitNumber: '1',
  LotNumber: '5',
  StreetNumber1: '19',
  StreetName: 'Quandong Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
} as const satisfies ManualAddress;

it('a chosen address is sent as its stored record', () => {
  expect(toldOf(fromRecord(chosen))).toEqual(chosen);
});

it('an address typed by hand is sent in the same form, with null for missing fields', () => {
  expect(toldOf(fromManual(manual))).toEqual({
    ...emptyRecord,
    AddressLine: 'Lot 5, 1/19 Quandong Road',
    LotNumber: '5',
    UnitNumber: '1',
    UnitType: 'Unit',
    StreetNumber1: '19',
    StreetName: 'Quandong Road',
    Locality: 'BRUNSWICK',
    State: 'VIC',
    Postcode: '3056',
  });
});

it.each([
  ['Shop 3', { UnitType: 'Shop', UnitNumber: '3', AddressLine: 'Shop 3, 19 Quandong Road' }],
  ['Rear', { UnitType: 'Rear', UnitNumber: null, AddressLine: 'Rear, 19 Quandong Road' }],
])('the kind of unit is sent for %s', (UnitNumber, told) => {
  const sent = toldOf(fromManual({ ...manual, UnitNumber, LotNumber: '' }));
  expect(sent).toMatchObject({ ...told, LotNumber: null });
});

it('a postcode is sent as a place alone', () => {
  expect(toldOf(fromPostcode('3056, Brunswick, VIC'))).toEqual({
    ...emptyRecord,
    Locality: 'Brunswick',
    State: 'VIC',
    Postcode: '3056',
  });
});

it('nothing is sent where no address was requested', () => {
  expect(toldOf(null)).toBeNull();
});
