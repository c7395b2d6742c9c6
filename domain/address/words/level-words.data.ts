/** Words before a level's number, and the record's level type for each; apart from the unit words, which forms load. */

/** Typed word to level type, for levels that have a number. */
export const LEVEL_WORDS: Readonly<Record<string, string>> = {
  fl: 'Floor',
  floor: 'Floor',
  l: 'Level',
  level: 'Level',
  lv: 'Level',
  lvl: 'Level',
};

/** Level types that people mix up: a search does not filter by the typed one. */
export const COUNTED_LEVELS: ReadonlySet<string> = new Set(Object.values(LEVEL_WORDS));

/** Typed words to level type, for levels that need no number. */
export const NAMED_LEVELS: Readonly<Record<string, string>> = {
  basement: 'Basement',
  'ground floor': 'Ground Floor',
  'ground level': 'Ground Floor',
  'lower ground floor': 'Lower Ground Floor',
  mezzanine: 'Mezzanine',
  'upper ground floor': 'Upper Ground Floor',
};
