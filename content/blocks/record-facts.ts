/** Facts about pictures and pages that content gives in each place, and the CMS only once per record. */
import { placeIn } from '../model/fault-words.ts';
import { own } from './editor-document.ts';
import { sameJson } from './same-json.ts';

interface RecordFacts {
  /** `members.0.thumbnail` */
  readonly at: string;
  readonly facts: object;
}

/**
 * The first place where a picture or a reference to a page would differ; undefined where all are the same.
 * @param before @param after one section, as its schema parsed it
 */
export function otherRecord(before: unknown, after: unknown): string | undefined {
  const later = factsOf(after);
  return factsOf(before).find(({ facts }, index) => !sameJson(facts, later[index]?.facts))?.at;
}

function factsOf(value: unknown, at = ''): RecordFacts[] {
  if (typeof value !== 'object' || value === null) return [];
  if (own(value, 'type') === 'relationship') {
    const data = own(value, 'data');
    const facts = {
      words: own(data, 'label') ?? own(data, 'id'),
      path: own(own(data, 'data'), 'path'),
    };
    return [{ at, facts }];
  }
  const src = own(value, 'src') ?? own(value, 'url');
  if (typeof src === 'string' && typeof own(value, 'width') === 'number') {
    const [width, height, focus] = ['width', 'height', 'focus'].map((name) => own(value, name));
    return [{ at, facts: { src, width, height, focus: focus ?? middle } }];
  }
  return Object.entries(value).flatMap(([key, inner]) => factsOf(inner, placeIn(at, key)));
}

/** A picture's default focus. */
const middle = { x: 0.5, y: 0.5 };
