/** A national address service that speaks addressr's API: searches by GET, upper-case lines, nested records. */
import type * as v from 'valibot';
import { wordsOf } from '../../../../domain/address/fold.ts';
import { parseAddress } from '../../../../domain/address/parse-typed.ts';
import { stateOfPostcode } from '../../../../domain/address/postcode-states.ts';
import {
  maxAddressLine,
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../../domain/address/search-rules.ts';
import { states } from '../../../../domain/address/states.ts';
import { writtenPart } from '../../../../domain/address/written-name.ts';
import { Problem } from '../../../http/errors.ts';
import {
  type AddressPort,
  type AddressSuggestion,
  MAX_SUGGESTIONS,
  suggestionLimit,
} from '../address.port.ts';
import type { RemoteAddressParts } from '../remote-address.ts';
import {
  answered,
  hits,
  localities,
  postcodes,
  recordOf,
  stateOf,
  suggestionOf,
} from './addressr-record.ts';

/** G-NAF's persistent ids; anything else would be a path of the caller's choice. */
const idShape = /^[A-Z][A-Z0-9_]{3,23}$/;

/** @throws Problem address_fetch_failed from every call that the service did not answer */
export function createAddressrPort({ url, key, outside }: RemoteAddressParts): AddressPort {
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const failed = (reason: string) =>
    new Problem('address_fetch_failed', { cause: `address service: ${reason}` });
  async function get<S extends v.GenericSchema>(path: string, schema: S) {
    const result = await outside.getJson(`${url}${path}`, schema, headers);
    if (result.ok) return result;
    throw failed(result.reason);
  }
  async function found<S extends v.GenericSchema>(collection: string, typed: string, schema: S) {
    const query = new URLSearchParams({ q: typed.toWellFormed() });
    const { status, value } = await get(`/${collection}?${query}`, schema);
    if (status === 200) return value;
    throw failed(`status ${status}`);
  }

  return {
    async search(text, limit = MAX_SUGGESTIONS) {
      const typed = text.trim().slice(0, maxAddressLine);
      if (typed.length < minimumAddressSearch) return { suggestions: [], repaired: [] };
      const suggestions = (await found('addresses', typed, hits)).map(suggestionOf);
      const right = suggestions.filter(withNumberOf(typed));
      return { suggestions: right.slice(0, suggestionLimit(limit)), repaired: [] };
    },

    async retrieve(recordId) {
      if (!idShape.test(recordId)) return null;
      const { status, value } = await get(`/addresses/${recordId}`, answered);
      if (status === 200 && 'sla' in value) return recordOf(value);
      if (status === 404 && 'error' in value) return null;
      throw failed(`status ${status}`);
    },

    source: async () => ({ kind: 'remote', release: null, addresses: null, loadedAt: null }),

    async postcodes(text) {
      const typed = text.trim().slice(0, maxAddressLine);
      if (typed.length < minimumPostcodeSearch) return [];
      const asked = postcodeQuestion(typed);
      if (asked === null) return [];
      const places =
        asked.postcode === null
          ? (await found('localities', asked.name, localities)).map(
              ({ name, state, postcode }) => ({
                ...{ name, postcode: postcode ?? '', state: stateOf(state.abbreviation) },
              }),
            )
          : (await found('postcodes', asked.postcode, postcodes)).flatMap((one) =>
              one.localities.map(({ name }) => ({
                ...{ name, postcode: one.postcode, state: stateOfPostcode(one.postcode) },
              })),
            );
      return places
        .filter(({ name, postcode, state }) => {
          const right = asked.state === null || asked.state === state?.toLowerCase();
          const begins = wordsOf(name).join(' ').startsWith(asked.name);
          // Without a postcode the service has tolerated typing errors in the name.
          const named = asked.postcode === null || begins;
          return state !== null && /^\d{4}$/.test(postcode) && right && named;
        })
        .map(({ name, postcode, state }) => `${postcode}, ${writtenPart(name)}, ${state}`)
        .slice(0, MAX_SUGGESTIONS);
    },
  };
}

/** The service takes a letter for another in numbers too, from five digits on; the product never does. */
function withNumberOf(typed: string): (suggestion: AddressSuggestion) => boolean {
  const { number } = parseAddress(typed);
  if (number === null) return () => true;
  const whole = new RegExp(`(?<!\\d)${number.value}(?!\\d)`);
  return ({ DisplayLine }) => whole.test(DisplayLine);
}

interface PostcodeQuestion {
  readonly postcode: string | null;
  /** Folded; empty where only a postcode was typed. */
  readonly name: string;
  readonly state: string | null;
}

/** `3056`, `bruns`, `brunswick vic` or a whole line; null where it is none of these. */
function postcodeQuestion(text: string): PostcodeQuestion | null {
  const words = wordsOf(text);
  const digits = words.filter((word) => /^\d+$/.test(word));
  const rest = words.filter((word) => !/^\d+$/.test(word));
  const [postcode = null] = digits;
  if (digits.length > 1 || (postcode !== null && postcode.length > 4)) return null;
  const last = rest.at(-1);
  const state = words.length > 1 && states.some((one) => one.toLowerCase() === last) ? last : null;
  const name = (state ? rest.slice(0, -1) : rest).join(' ');
  if (postcode === null && name.length < 2) return null;
  return { postcode, name, state: state ?? null };
}
