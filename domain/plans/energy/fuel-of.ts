/** Which fuel an energy plan sells: a plan of both is a kind of its own. */
import type { EnergyPlan } from './energy-plan.ts';

export const energyFuels = ['Electricity', 'Gas', 'Dual'] as const;
export type EnergyFuel = (typeof energyFuels)[number];

export function fuelOf({ electricity, gas }: Pick<EnergyPlan, 'electricity' | 'gas'>): EnergyFuel {
  if (electricity && gas) return 'Dual';
  return gas ? 'Gas' : 'Electricity';
}
