/** The periods of usage steps; apart from the schemas, which a browser that prices plans does not need. */

/** In days of a 365-day year. */
export const blockDays = {
  day: 1,
  month: 365 / 12,
  'two-months': 365 / 6,
  quarter: 365 / 4,
  year: 365,
} as const;
