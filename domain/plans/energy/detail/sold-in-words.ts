/** The area where a plan is sold, in words. */
import { inWords } from '../../../text.ts';
import { distributorName } from '../distributor-name.ts';
import type { EnergyArea } from '../energy-plan.ts';

/** The most postcodes named; more are only counted. */
const mostNamed = 8;

export function soldInWords(area: EnergyArea | undefined): string {
  const { states = [], postcodes = [], except = [] } = area ?? {};
  const distributors = [...new Set(area?.distributors.map(distributorName))];
  const parts = [
    states.length > 0 ? `in ${inWords(states)}` : null,
    distributors.length > 0 ? `on the ${networks(distributors)}` : null,
    postcodes.length > 0 ? `in ${codes(postcodes)}` : null,
    except.length > 0 ? `not in ${codes(except)}` : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return 'Sold everywhere this retailer operates.';
  return `Sold ${parts.join(', ')}.`;
}

function networks(names: readonly string[]): string {
  return `${names.length === 1 ? 'network' : 'networks'} ${inWords(names)}`;
}

function codes(all: readonly string[]): string {
  const sorted = all.toSorted();
  if (sorted.length === 1) return `postcode ${sorted[0]}`;
  if (sorted.length <= mostNamed) return `postcodes ${inWords(sorted)}`;
  return `${sorted.length} postcodes from ${sorted[0]} to ${sorted.at(-1)}`;
}
