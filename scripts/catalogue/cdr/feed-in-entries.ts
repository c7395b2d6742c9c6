/** The price paid for a kWh sent to the grid, and whether it counts in a home's price (rules 1 and 24). */

import { cutWords, firstWords } from '../../../domain/cut-words.ts';
import { decimals } from '../../../domain/decimals.ts';
import { windowWords } from '../../../domain/plans/energy/detail/hour-words.ts';
import { feedInBelow } from '../../../domain/plans/energy/energy-plan.ts';
import { rateWords } from '../../../domain/plans/energy/line-sums.ts';
import type { Window } from '../../../domain/plans/energy/tariff/tariff.schema.ts';
import { newNotes } from './cdr-notes.ts';
import type { CdrFeedIn, CdrRate, CdrWindow } from './cdr-plan.schema.ts';
import { joinedFeedIn } from './joined-feed-in.ts';
import { heldDays } from './plan-term.ts';
import { hoursOf } from './tariff/clock-time.ts';
import { exact } from './tariff/tariff-unit.ts';
import { daysOfSteps } from './tariff/usage-blocks.ts';
import type { Reading } from './tariff/usage-rates.ts';
import { everyDay, weekDays } from './tariff/week-days.ts';

interface Step {
  readonly cents: number;
  readonly units?: number;
  readonly from?: number;
  readonly to?: number;
}

/** @param day entries that ended before it are left out */
export function feedInOf(entries: readonly CdrFeedIn[], reading: Reading, day: string): object[] {
  return joinedFeedIn(entries).flatMap((entry) => {
    const held = heldDays('solarFeedInTariff', entry, day);
    if (held.ended) return [];
    const notes = newNotes();
    const { steps, byDay, ...read } = stepsOf(entry, { ...reading, notes });
    const counts =
      read.counts && held.begun && steps.length > 0 && isOpen(entry) && steps.every(isBelievable);
    // How an entry was read matters only when it is part of a price.
    if (counts) for (const flag of notes.flags) reading.notes.flags.add(flag);
    const words = cutWords(
      [
        held.words && `Paid ${held.words}.`,
        byDay.length > 0 && `By day: ${byDay.join('; ')}.`,
        entry.description,
      ]
        .filter(Boolean)
        .join(' '),
      500,
    );
    if (steps.length === 0 && words === undefined) return [];
    return [
      {
        name: firstWords(120, entry.displayName) ?? 'Solar feed-in',
        ...(words === undefined ? {} : { words }),
        counts,
        steps,
      },
    ];
  });
}

/** Premium and government schemes are closed to new homes. */
function isOpen({ scheme, payerType }: CdrFeedIn): boolean {
  return scheme?.toUpperCase() !== 'PREMIUM' && payerType?.toUpperCase() !== 'GOVERNMENT';
}

/** Cents published as dollars would pay more than any home is charged. */
function isBelievable({ cents }: Step): boolean {
  return cents < feedInBelow;
}

function stepsOf(
  { singleTariff, timeVaryingTariffs = [] }: CdrFeedIn,
  reading: Reading,
): { readonly steps: Step[]; readonly counts: boolean; readonly byDay: readonly string[] } {
  if (singleTariff) {
    return { steps: stepsBySize(singleTariff, reading), counts: true, byDay: [] };
  }
  // Our steps have hours but no days: a price that differs between days is shown, never counted.
  let counts = true;
  const byDay: string[] = [];
  const steps = timeVaryingTariffs.flatMap((tariff) => {
    const bySize = stepsBySize(tariff, reading);
    const kind = kindOf(tariff.type);
    const windows = (tariff.timeVariations ?? []).map((window) => windowOf(window, reading));
    // Each window gets its own copy of the steps, so with two windows bounded steps would count twice.
    const bounded = bySize.some(({ units }) => units !== undefined);
    if (windows.length === 0 || (bounded && windows.length > 1)) counts = false;
    if (bySize.length === 0 || windows.some((one) => one?.days.length !== 7)) counts = false;
    return windows.flatMap((window) => {
      if (!window || window.days.length === 0 || bySize.length === 0) return [];
      const { days, ...hours } = window;
      if (days.length < 7) byDay.push(`${amountsOf(bySize)} ${windowWords([window])}`);
      return bySize.map((step) => ({ ...step, ...hours, kind }));
    });
  });
  return { steps, counts, byDay };
}

/** `9.00c for the first 8 kWh a day, then 2.00c`. */
function amountsOf(steps: readonly Step[]): string {
  return steps
    .map(({ cents, units }, index) => {
      const which = index === 0 ? 'first' : 'next';
      return units === undefined
        ? rateWords(cents)
        : `${rateWords(cents)} for the ${which} ${decimals(units)} kWh a day`;
    })
    .join(', then ');
}

interface Sized {
  readonly amount?: number | undefined;
  readonly rates?: readonly CdrRate[] | undefined;
  readonly period?: string | undefined;
}

/** Steps by volume per day; nothing is paid beyond the last bound. */
function stepsBySize(
  { amount, rates = [], period }: Sized,
  { fuel, toCents, notes }: Reading,
): Step[] {
  if (rates.length === 0) return amount === undefined ? [] : [{ cents: toCents(amount) }];
  const unbounded = rates.findIndex(({ volume }) => !volume);
  const reached = unbounded === -1 ? rates : rates.slice(0, unbounded + 1);
  const first = reached[0]?.volume ?? 0;
  const days = first > 0 ? daysOfSteps(period, first, fuel, notes) : 1;
  return reached.map(({ unitPrice, volume }) => {
    const cents = toCents(unitPrice);
    return volume ? { cents, units: exact(volume / days) } : { cents };
  });
}

/** Without days it is every day, without times every hour; undefined if either cannot be read. */
function windowOf({ days, startTime, endTime }: CdrWindow, { notes }: Reading): Window | undefined {
  // Flags from reading days are about usage, so they are dropped here.
  const named = days === undefined ? everyDay : weekDays(days, { ...notes, flags: new Set() });
  const allDay = startTime === undefined && endTime === undefined;
  const hours = allDay ? { from: 0, to: 1_440 } : hoursOf(startTime, endTime);
  return named && hours && { days: [...named], ...hours };
}

function kindOf(type: string | undefined): 'peak' | 'shoulder' | 'off-peak' | 'other' {
  const plain = (type ?? '').toUpperCase();
  if (plain.startsWith('OFF')) return 'off-peak';
  if (plain.startsWith('SHOULDER')) return 'shoulder';
  return plain.startsWith('PEAK') ? 'peak' : 'other';
}
