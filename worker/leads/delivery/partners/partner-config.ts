/** Which partner gets what: parsed from the variable LEAD_PARTNERS (docs/operations/leads.md). */
import * as v from 'valibot';
import { type PartnerConfig, partnerName } from './define-partner.ts';
import { partnerKinds } from './partner-registry.ts';

const kinds = partnerKinds.map(({ kind }) => kind);

/** Never parses: it says what is wrong with an entry that no kind's schema can be found for. */
const unknownKind = v.pipe(
  v.object({ kind: v.picklist(kinds, `must be one of ${kinds.join(', ')}`) }),
  v.never(),
);

const entry = v.lazy((input): v.GenericSchema<unknown, PartnerConfig> => {
  const has = (kind: string) => v.is(v.object({ kind: v.literal(kind) }), input);
  return partnerKinds.find(({ kind }) => has(kind))?.schema ?? unknownKind;
});

const list = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is not valid JSON'),
  v.array(entry, 'must be a list of partners'),
);

/**
 * The partners in order; the first that takes a product gets it.
 * @throws Error naming each partner and field, and what is wrong there; never a value that was given
 */
export function parsePartners(json: string): PartnerConfig[] {
  if (json.trim() === '') return [];
  const result = v.safeParse(list, json, { message: plainMessage });
  if (!result.success) {
    throw new Error(
      `LEAD_PARTNERS cannot be used.\n  ${result.issues.map(described).join('\n  ')}`,
    );
  }
  const names = result.output.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) {
    throw new Error(`LEAD_PARTNERS names "${twice}" twice: give each partner a name of its own`);
  }
  return result.output;
}

/** Valibot's own words repeat the value, which may be a secret in the wrong field. */
function plainMessage({ expected, received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'is missing' : `must be ${expected}`;
}

/** `partner "crm", url: must be https`; an entry without a usable name goes by its place in the list. */
function described({ path, message }: v.BaseIssue<unknown>): string {
  const [place, ...fields] = path ?? [];
  if (!place) return `It ${message}`;
  const named = v.safeParse(v.object({ name: partnerName }), place.value);
  const partner = named.success ? `"${named.output.name}"` : Number(place.key) + 1;
  const field = fields.map(({ key }) => `, ${key}`).join('');
  return `partner ${partner}${field}: ${message}`;
}
