/** The forms of a run, from invented people with one form and a referral code each. */
import type { VerticalSlug } from '../../domain/vertical.ts';
import { chanceOf, pickOf } from '../harness/seeded.ts';
import { formIdOf, ipOf } from '../harness/visitor.ts';

export type FormKind = 'lead-form' | 'hero' | 'bundle' | 'contact';

export interface Form {
  readonly kind: FormKind;
  /** The id of the form that is acknowledged: the idempotency key all the way to the partner. */
  readonly id: string;
  /** The id of the address form before it, if there is one. */
  readonly heroId: string;
  /** Empty for a message. */
  readonly verticals: readonly VerticalSlug[];
  readonly rc: string;
  /** How the referral code arrives: in the URL, or from an earlier visit. */
  readonly rcBy: 'query' | 'cookie';
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly street: { readonly number: string; readonly name: string };
  readonly ip: string;
  /** Whether it is sent twice: by a double click, or once more after its answer. */
  readonly again: 'no' | 'at once' | 'later';
}

const firstNames = ['Ada', 'Ben', 'Chloé', 'Dinh', 'Eve', 'Finn', 'Grace', 'Hamish'] as const;
const lastNames = ['Nguyen', 'O’Brien', 'Smith-Jones', 'Papadopoulos', 'Singh', 'Li'] as const;
const streets = ['Murray Road', 'Bell Street', 'Wattle Grove', 'Station Street'] as const;
const bundles = [
  ['energy', 'broadband'],
  ['energy', 'solar'],
  ['energy', 'solar', 'broadband'],
] as const satisfies readonly VerticalSlug[][];

/** @param kinds the forms to send; all by default */
export function planForms(
  seed: number,
  count: number,
  kinds: readonly FormKind[] = ['lead-form', 'hero', 'bundle', 'contact'],
): Form[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kindOf(chanceOf(seed, 'kind', index), kinds);
    return {
      kind,
      id: formIdOf(seed, 'form', index),
      heroId: formIdOf(seed, 'hero', index),
      verticals: verticalsOf(kind, seed, index),
      rc: `RC${seed}-${index}`,
      rcBy: chanceOf(seed, 'rc', index) < 0.3 ? 'cookie' : 'query',
      name: `${pickOf(firstNames, seed, 'first', index)} ${pickOf(lastNames, seed, 'last', index)}`,
      email: `person${index}@faults.${isTest(index) ? 'invalid' : 'example'}`,
      mobile: `04${String(index).padStart(8, '0')}`,
      street: { number: String(index + 1), name: pickOf(streets, seed, 'street', index) },
      ip: ipOf(index),
      again: againOf(chanceOf(seed, 'again', index)),
    };
  });
}

/** A few are tests, which no partner may receive. */
const isTest = (index: number) => index % 25 === 3;

function kindOf(chance: number, kinds: readonly FormKind[]): FormKind {
  const wanted: FormKind =
    chance < 0.55 ? 'lead-form' : chance < 0.8 ? 'hero' : chance < 0.9 ? 'bundle' : 'contact';
  return kinds.includes(wanted) ? wanted : (kinds[0] ?? 'lead-form');
}

function verticalsOf(kind: FormKind, seed: number, index: number): readonly VerticalSlug[] {
  if (kind === 'contact') return [];
  if (kind === 'bundle') return pickOf<readonly VerticalSlug[]>(bundles, seed, 'bundle', index);
  return [kind === 'lead-form' ? 'solar' : pickOf(['energy', 'broadband'], seed, 'one', index)];
}

function againOf(chance: number): Form['again'] {
  return chance < 0.05 ? 'at once' : chance < 0.08 ? 'later' : 'no';
}
