/** `npm run partner`: the partner's systems as their own process, until it is ended. */
import type { AddressInfo } from 'node:net';
import { createPartner } from './partner-server.ts';

const server = await createPartner();
server.listen(Number(process.env.PARTNER_PORT ?? 8788), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  if (process.send) process.send({ origin });
  else console.log(`The partner is at ${origin}: /api/v2, /graphql, /address`);
});
// A child goes with whoever started it.
process.on('disconnect', () => process.exit(0));
