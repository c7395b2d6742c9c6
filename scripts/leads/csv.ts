/** CSV for spreadsheets (RFC 4180): every cell is quoted, and none can be a formula. */
import { estimateWords, isPriceConfirmed } from '../../domain/leads/chosen-plan.ts';
import type { Listed } from '../../worker/leads/records/record.types.ts';

type Cell = string | number | boolean | null | undefined;

/** What spreadsheets take for the start of a formula, even after spaces and in full-width characters. */
const formula = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^\p{Cc}/u;

/** Quotes a cell; an apostrophe before a formula tells spreadsheets that it is text. */
export function csvCell(value: Cell): string {
  const text = String(value ?? '');
  const inert = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}

/** With a byte order mark, without which spreadsheets misread non-ASCII letters. */
function csv(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map(csvCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const columns: Readonly<Record<string, (row: Listed) => Cell>> = {
  reference: (row) => row.reference,
  brand: (row) => row.brand,
  kind: (row) => row.kind,
  product: (row) => row.vertical,
  state: (row) => row.deliveryState,
  accepted_at: (row) => row.acceptedAt,
  settled_at: (row) => row.settledAt,
  partner: (row) => row.partner,
  name: (row) => row.person.name,
  email: (row) => row.person.email,
  mobile: (row) => row.person.mobile,
  address: (row) => row.person.addressLine,
  locality: (row) => row.person.locality,
  address_state: (row) => row.state,
  postcode: (row) => row.postcode,
  message: (row) => row.person.message,
  plan_id: ({ plans }) => plans.map(({ id }) => id).join(' '),
  plan_name: ({ plans: [plan] }) => plan?.name ?? null,
  plan_provider_id: ({ plans: [plan] }) => plan?.providerId ?? null,
  plan_provider_name: ({ plans: [plan] }) => plan?.providerName ?? null,
  plan_price: ({ plans: [plan] }) => plan?.price ?? null,
  plan_estimate: ({ plans: [plan] }) => plan && estimateWords(plan),
  plan_estimate_cents: ({ plans: [plan] }) => plan?.estimateCents ?? null,
  plan_price_day: ({ plans: [plan] }) => plan?.day ?? null,
  plan_price_confirmed: ({ plans: [plan] }) => plan && (isPriceConfirmed(plan) ? 'yes' : 'no'),
  rc_code: (row) => row.rcCode,
  campaign: (row) => new URLSearchParams({ ...row.person.campaign }).toString(),
  click_ids: (row) => new URLSearchParams({ ...row.person.clickIds }).toString(),
  host: (row) => row.host,
  page: (row) => row.page,
  marketing_consent: (row) => (row.marketing ? 'yes' : 'no'),
  consent_version: (row) => row.consentVersion,
  suspect: (row) => row.suspect.join(' '),
  idempotency_key: (row) => row.id,
};

/** Deliveries as a table for a spreadsheet. */
export function recordsCsv(rows: readonly Listed[]): string {
  const cells = Object.values(columns);
  return csv(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row))),
  );
}
