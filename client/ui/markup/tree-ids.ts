/**
 * The ids of React's `useId`: each encodes its component's place in the tree, so that the browser derives
 * the same id (react-dom 19.3.1, pushTreeContext and makeId). A place is a run of bits, outermost last;
 * what does not fit into 30 bits overflows into text.
 */

export interface TreePlace {
  readonly bits: number;
  readonly overflow: string;
}

export const treeRoot: TreePlace = { bits: 1, overflow: '' };

/** The place of the child at `index` (from 0) among `children`. */
export function childPlace(
  { bits, overflow }: TreePlace,
  children: number,
  index: number,
): TreePlace {
  const used = 31 - Math.clz32(bits);
  const place = bits & ~(1 << used);
  const width = 32 - Math.clz32(children);
  const slot = index + 1;
  if (width + used <= 30) {
    return { bits: (1 << (width + used)) | (slot << used) | place, overflow };
  }
  const moved = used - (used % 5);
  const rest = used - moved;
  return {
    bits: (1 << (width + rest)) | (slot << rest) | (place >> moved),
    overflow: (place & ((1 << moved) - 1)).toString(32) + overflow,
  };
}

/** @param count ids that the same component has already asked for */
export function treeId({ bits, overflow }: TreePlace, prefix: string, count: number): string {
  const place = (bits & ~(1 << (31 - Math.clz32(bits)))).toString(32) + overflow;
  return `_${prefix}R_${place}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}
