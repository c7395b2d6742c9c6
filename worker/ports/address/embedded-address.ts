/** The embedded address adapter: our own index in D1. */
import type { D1Database } from '@cloudflare/workers-types';
import { displayLine, type LineParts } from '../../../domain/address/display-line.ts';
import {
  type ParsedAddress,
  parseAddress,
  parseAfterBuilding,
  parseOtherwise,
} from '../../../domain/address/parse-typed.ts';
import { readPlace } from '../../../domain/address/places/read-place.ts';
import {
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import { withDeadline } from '../../http/outside/with-deadline.ts';
import type { Statement } from '../statement.ts';
import {
  type AddressAnswer,
  type AddressPort,
  type AddressSuggestion,
  MAX_SUGGESTIONS,
  suggestionLimit,
} from './address.port.ts';
import { type AddressRow, addressRecord } from './address-record.ts';
import { inTime, type LiveSlot } from './live-slot.ts';
import { anchoredRung, looserRungs, plainRung, repairedRungs } from './match-expression.ts';
import { postcodeStatement } from './postcodes.ts';
import { recordId, recordPlace } from './record-id.ts';
import { searchStatement } from './search-statement.ts';
import type { ShortAnswers } from './short-answers.ts';
import { type FarRung, farRungs, nearestTo } from './typos/far-repair.ts';
import { nearStatement, repairedIn, repairsOf } from './typos/repair.ts';

interface HitRow extends LineParts {
  pid: string;
  street_pid: string;
}

interface NearRow {
  key: string;
  word: string;
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

export interface EmbeddedAddressOptions {
  /** Caches the answers to the first letters. */
  readonly shortAnswers?: ShortAnswers;
  /** False leaves typing errors unrepaired, for the bench to compare with. */
  readonly repair?: boolean;
}

/**
 * The address port over D1 (`index`: the databases with the tables of `migrations/`). A search is one
 * statement; if it finds nothing, a second round trip searches more loosely, and two more repair typing
 * errors. A database without a release finds nothing; errors of the database itself reach the caller, as
 * does a timeout after 8 s.
 */
export function createEmbeddedAddressPort(
  index: LiveSlot,
  { shortAnswers, repair = true }: EmbeddedAddressOptions = {},
): AddressPort {
  return {
    async search(text, limit = MAX_SUGGESTIONS) {
      if (text.trim().length < minimumAddressSearch) return nothing;
      const most = suggestionLimit(limit);
      const { db, release } = await index.live();
      const key = release ? shortAnswers?.keyOf(release, text, most) : null;
      if (!shortAnswers || !key) return searchIn(db, text, most, repair);
      const known = await shortAnswers.get(key);
      if (known) return known;
      const answer = await searchIn(db, text, most, repair);
      // An empty answer is not cached: a load may be emptying the database.
      if (answer.suggestions.length > 0) await shortAnswers.set(key, answer);
      return answer;
    },

    async retrieve(id) {
      const place = recordPlace(id);
      if (place === null) return null;
      const params = [place.streetPid, place.num, place.pid];
      const statement = { sql: RETRIEVE, params };
      const { db } = await index.live();
      const [row] = await rows<AddressRow>(db, statement);
      if (row) return addressRecord(row);
      // The id may be from the release before: it was on the visitor's screen when the release changed.
      for (const other of await index.others()) {
        const [before] = await inTime(rows<AddressRow>(other.db, statement)).catch(() => []);
        if (before) return addressRecord(before);
      }
      return null;
    },

    async source() {
      const { release } = await index.live();
      if (!release) return { kind: 'none', release: null, addresses: null, loadedAt: null };
      const { kind, id, addresses, loaded_at: loadedAt } = release;
      return { kind, release: id, addresses, loadedAt };
    },

    async postcodes(text) {
      if (text.trim().length < minimumPostcodeSearch) return [];
      const { db } = await index.live();
      for (const place of readPlace(text)) {
        const found = await rows<PostcodeRow>(db, postcodeStatement(place, MAX_SUGGESTIONS));
        if (found.length === 0) continue;
        return found.map(({ postcode, name, state }) => `${postcode}, ${name}, ${state}`);
      }
      return [];
    },
  };
}

/** How many repaired queries are tried first: they find nearly every typing error, and the others cost more. */
const likely = 2;
/** All but a few suburbs have at most this many streets. */
const farStreets = 300;

const nothing: AddressAnswer = { suggestions: [], repaired: [] };

async function searchIn(
  db: D1Database,
  text: string,
  limit: number,
  repair: boolean,
): Promise<AddressAnswer> {
  const parsed = parseAddress(text);
  const plain = plainRung(parsed.words);
  if (plain === null) return nothing;
  const found = await rows<HitRow>(db, searchStatement(parsed, plain, limit));
  if (found.length > 0) return { suggestions: found.map(suggestion), repaired: [] };

  const { words } = parsed;
  const near = repair ? nearStatement(words) : null;
  const looser = [
    ...otherwise(text, limit),
    ...namedInFront(parsed, text, limit),
    ...looserRungs(words).map((rung) => searchStatement(parsed, rung, limit)),
  ];
  const answers = await inOneMessage<HitRow & NearRow>(db, near ? [...looser, near] : looser);
  const nearWords = near ? (answers.pop() ?? []) : [];
  const loosely = answers.find((answer) => answer.length > 0);
  if (loosely) return { suggestions: loosely.map(suggestion), repaired: [] };

  const repairs = repairsOf(words, nearWords);
  const rungs = repairedRungs(words, repairs).map((rung) => searchStatement(parsed, rung, limit));
  const likelyOnes = await inOneMessage<HitRow>(db, rungs.slice(0, likely));
  // Without a number, nothing tells one street of a suburb from another.
  const far = repair && parsed.number !== null ? farRungs(words) : [];
  const farOnes = far.map(({ rung }) => searchStatement(parsed, rung, farStreets, farStreets));
  const repairedBy = (answer: HitRow[] | undefined): AddressAnswer | undefined => {
    const suggestions = (answer ?? []).map(suggestion);
    const [first] = suggestions;
    return first && { suggestions, repaired: repairedIn(first.DisplayLine, words, repairs) };
  };
  const first = repairedBy(likelyOnes.find(isAnswer));
  if (first) return first;
  const others = await inOneMessage<HitRow>(db, [...rungs.slice(likely), ...farOnes]);
  const farAnswers = others.splice(others.length - far.length);
  return repairedBy(others.find(isAnswer)) ?? farAnswer(far, farAnswers, limit);
}

const isAnswer = (answer: readonly unknown[]): boolean => answer.length > 0;

/** The answer for the first left-out word that comes close to a street found without it. */
function farAnswer(
  far: readonly FarRung[],
  answers: readonly HitRow[][],
  limit: number,
): AddressAnswer {
  for (const [at, { word }] of far.entries()) {
    const nearest = nearestTo(word, answers[at] ?? []).slice(0, limit);
    const [best] = nearest;
    if (!best) continue;
    const suggestions = nearest.map(({ row }) => suggestion(row));
    const line = suggestions[0]?.DisplayLine ?? '';
    return { suggestions, repaired: repairedIn(line, [word], new Map([[word, [best.found]]])) };
  }
  return nothing;
}

/** The same words and numbers read in other ways (`L2/37` as unit L2). */
function otherwise(text: string, limit: number): Statement[] {
  return parseOtherwise(text).flatMap((read) => {
    const rung = plainRung(read.words);
    return rung ? [searchStatement(read, rung, limit)] : [];
  });
}

/**
 * Everything before the number read as a name: a building's (`Rialto, 525 Collins St`), or else one that
 * the index does not have, such as a property's or a person's. Then the street's name must have the word
 * right after the number, because the name left out may have been a street.
 */
function namedInFront({ number }: ParsedAddress, text: string, limit: number): Statement[] {
  const named = number === null ? parseAfterBuilding(text) : null;
  if (named === null) return [];
  const ways = [
    { read: named, rung: plainRung(named.words) },
    { read: { ...named, building: null }, rung: anchoredRung(named.words) },
  ];
  return ways.flatMap(({ read, rung }) => (rung ? [searchStatement(read, rung, limit)] : []));
}

/** The same as for any outside system (spec: failures). */
const answerMs = 8_000;

const prepared = (db: D1Database, { sql, params }: Statement) => db.prepare(sql).bind(...params);

async function rows<Row>(db: D1Database, statement: Statement): Promise<Row[]> {
  return (await withDeadline(prepared(db, statement).all<Row>(), answerMs)).results;
}

async function inOneMessage<Row>(
  db: D1Database,
  statements: readonly Statement[],
): Promise<Row[][]> {
  if (statements.length === 0) return [];
  const asked = db.batch<Row>(statements.map((statement) => prepared(db, statement)));
  const answers = await withDeadline(asked, answerMs);
  return answers.map(({ results }) => results);
}
