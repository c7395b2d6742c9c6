/** Solar systems for tests: one without a battery, and others of any size. */
import type { SolarPlan } from './solar-plan.ts';

/** 6.6 kW for $7,555 before certificates, for which the installer takes off $37 each. */
export const solarSystem: SolarPlan = {
  vertical: 'solar',
  id: 'system',
  providerId: 'invented',
  name: 'System',
  inclusions: [],
  checkedOn: '2026-11-20',
  sponsored: false,
  panelKilowatts: 6.6,
  batteryKilowattHours: null,
  beforeCertificatesCents: 755_500,
  certificateCents: 3_700,
  accreditation: 'S0000100',
  warrantyYears: { panels: 25, inverter: 10, installation: 5 },
  dataSheet: 'https://www.invented.example/sheet',
};

/** @param size in kW of panels and kWh of battery */
export function solarOf(
  [panelKilowatts, batteryKilowattHours]: readonly [number, number | null],
  [beforeCertificatesCents, certificateCents]: readonly [number, number],
): SolarPlan {
  const size = { panelKilowatts, batteryKilowattHours };
  return { ...solarSystem, ...size, beforeCertificatesCents, certificateCents };
}
