/** `npm run partner`: simulates a partner's gateway, GraphQL and address service until it is stopped (docs/operations/partner.md). */
import type { AddressInfo } from 'node:net';
import { createPartner } from '../tests/partner/partner-server.ts';
import { devVarLines } from '../tests/partner/partner-vars.ts';
import { refuseTakenPort } from './site/port/taken-port.ts';

const asked = process.env.PARTNER_PORT ?? '8788';
if (asked !== '0') {
  await refuseTakenPort(asked, { variable: 'PARTNER_PORT', command: 'npm run partner' });
}
const server = await createPartner();
server.listen(Number(asked), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  if (process.send) process.send({ origin });
  else {
    console.log(`The partner is at ${origin}: /api/v2, /graphql, /address, /inbox`);
    console.log('In .dev.vars these lines, or some of them, point a site at it:\n');
    console.log(devVarLines(origin).join('\n'));
  }
});
// As a child process, it ends with its parent.
process.on('disconnect', () => process.exit(0));
