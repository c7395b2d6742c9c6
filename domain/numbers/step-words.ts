/** The steps in words, for reports. */
import type { Step } from './counted-event.ts';

interface StepWords {
  readonly name: string;
  /** For a table with many columns. */
  readonly short: string;
  /** The denominator of its share. */
  readonly of: string;
}

export const stepWords: Readonly<Record<Step, StepWords>> = {
  page: { name: 'Pages seen', short: 'pages', of: '' },
  search: { name: 'Searches while typing an address', short: 'searches', of: '' },
  address: { name: 'Addresses chosen', short: 'addresses', of: 'pages' },
  submit: { name: 'Address forms sent', short: 'sent', of: 'addresses' },
  'sign-up': { name: 'Sent to an external sign-up', short: 'sign-ups', of: 'forms sent' },
  list: { name: 'Plans shown for an address', short: 'lists', of: 'forms sent' },
  plan: { name: 'Plans chosen', short: 'plans', of: 'lists' },
  form: { name: 'Forms for details shown', short: 'forms', of: 'forms sent' },
  lead: { name: 'Leads sent', short: 'leads', of: 'forms shown' },
  'page-lead': { name: 'Leads from forms on pages', short: 'page leads', of: '' },
  receipt: { name: 'Receipts seen', short: 'receipts', of: 'leads' },
  'sent-back': { name: 'Forms returned with errors', short: 'returned', of: '' },
};
