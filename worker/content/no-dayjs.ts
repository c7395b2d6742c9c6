/** A stand-in for dayjs, which sanitize-html's helper imports to parse dates; we pass it none. */

/** @throws Error always: the site parses dates in domain/calendar.ts */
// biome-ignore lint/style/noDefaultExport: the library's function is its default export
export default function noDayjs(): never {
  throw new Error('Dates are not read by dayjs: see domain/calendar.ts');
}
