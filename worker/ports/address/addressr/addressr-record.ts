/** addressr's answers, turned into the shapes of the address port. */
import * as v from 'valibot';
import { type State, states } from '../../../../domain/address/states.ts';
import { SLASH_UNITS } from '../../../../domain/address/words/designators.data.ts';
import { STREET_TYPES } from '../../../../domain/address/words/street-types.data.ts';
import { writtenPart } from '../../../../domain/address/written-name.ts';
import { type AddressRecord, type AddressSuggestion, emptyRecord } from '../address.port.ts';
import { text } from '../text-field.ts';

const named = v.nullish(v.object({ name: text, code: text }));
const end = { prefix: text, number: text, suffix: text };

/** `sla`: the single line address. */
const hit = v.object({
  sla: v.pipe(v.string(), v.nonEmpty()),
  pid: v.pipe(v.string(), v.nonEmpty()),
});
export const hits = v.array(hit);

/** Other territories (OT) do not count as a state here. */
const state = v.pipe(v.string(), v.toUpperCase(), v.picklist(states));

const structured = v.object({
  buildingName: text,
  lotNumber: v.nullish(v.object(end)),
  flat: v.nullish(v.object({ type: named, ...end })),
  level: v.nullish(v.object({ type: named, ...end })),
  number: v.nullish(v.object({ ...end, last: v.nullish(v.object(end)) })),
  street: v.object({ name: text, type: named, suffix: named }),
  locality: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }),
  state: v.object({ abbreviation: state }),
  postcode: v.pipe(v.string(), v.nonEmpty()),
  confidence: text,
});
const address = v.object({ sla: v.pipe(v.string(), v.nonEmpty()), structured });
/** The answer for an unknown id, with status 404. */
const refusal = v.object({ error: v.string() });
export const answered = v.union([address, refusal]);

export const localities = v.array(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    state: v.object({ abbreviation: text }),
    postcode: text,
  }),
);
export const postcodes = v.array(
  v.object({ postcode: v.string(), localities: v.array(v.object({ name: v.string() })) }),
);

const placed = new RegExp(` (?:${states.join('|')}) \\d{4}$`);

/** Only lines in one of the states: other lines have no record that can be an address here. */
export function suggestionsOf(found: v.InferOutput<typeof hits>): AddressSuggestion[] {
  return found
    .map(({ sla, pid }) => ({ DisplayLine: lineOf(sla), RecordId: pid }))
    .filter(({ DisplayLine }) => placed.test(DisplayLine));
}

/** addressr keeps no site, parcel, property, reliability or dates. */
export function recordOf({ sla, structured: one }: v.InferOutput<typeof address>): AddressRecord {
  const { flat, level, number, street } = one;
  return {
    ...emptyRecord,
    BuildingName: written(one.buildingName),
    AddressLine: lineOf(sla).split(', ').slice(0, -1).join(', ') || null,
    LotNumber: joined(one.lotNumber),
    UnitType: written(flat?.type?.name),
    UnitNumber: joined(flat),
    LevelType: written(level?.type?.name),
    LevelNumber: joined(level),
    StreetNumberPrefix1: number?.prefix ?? null,
    StreetNumber1: number?.number ?? null,
    StreetNumberSuffix1: number?.suffix ?? null,
    StreetNumberPrefix2: number?.last?.prefix ?? null,
    StreetNumber2: number?.last?.number ?? null,
    StreetNumberSuffix2: number?.last?.suffix ?? null,
    StreetName: written(street.name),
    // In the national file, a street type's full word is its code, but a suffix's is its name.
    StreetType: written(street.type?.code),
    StreetSuffix: written(street.suffix?.name),
    Locality: written(one.locality.name),
    State: one.state.abbreviation,
    Postcode: one.postcode,
    AddressConfidence: one.confidence,
  };
}

export function stateOf(abbreviation: string | null): State | null {
  return states.find((state) => state === abbreviation?.toUpperCase()) ?? null;
}

const written = (name: string | null | undefined): string | null =>
  name ? writtenPart(name) : null;

type End = { readonly [Part in keyof typeof end]: string | null };

const joined = (one: End | null | undefined): string | null =>
  one ? `${one.prefix ?? ''}${one.number ?? ''}${one.suffix ?? ''}` || null : null;

const byAbbr: ReadonlyMap<string, string> = new Map(
  Object.entries(STREET_TYPES).map(([type, [abbr]]) => [abbr.toUpperCase(), type]),
);

/**
 * `UNIT 1, 109 KIRRIBILLI AV, KIRRIBILLI NSW 2061` → `1/109 Kirribilli Avenue, Kirribilli NSW 2061`:
 * the line as the index writes it, with the building's name where the address has one.
 */
export function lineOf(sla: string): string {
  const parts = sla.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  const place = parts.pop() ?? '';
  const house = withFullType(parts.pop() ?? '');
  const [before, ...more] = parts.map(writtenPart);
  const [, unitType = '', unit] = before?.match(/^(\p{L}+) (\S+)$/u) ?? [];
  const slash = more.length === 0 && SLASH_UNITS.has(unitType) && /^\d/.test(house);
  const lines = slash
    ? [`${unit}/${house}`]
    : [...(before ? [before] : []), ...more, ...(house ? [house] : [])];
  return [...lines, writtenPlace(place)].join(', ');
}

/** The type's abbreviation comes last, or before `NORTH` and the like; a street's first words are its name. */
function withFullType(house: string): string {
  const words = house.split(' ');
  const suffixed = /^(?:NORTH|SOUTH|EAST|WEST|UPPER|LOWER|CENTRAL|EXTENSION)$/.test(
    words.at(-1) ?? '',
  );
  const at = words.length - (suffixed ? 2 : 1);
  return words
    .map((word, index) => (index === at && at >= 2 && byAbbr.get(word)) || writtenPart(word))
    .join(' ');
}

function writtenPlace(place: string): string {
  const [, name, rest] = place.match(/^(.*) ([A-Z]{2,3} \d{4})$/) ?? [];
  return name && rest ? `${writtenPart(name)} ${rest}` : writtenPart(place);
}
