/** Names of networks: retailers write one network in several ways. */

/** As they stand on bills. */
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
  // One network with three price lists; a bill names the network alone.
  'essential energy standard': 'Essential Energy',
  'essential energy far west': 'Essential Energy',
  multinet: 'Multinet Gas',
};

const known: ReadonlyMap<string, string> = new Map([
  ...names.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(others),
]);

/** A fuel behind the name says nothing: a place is asked for its networks by fuel. */
const fuelBehind = / \((?:electricity|gas)\)$/i;

/** The name by which a network is compared and shown. */
export function distributorName(raw: string): string {
  const name = raw.trim().replace(/\s+/g, ' ').replace(fuelBehind, '');
  return known.get(name.toLowerCase()) ?? name;
}
