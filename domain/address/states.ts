/** The states and territories of Australia, as addresses, premiums and certificates name them. */
export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];
