/** Ports for pages that need none; using one is a mistake of the bench. */
import type { Ports } from '../../worker/context.ts';

const refuse = () => {
  throw new Error('The bench measures pages only');
};
const port = new Proxy({}, { get: refuse });

export const unusedPorts = { leads: port, address: port } as Ports;
