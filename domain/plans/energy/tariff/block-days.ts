/** The periods that steps of use are stated for: a browser that prices plans needs them without the schemas. */

/** In days of a year. */
export const blockDays = {
  day: 1,
  month: 365 / 12,
  'two-months': 365 / 6,
  quarter: 365 / 4,
  year: 365,
} as const;
