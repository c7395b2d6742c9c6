/** The price of a solar system before and after certificates. */
import type { Answers } from '../question.ts';
import { batteryCertificates, dropsAfter, panelCertificates } from './solar-certificates.ts';
import type { SolarPlan } from './solar-plan.ts';

export interface SolarPrice {
  readonly beforeCents: number;
  readonly certificates: number;
  /** What is left to pay, once. */
  readonly installedCents: number;
}

/** @param day taken as the day of installation, which decides the certificates */
export function solarPrice(plan: SolarPlan, day: string, answers: Answers): SolarPrice {
  const { batteryKilowattHours: usable, batteryNominalKilowattHours: nominal } = plan;
  const certificates =
    panelCertificates(plan.panelKilowatts, String(answers.state), day) +
    batteryCertificates({ usable, nominal }, day);
  const beforeCents = plan.beforeCertificatesCents;
  const installedCents = Math.max(0, beforeCents - certificates * plan.certificateCents);
  return { beforeCents, certificates, installedCents };
}

/** The price from the first later day on which fewer certificates make it higher. */
export interface LaterPrice {
  readonly from: string;
  readonly installedCents: number;
}

/** Null where no certificate is in the price, so that it does not depend on the day. */
export function laterPrice(plan: SolarPlan, day: string, answers: Answers): LaterPrice | null {
  const { installedCents } = solarPrice(plan, day, answers);
  for (const from of dropsAfter(day)) {
    const later = solarPrice(plan, from, answers);
    if (later.installedCents > installedCents)
      return { from, installedCents: later.installedCents };
  }
  return null;
}
