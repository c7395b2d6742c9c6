/** Words before a unit's number, and the unit type in the record for each. */

/** Typed word to unit type; the types that read as `1/19` on a line are in `SLASH_UNITS`. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  apartment: 'Apartment',
  apt: 'Apartment',
  cottage: 'Cottage',
  duplex: 'Duplex',
  factory: 'Factory',
  flat: 'Flat',
  fy: 'Factory',
  house: 'House',
  kiosk: 'Kiosk',
  office: 'Office',
  offc: 'Office',
  penthouse: 'Penthouse',
  room: 'Room',
  rm: 'Room',
  shed: 'Shed',
  shop: 'Shop',
  site: 'Site',
  ste: 'Suite',
  studio: 'Studio',
  suite: 'Suite',
  tenancy: 'Tenancy',
  townhouse: 'Townhouse',
  twnh: 'Townhouse',
  u: 'Unit',
  unit: 'Unit',
  villa: 'Villa',
  warehouse: 'Warehouse',
};

/** The same for words also found in names of streets and places: units only in front of another number. */
export const FRONT_UNIT_WORDS: Readonly<Record<string, string>> = {
  berth: 'Marine Berth',
  bldg: 'Building',
  block: 'Block',
  boatshed: 'Boatshed',
  building: 'Building',
  carpark: 'Carpark',
  carspace: 'Carspace',
  front: 'Front',
  garage: 'Garage',
  hall: 'Hall',
  loft: 'Loft',
  maisonette: 'Maisonette',
  'marine berth': 'Marine Berth',
  rear: 'Rear',
  section: 'Section',
  showroom: 'Showroom',
  stall: 'Stall',
  store: 'Store',
  'strata unit': 'Strata Unit',
  tower: 'Tower',
  ward: 'Ward',
  workshop: 'Workshop',
};

/** Typed words to unit type, for units that need no number: `Rear, 19 Murray Road`. */
export const NAMED_UNITS: Readonly<Record<string, string>> = {
  cottage: 'Cottage',
  front: 'Front',
  penthouse: 'Penthouse',
  rear: 'Rear',
  shed: 'Shed',
  studio: 'Studio',
};

/** Unit types written with a slash: people mix them up, so a search does not filter by the typed one. */
export const SLASH_UNITS: ReadonlySet<string> = new Set(['Unit', 'Flat', 'Apartment']);
