/** Situations of a list's visitors, each with what it asks for. */
import type { FilterValues } from './filter.ts';
import type { Answers } from './question.ts';

/** Answers, or filters, that people recognise themselves in: `Two people, streaming`. They stay editable. */
export interface Preset {
  readonly label: string;
  readonly answers?: Answers;
  readonly filters?: FilterValues;
  /** Not of lists with other values of these filters. */
  readonly of?: FilterValues;
}
