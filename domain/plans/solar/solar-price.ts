/** The price of a solar system before and after certificates. */
import type { Answers } from '../question.ts';
import { batteryCertificates, dropsAfter, panelCertificates } from './solar-certificates.ts';
import type { SolarPlan } from './solar-plan.ts';

export interface SolarPrice {
  readonly beforeCents: number;
  readonly certificates: number;
  /** The remaining one-off price. */
  readonly installedCents: number;
}

/** @param day assumed day of installation, which decides the certificates */
export function solarPrice(plan: SolarPlan, day: string, answers: Answers): SolarPrice {
  const { batteryKilowattHours: usable, batteryNominalKilowattHours: nominal } = plan;
  const certificates =
    panelCertificates(plan.panelKilowatts, String(answers.state), day) +
    batteryCertificates({ usable, nominal }, day);
  const beforeCents = plan.beforeCertificatesCents;
  const installedCents = Math.max(0, beforeCents - certificates * plan.certificateCents);
  return { beforeCents, certificates, installedCents };
}

/** The price from the first later day on which it rises because of fewer certificates. */
export interface LaterPrice {
  readonly from: string;
  readonly installedCents: number;
}

/** Null where the price never rises later, such as where no certificates are taken off. */
export function laterPrice(plan: SolarPlan, day: string, answers: Answers): LaterPrice | null {
  const { installedCents } = solarPrice(plan, day, answers);
  for (const from of dropsAfter(day)) {
    const later = solarPrice(plan, from, answers);
    if (later.installedCents > installedCents)
      return { from, installedCents: later.installedCents };
  }
  return null;
}
