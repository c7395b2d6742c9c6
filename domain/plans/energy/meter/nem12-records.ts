/** The records of a NEM12 file, field by field (AEMO, Meter Data File Format Specification NEM12 and NEM13). */
import { isDay } from '../../../calendar.ts';
import { halfHoursOfDay } from '../measured-year.ts';
import { MeterFault } from './meter-fault.ts';

/** The fields of a line; a quoted field may contain commas. */
export function fieldsOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(',');
  const fields = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return fields.map((field) =>
    field.startsWith('"') && field.endsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );
}

/** Record 200: the meter and register of the days after it. */
export interface RegisterRecord {
  readonly nmi: string;
  /** `E1`, `B1`; other suffixes do not measure energy used or exported. */
  readonly suffix: string;
  readonly minutes: number;
  readonly kwhEach: number;
}

const kwhOf: Readonly<Record<string, number>> = { wh: 0.001, kwh: 1, mwh: 1_000 };

export function registerRecord(fields: readonly string[], line: number): RegisterRecord {
  const [, nmi = '', , , suffix = '', , , unit = '', length = ''] = fields.map((one) => one.trim());
  const register = { nmi, suffix: suffix.toUpperCase() };
  const minutes = Number(length);
  if (![5, 15, 30].includes(minutes)) {
    throw new MeterFault('unknown-interval', line, `The interval is “${length}”.`);
  }
  const kwhEach = kwhOf[unit.toLowerCase()];
  if (kwhEach === undefined && isEnergy(register)) {
    throw new MeterFault('unknown-unit', line, `The unit is “${unit}”.`);
  }
  return { ...register, minutes, kwhEach: kwhEach ?? 0 };
}

/** E is use, B is export to the grid; other suffixes are for reactive power and checks. */
export function isEnergy({ suffix }: Pick<RegisterRecord, 'suffix'>): boolean {
  return /^[EB][0-9A-Z]$/.test(suffix);
}

export interface DayRecord {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** kWh in each half hour; NaN where nothing was measured. */
  readonly kwh: Float64Array;
}

/** A for actual, S substituted, F final, E estimated, N null and V variable, each with its method. */
const quality = /^[AEFNSV]\d{0,2}$/;

/** More than any home's connection can carry in half an hour. */
const mostKwh = 100_000;

/** Record 300: a day of readings at the register's interval. */
export function dayRecord(
  fields: readonly string[],
  { minutes, kwhEach }: RegisterRecord,
  line: number,
): DayRecord {
  const day = dayOf(fields[1] ?? '', line);
  const count = 1_440 / minutes;
  const each = count / halfHoursOfDay;
  const wrong = (found: number) =>
    new MeterFault('wrong-intervals', line, `Found ${found} readings; expected ${count}.`);
  const kwh = new Float64Array(halfHoursOfDay);
  for (let index = 0; index < count; index += 1) {
    const field = fields[2 + index]?.trim();
    if (field === undefined || quality.test(field)) throw wrong(index);
    const half = Math.floor(index / each);
    kwh[half] = (kwh[half] ?? 0) + readingOf(field, line) * kwhEach;
  }
  const method = fields[2 + count]?.trim() ?? '';
  if (method !== '' && !quality.test(method)) throw wrong(readingsIn(fields));
  if (method.startsWith('N')) kwh.fill(Number.NaN);
  return { day, kwh };
}

/** The number of readings before the quality field or, without one, of all remaining fields. */
function readingsIn(fields: readonly string[]): number {
  const end = fields.findIndex((field) => quality.test(field.trim()));
  return (end === -1 ? fields.length : end) - 2;
}

/** NaN for a reading that is missing or negative. */
function readingOf(field: string, line: number): number {
  if (field === '') return Number.NaN;
  const read = Number(field);
  if (!Number.isFinite(read) || Math.abs(read) > mostKwh * 1_000) {
    throw new MeterFault('not-a-number', line, `“${field.slice(0, 40)}”.`);
  }
  return read < 0 ? Number.NaN : read;
}

function dayOf(field: string, line: number): number {
  const date = field.trim();
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  if (!isDay(day)) throw new MeterFault('no-such-date', line, `“${date.slice(0, 40)}”.`);
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** Record 400: removes intervals without a measurement from the preceding day. */
export function withoutNulls(
  fields: readonly string[],
  { kwh }: DayRecord,
  { minutes }: RegisterRecord,
): void {
  const [, from = '', to = '', method = ''] = fields;
  if (!method.trim().startsWith('N')) return;
  const each = 30 / minutes;
  const first = Math.floor((Number(from) - 1) / each);
  kwh.fill(Number.NaN, Math.max(0, first), Math.ceil(Number(to) / each));
}
