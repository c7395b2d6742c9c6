/** A national address service over HTTP: suggestions, records field by field, postcodes (spec: address-calls). */
import * as v from 'valibot';
import { stateOfPostcode } from '../../../domain/address/postcode-states.ts';
import {
  maxAddressLine,
  maxRecordId,
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import { type State, states } from '../../../domain/address/states.ts';
import { stateNamed } from '../../../domain/address/typed/written-states.ts';
import { Problem } from '../../http/errors.ts';
import type { Outside } from '../../http/outside/outside.ts';
import {
  type AddressPort,
  type AddressRecord,
  MAX_SUGGESTIONS,
  suggestionLimit,
} from './address.port.ts';
import { text } from './text-field.ts';

const suggestion = v.object({
  DisplayLine: v.pipe(v.string(), v.nonEmpty()),
  RecordId: v.pipe(v.string(), v.nonEmpty()),
});
/** Services that repair typing errors may name the words they found instead. */
const suggestions = v.object({
  data: v.array(suggestion),
  repaired: v.optional(v.array(v.string()), []),
});
/** Lines that split into three (spec: validation); others are left out. */
const postcodes = v.object({ data: v.array(v.string()) });
const postcodeLine = new RegExp(`^\\d{4}, [^,]+, (?:${states.join('|')})$`);

/** ISO calendar days, whatever time follows. */
const day = v.pipe(
  text,
  v.transform((value) => value?.match(/^\d{4}-\d{2}-\d{2}/)?.[0] ?? null),
);

/** Four digits: a service that sends numbers sends Darwin's 0800 as 800. Null for anything else. */
const postcode = v.pipe(
  text,
  v.transform((value) => /^\d{1,4}$/.exec(value ?? '')?.[0].padStart(4, '0') ?? null),
);

const fields = {
  AddressSiteId: text,
  BuildingName: text,
  AddressLine: text,
  LotNumber: text,
  UnitType: text,
  UnitNumber: text,
  LevelType: text,
  LevelNumber: text,
  StreetNumberPrefix1: text,
  StreetNumber1: text,
  StreetNumberSuffix1: text,
  StreetNumberPrefix2: text,
  StreetNumber2: text,
  StreetNumberSuffix2: text,
  StreetName: text,
  StreetType: text,
  StreetSuffix: text,
  Locality: text,
  State: text,
  Postcode: postcode,
  LegalParcelId: text,
  PropertyId: text,
  GnafPropertyId: text,
  AddressConfidence: text,
  StreetReliability: text,
  LocalityReliability: text,
  DateCreated: day,
  DateModified: day,
  DateRetired: day,
};
/** The named state, else the postcode's; other territories (OT) do not count as a state here. */
function stateOf(named: string | null, postcode: string | null): State | null {
  return named === null ? stateOfPostcode(postcode ?? '') : stateNamed(named);
}

/** A record without a line and a place is not an address, and no visitor may go on with it. */
const addressRecord: v.GenericSchema<unknown, AddressRecord> = v.pipe(
  v.object(fields),
  v.transform((record) => ({ ...record, State: stateOf(record.State, record.Postcode) })),
  v.check(({ AddressLine, Locality, State, Postcode }) =>
    Boolean(AddressLine && Locality && State && Postcode),
  ),
);
const retrieved = v.object({ data: v.nullable(addressRecord) });

export interface RemoteAddressParts {
  /** Without a trailing slash; `/search`, `/retrieve` and `/postcodes` follow it. */
  readonly url: string;
  readonly key: string | undefined;
  readonly outside: Outside;
}

/** @throws Problem address_fetch_failed from every call that the service did not answer */
export function createRemoteAddressPort({ url, key, outside }: RemoteAddressParts): AddressPort {
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  async function ask<S extends v.GenericSchema>(path: string, body: unknown, schema: S) {
    const result = await outside.postJson(`${url}${path}`, body, schema, headers);
    if (result.ok && result.status === 200) return result.value;
    const reason = result.ok ? `status ${result.status}` : result.reason;
    throw new Problem('address_fetch_failed', { cause: `address service: ${reason}` });
  }

  return {
    async search(text, limit = MAX_SUGGESTIONS) {
      const typed = text.trim().slice(0, maxAddressLine);
      if (typed.length < minimumAddressSearch) return { suggestions: [], repaired: [] };
      const { data, repaired } = await ask('/search', { address: typed }, suggestions);
      const usable = data.filter(({ RecordId }) => RecordId.length <= maxRecordId);
      return { suggestions: usable.slice(0, suggestionLimit(limit)), repaired };
    },
    async retrieve(recordId) {
      if (recordId.trim() === '' || recordId.length > maxRecordId) return null;
      return (await ask('/retrieve', { recordId }, retrieved)).data;
    },
    source: async () => ({ kind: 'remote', release: null, addresses: null, loadedAt: null }),
    async postcodes(text) {
      const typed = text.trim().slice(0, maxAddressLine);
      if (typed.length < minimumPostcodeSearch) return [];
      const { data } = await ask('/postcodes', { search: typed }, postcodes);
      return data.filter((line) => postcodeLine.test(line)).slice(0, MAX_SUGGESTIONS);
    },
  };
}
