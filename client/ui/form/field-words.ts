/**
 * Labels, hints and browser help of the fields that more than one form shows. A browser cuts what is pasted
 * at a field's length without a word, so only a rule may say that something is too long (spec: validation).
 */

/** The manual address; its labels match its messages (spec: manual-address). It has room above its rules. */
export const manualFieldWords = {
  UnitNumber: {
    label: 'Unit number',
    optional: true,
    autoComplete: 'address-line2',
    maxLength: 50,
  },
  LotNumber: { label: 'Lot number', optional: true, autoComplete: 'off', maxLength: 50 },
  StreetNumber1: { label: 'Street number', autoComplete: 'off', maxLength: 50, required: true },
  // No token is for the street alone, and the first line of an address has the number, too.
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
    // Room for what is pasted around it: the four digits are taken out of that.
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
