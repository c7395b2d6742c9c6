/**
 * Labels, hints and browser attributes of fields that several forms share. A browser truncates a paste
 * silently at `maxLength`, so only a rule may say that something is too long (spec: validation).
 */

/** The manual address; labels match messages (spec: manual-address), and each `maxLength` exceeds its rule's limit. */
export const manualFieldWords = {
  UnitNumber: {
    label: 'Unit number',
    optional: true,
    autoComplete: 'address-line2',
    maxLength: 50,
  },
  LotNumber: { label: 'Lot number', optional: true, autoComplete: 'off', maxLength: 50 },
  StreetNumber1: { label: 'Street number', autoComplete: 'off', maxLength: 50, required: true },
  // No autocomplete token means the street alone: `address-line1` includes the number.
  StreetName: { label: 'Street name', autoComplete: 'off', maxLength: 250, required: true },
  Locality: {
    label: 'Suburb/City',
    autoComplete: 'address-level2',
    maxLength: 250,
    required: true,
  },
  State: { label: 'State', autoComplete: 'address-level1', required: true },
  Postcode: {
    label: 'Postcode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    // Room for other text in a paste: the four digits are extracted from it.
    maxLength: 12,
    required: true,
  },
} as const;

/** The person, in the order of the form. */
export const personFieldWords = {
  name: { label: 'Name', autoComplete: 'name', required: true },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
  },
  mobNumber: {
    label: 'Mobile number',
    hint: 'An Australian mobile, starting with 04',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    required: true,
  },
} as const;
