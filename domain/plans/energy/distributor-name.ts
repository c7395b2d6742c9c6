/** Normalised names of networks: retailers write one network in several ways. */

/** The names on bills. */
const names = [
  'AusNet Services',
  'Ausgrid',
  'CitiPower',
  'Endeavour Energy',
  'Energex',
  'Ergon Energy',
  'Essential Energy',
  'Evoenergy',
  'Jemena',
  'Multinet Gas',
  'Power and Water',
  'Powercor',
  'SA Power Networks',
  'TasNetworks',
  'United Energy',
] as const;

const others: Readonly<Record<string, (typeof names)[number]>> = {
  ausnet: 'AusNet Services',
  endeavour: 'Endeavour Energy',
  ergon: 'Ergon Energy',
  // One network with three price lists; bills name only the network.
  'essential energy standard': 'Essential Energy',
  'essential energy far west': 'Essential Energy',
  multinet: 'Multinet Gas',
};

const known: ReadonlyMap<string, string> = new Map([
  ...names.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(others),
]);

/** A fuel after the name is redundant: a place's networks are looked up by fuel. */
const fuelBehind = / \((?:electricity|gas)\)$/i;

/** A network's name for comparison and display. */
export function distributorName(raw: string): string {
  const name = raw.trim().replace(/\s+/g, ' ').replace(fuelBehind, '');
  return known.get(name.toLowerCase()) ?? name;
}
