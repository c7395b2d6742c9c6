/** The sources of suggestions: the address search, or the gateway's postcode list (spec: address-calls). */
import { isCompletePostcode, parsePostcode } from '../../../domain/address/search-rules.ts';
import { verticalAt } from '../../../domain/vertical.ts';
import { postWithToken } from '../calls/fetch-next-token.ts';
import { callGateway } from '../calls/gateway-call.ts';
import { pick, pickText } from '../calls/pick.ts';
import { storedVisitId } from '../calls/stored.ts';
import type { ChosenAddress } from './address-choice.ts';

export interface Suggestion {
  /** The text in the list. */
  readonly line: string;
  /** RecordId of an address; the string itself for a postcode. */
  readonly id: string;
}

export interface Found {
  readonly items: readonly Suggestion[];
  /** Words found in place of mistyped ones. */
  readonly repaired: readonly string[];
}

/** Suggestions for what was typed; undefined when the search itself failed. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<Found | undefined>;

/** `POST /api/address-search`. */
export const suggestAddresses: Suggest = async (text, signal) => {
  const { status, body } = await postWithToken('/api/address-search', { address: text }, signal);
  const data = pick(body, 'data');
  if (status !== 200 || !Array.isArray(data)) return undefined;
  const items = data
    .map((one) => ({
      line: pickText(one, 'DisplayLine'),
      id: pickText(one, 'RecordId'),
    }))
    .filter((one) => one.line !== '' && one.id !== '');
  return { items, repaired: textsOf(pick(body, 'repaired')) };
};

/** The gateway's `GET /postcode/list`. */
export const suggestPostcodes: Suggest = async (text, signal) => {
  // The page's vertical; the worker reads it from the same path.
  const vertical = verticalAt(location.pathname);
  const visitId = vertical && storedVisitId(vertical);
  const data = await callGateway(
    {
      path: '/postcode/list',
      method: 'GET',
      body: { search: text },
      ...(visitId && { visitId }),
    },
    { signal },
  );
  if (!Array.isArray(data)) return undefined;
  return { items: textsOf(data).map((line) => ({ line, id: line })), repaired: [] };
};

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** The full record behind a suggestion; undefined when it cannot be fetched or is not complete. */
export async function resolveAddress(
  { id, line }: Suggestion,
  signal: AbortSignal,
): Promise<ChosenAddress | undefined> {
  const { status, body } = await postWithToken('/api/retreive-address', { recordId: id }, signal);
  const complete = ['Locality', 'State', 'Postcode'].every((key) => pickText(body, key) !== '');
  return status === 200 && complete ? { kind: 'record', line, recordId: id } : undefined;
}

/** The choice that a postcode suggestion makes; undefined unless it has exactly three parts (spec: validation). */
export function resolvePostcode({ line }: Suggestion): ChosenAddress | undefined {
  return isCompletePostcode(parsePostcode(line)) ? { kind: 'postcode', line } : undefined;
}
