/** A national address service that speaks addressr's API: searches by GET, upper-case lines, nested records. */
import type * as v from 'valibot';
import { wordsOf } from '../../../../domain/address/fold.ts';
import { readPlace, type TypedPlace } from '../../../../domain/address/places/read-place.ts';
import { stateOfPostcode } from '../../../../domain/address/postcode-states.ts';
import {
  maxAddressLine,
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../../domain/address/search-rules.ts';
import type { State } from '../../../../domain/address/states.ts';
import { writtenPart } from '../../../../domain/address/written-name.ts';
import { Problem } from '../../../http/errors.ts';
import { type AddressPort, MAX_SUGGESTIONS, suggestionLimit } from '../address.port.ts';
import { hasNumberOf } from '../house-number.ts';
import type { RemoteAddressParts } from '../remote-address.ts';
import {
  answered,
  hits,
  localities,
  postcodes,
  recordOf,
  stateOf,
  suggestionsOf,
} from './addressr-record.ts';

/** The shape of G-NAF's persistent ids; anything else would let the caller choose the path. */
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
    const query = new URLSearchParams({ q: typed });
    const { status, value } = await get(`/${collection}?${query}`, schema);
    if (status === 200) return value;
    throw failed(`status ${status}`);
  }
  async function placesLike({ postcode, name }: TypedPlace) {
    if (postcode !== null) {
      return (await found('postcodes', postcode, postcodes)).flatMap((one) =>
        one.localities.map((locality) => ({
          name: locality.name,
          postcode: one.postcode,
          state: stateOfPostcode(one.postcode),
        })),
      );
    }
    // The service finds nothing for a single letter.
    if (name.length < 2) return [];
    return (await found('localities', name, localities)).map((locality) => ({
      name: locality.name,
      postcode: locality.postcode ?? '',
      state: stateOf(locality.state.abbreviation),
    }));
  }

  return {
    async search(text, limit = MAX_SUGGESTIONS) {
      const typed = text.trim().slice(0, maxAddressLine);
      if (typed.length < minimumAddressSearch) return { suggestions: [], repaired: [] };
      const suggestions = suggestionsOf(await found('addresses', typed, hits));
      const right = suggestions.filter(hasNumberOf(typed));
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
      for (const asked of readPlace(typed)) {
        const places = (await placesLike(asked)).filter((place) => isAsked(asked, place));
        if (places.length === 0) continue;
        return places
          .map(({ name, postcode, state }) => `${postcode}, ${writtenPart(name)}, ${state}`)
          .slice(0, MAX_SUGGESTIONS);
      }
      return [];
    },
  };
}

interface Locality {
  readonly name: string;
  readonly postcode: string;
  readonly state: State | null;
}

/**
 * True for a locality as typed: without a postcode, the service tolerates typing errors in the name, which must not
 * turn a number into another.
 */
function isAsked(asked: TypedPlace, { name, postcode, state }: Locality): boolean {
  const right = asked.state === null || asked.state === state;
  const isLoose = asked.postcode === null && !/\d/.test(asked.name);
  const named = isLoose || wordsOf(name).join(' ').startsWith(asked.name);
  return state !== null && /^\d{4}$/.test(postcode) && right && named;
}
