/** Electricity networks and roughly their postcodes, for plans generated in tests and measurements. */
import { stateOfPostcode } from '../../../../domain/address/postcode-states.ts';

export interface Network {
  readonly name: string;
  readonly postcodes: readonly string[];
  /** The percentage of plans that are sold on it. */
  readonly share: number;
}

type Run = readonly [first: number, last: number];

/** Postcode 3068 lies in two networks, as some postcodes do. */
export const networks: readonly Network[] = [
  network('Ausgrid', 12, [2000, 2114], [2190, 2234], [2250, 2265], [2280, 2338]),
  network('Endeavour Energy', 10, [2115, 2179], [2500, 2533], [2555, 2578], [2740, 2790]),
  network('Essential Energy', 11, [2339, 2490], [2536, 2551], [2619, 2739], [2791, 2880]),
  network('Evoenergy', 4, [2600, 2618], [2900, 2914]),
  network('CitiPower', 7, [3000, 3008], [3051, 3054], [3065, 3068], [3121, 3124], [3181, 3185]),
  network('Jemena', 7, [3031, 3049], [3055, 3062], [3068, 3073], [3078, 3081]),
  network('Powercor', 7, [3011, 3030], [3211, 3400], [3429, 3556]),
  network('AusNet Services', 7, [3074, 3077], [3082, 3099], [3134, 3140], [3658, 3909]),
  network('United Energy', 7, [3125, 3133], [3146, 3180], [3186, 3204], [3910, 3944]),
  network('Energex', 10, [4000, 4344], [4500, 4575]),
  network('Ergon Energy', 4, [4345, 4498], [4580, 4895]),
  network('SA Power Networks', 9, [5000, 5734]),
  network('TasNetworks', 4, [7000, 7470]),
  network('Power and Water', 1, [800, 886]),
];

function network(name: string, share: number, ...runs: readonly Run[]): Network {
  const postcodes = runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(4, '0')),
  );
  return { name, share, postcodes: postcodes.filter((one) => stateOfPostcode(one) !== null) };
}
