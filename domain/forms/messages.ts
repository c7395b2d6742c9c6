/** Every message that forms on this site show, word for word as specified (spec: validation, errors). */
import { searchMessages } from './search-messages.ts';

export const messages = {
  ...searchMessages,
  leadFailed: 'Something went wrong, please try again later',
  required: (label: string) => `${label} is required`,
  streetNumberRequired: 'Street number is required',
  streetNameRequired: 'Street name is required',
  localityRequired: 'Suburb/City name required',
  stateRequired: 'State is required',
  postcodeRequired: 'Postcode is required',
  postcodeInvalid: 'Invalid Post Code',
  postcodeShort: 'Minimum 4 Numbers',
  nameRequired: 'Name is required.',
  nameShort: 'Name must be at least 2 chars.',
  nameLong: 'Name must not exceed 200 chars.',
  nameDigits: 'Names can’t include numbers',
  nameSymbols: 'Names can’t include emojis or symbols',
  nameLetters: 'Only use letters, spaces, apostrophes and hyphens',
  mobileRequired: 'Mobile number is required.',
  mobileStart: 'Mobile number must start with 04.',
  mobileLength: 'Mobile number must be of 10 digits.',
  emailInvalid: 'Invalid email address',
  /** Our own wording: the visitor stopped waiting for the answer. */
  leadUnsure:
    'We could not tell whether this reached us. Send it again unchanged, and it counts only once.',
  /** Our own wording: a value longer than any real one. */
  tooLong: (label: string) => `${label} is too long`,
} as const;

/** Messages on success; separate constants, so that a page loads only those it shows. */
export const messageSent = 'Message Sent';
export const sendAnother = 'Send Another Message';
export const detailsTaken = 'We have your details';
export const detailsWithdrawn = 'Your details have been withdrawn';
export const detailsHeld = 'We will not pass on your details';
/** For details that a partner already has, or may have. */
export const detailsHeldSince = 'We will not pass on your details any more';
export const detailsDeleted = 'Your details have been deleted';
/** For a form that came just after one with other details (decision 007). */
export const detailsStand =
  'You sent this request a few minutes ago and we’ve kept those details. To change them, withdraw the request below and send it again.';
