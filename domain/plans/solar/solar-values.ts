/** The computed facts of a solar system; apart from their words, because the browser does not compute them. */
import { dayAfter, dayWords } from '../../calendar.ts';
import { dollars } from '../../money.ts';
import type { FactOf } from '../fact.ts';
import type { solarFacts } from './solar-facts.ts';
import { payback, paybackWords } from './solar-payback.ts';
import type { SolarPlan } from './solar-plan.ts';
import { laterPrice, solarPrice } from './solar-price.ts';

export const solarValues = {
  before: (plan, answers, day) => solarPrice(plan, day, answers).beforeCents,
  certificates: (plan, answers, day) => {
    const { certificates } = solarPrice(plan, day, answers);
    return plan.certificateCents === 0
      ? `${certificates}, left to you`
      : `${certificates} at ${dollars(plan.certificateCents)} each`;
  },
  installBy: (plan, answers, day) => {
    const later = laterPrice(plan, day, answers);
    if (later === null) return null;
    const { from, installedCents } = later;
    return `${dayWords(dayAfter(from, -1))}. From ${dayWords(from)}: ${dollars(installedCents)}`;
  },
  payback: (plan, answers, day) =>
    paybackWords(payback(plan, solarPrice(plan, day, answers).installedCents, answers)),
} as const satisfies Partial<Readonly<Record<keyof typeof solarFacts, FactOf<SolarPlan>>>>;
