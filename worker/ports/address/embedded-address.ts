/** The embedded address adapter: an index of our own in D1. */
import type { D1Database } from '@cloudflare/workers-types';
import { displayLine, type LineParts } from '../../../domain/address/display-line.ts';
import {
  type ParsedAddress,
  parseAddress,
  parseAfterBuilding,
} from '../../../domain/address/parse-typed.ts';
import {
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import {
  type AddressPort,
  type AddressSuggestion,
  MAX_SUGGESTIONS,
  suggestionLimit,
} from './address.port.ts';
import { type AddressRow, addressRecord } from './address-record.ts';
import { rungs } from './match-expression.ts';
import { postcodeStatement } from './postcodes.ts';
import { recordId, recordPlace } from './record-id.ts';
import { type Statement, searchStatement } from './search-statement.ts';

interface HitRow extends LineParts {
  pid: string;
  street_pid: string;
}

interface PostcodeRow {
  postcode: string;
  name: string;
  state: string;
}

const RETRIEVE = `SELECT a.*, s.name, s.type, s.suffix, s.locality, s.state, s.postcode,
  s.reliability, s.locality_reliability
FROM street s CROSS JOIN address a ON a.street = s.id AND a.num = ?2
WHERE s.pid = ?1 AND a.pid = ?3 LIMIT 1`;

const suggestion = (row: HitRow): AddressSuggestion => ({
  DisplayLine: displayLine(row),
  RecordId: recordId({ pid: row.pid, streetPid: row.street_pid, num: row.num }),
});

/**
 * The address port over D1 (binding `ADDRESSES_DB`, tables of `migrations/`). A search is one
 * statement, and up to six more only while nothing is found. A database without a loaded release
 * finds nothing; errors of the database itself are the caller's.
 */
export function createEmbeddedAddressPort(db: D1Database): AddressPort {
  const rows = async <Row>({ sql, params }: Statement): Promise<Row[]> =>
    (
      await db
        .prepare(sql)
        .bind(...params)
        .all<Row>()
    ).results;

  return {
    async search(text, limit = MAX_SUGGESTIONS) {
      if (text.trim().length < minimumAddressSearch) return [];
      for (const statement of statements(text, suggestionLimit(limit))) {
        const found = await rows<HitRow>(statement);
        if (found.length > 0) return found.map(suggestion);
      }
      return [];
    },

    async retrieve(id) {
      const place = recordPlace(id);
      if (place === null) return null;
      const row = await db
        .prepare(RETRIEVE)
        .bind(place.streetPid, place.num, place.pid)
        .first<AddressRow>();
      return row === null ? null : addressRecord(row);
    },

    async postcodes(text) {
      if (text.trim().length < minimumPostcodeSearch) return [];
      const statement = postcodeStatement(text, MAX_SUGGESTIONS);
      if (statement === null) return [];
      const found = await rows<PostcodeRow>(statement);
      return found.map(({ postcode, name, state }) => `${postcode}, ${name}, ${state}`);
    },
  };
}

/** The statements to try in turn: the plain reading, then a building's name before it, then the ladder. */
function* statements(text: string, limit: number): Generator<Statement> {
  const parsed = parseAddress(text);
  const ladder = rungs(parsed.words);
  const plain = ladder.next();
  if (plain.done) return;
  yield searchStatement(parsed, plain.value, limit);
  const named: ParsedAddress | null = parsed.number === null ? parseAfterBuilding(text) : null;
  if (named !== null) {
    for (const rung of rungs(named.words)) {
      yield searchStatement(named, rung, limit);
      break;
    }
  }
  for (const rung of ladder) yield searchStatement(parsed, rung, limit);
}
