/** The slow program's reading of the published format: times, days, windows, amounts and volumes. */
import type { OlderDemand, PublishedDemand, PublishedWindow } from '../published-plan.ts';

/** Why a plan has no price; thrown wherever that is found. */
export class NoPrice extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`No price: ${reason}`);
    this.reason = reason;
  }
}

/** Hours of some days, in minutes after midnight. */
export interface Hours {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const weekdayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** `700`, `0700`, `07:00`, `07:00:00`, `0` */
function minutesOf(time: string | undefined): number {
  const plain = /^(\d{1,4})$/.exec(time ?? '')?.[1]?.padStart(4, '0');
  const colons = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '');
  const hour = Number(plain ? plain.slice(0, 2) : colons?.[1]);
  const minute = Number(plain ? plain.slice(2) : colons?.[2]);
  const known = hour <= 23 ? minute <= 59 : hour === 24 && minute === 0;
  if (!known) throw new NoPrice('unreadable-time');
  return hour * 60 + minute;
}

function startOf(time: string | undefined): number {
  const minutes = minutesOf(time);
  if (minutes === 1_440) throw new NoPrice('unreadable-time');
  return minutes;
}

function endOf(time: string | undefined): number {
  const minutes = minutesOf(time);
  return (minutes % 60 === 59 ? minutes + 1 : minutes) % 1_440;
}

function daysOf(names: readonly string[]): number[] {
  const days = names.flatMap((name) => {
    if (name === 'BUSINESS_DAYS') return [1, 2, 3, 4, 5];
    if (name === 'PUBLIC_HOLIDAYS') return [];
    return [weekdayNames.indexOf(name.slice(0, 3).toUpperCase())];
  });
  if (days.includes(-1)) throw new NoPrice('refused');
  return [...new Set(days)];
}

/** @throws NoPrice when it names no day */
export function usageHours({ days = [], startTime, endTime }: PublishedWindow): Hours {
  if (days.length === 0) throw new NoPrice('refused');
  return { days: daysOf(days), from: startOf(startTime), to: endOf(endTime) };
}

export function demandHours(charge: PublishedDemand | OlderDemand): Hours {
  const { days = [], startTime, endTime } = charge;
  const hours = { from: startOf(startTime), to: endOf(endTime) };
  if (isList(days)) return { days: days.length === 0 ? everyDay : daysOf(days), ...hours };
  const said = [
    ...(days.weekdays ? [1, 2, 3, 4, 5] : []),
    ...(days.saturday ? [6] : []),
    ...(days.sunday ? [0] : []),
  ];
  return { days: said.length === 0 ? everyDay : said, ...hours };
}

function isList<One>(some: readonly One[] | object): some is readonly One[] {
  return Array.isArray(some);
}

/** Whether a minute is within the hours. Both parts of a window over midnight belong to each listed day. */
export function holds({ days, from, to }: Hours, weekday: number, minute: number): boolean {
  if (!days.includes(weekday)) return false;
  if (from === to) return true;
  if (from < to) return from <= minute && minute < to;
  return minute >= from || minute < to;
}

/** @throws NoPrice when the text is not an amount */
export function amountOf(text: string | undefined): number {
  const amount = Number(text ?? 0);
  if (!Number.isFinite(amount) || amount < 0) throw new NoPrice('refused');
  return amount;
}

/** The bound of a step; none, as infinity, for a volume that is null, missing or 0. */
export function boundOf(volume: string | number | null | undefined): number {
  const bound = Number(volume ?? 0);
  if (!Number.isFinite(bound) || bound < 0) throw new NoPrice('refused');
  return bound === 0 ? Number.POSITIVE_INFINITY : bound;
}

/** A rate as a fraction: below 1 it is one already, otherwise it is a percentage. */
export function fractionOf(rate: string): number {
  const number = Number(rate);
  return number < 1 ? number : number / 100;
}
