/** `npm run addresses:generate -- <folder> --addresses n [--localities file.csv] [--seed n]`: writes files in the shape of G-NAF. */
import { parseArgs } from 'node:util';
import { UsageError, usageOf } from '../../commands/command-line.mjs';
import { generateGnaf } from '../generate-gnaf.ts';

export function generateCommand(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      addresses: { type: 'string' },
      localities: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [folder, ...more] = positionals;
  const [addresses, seed] = [Number(values.addresses), Number(values.seed)];
  if (!folder || more.length > 0 || !(addresses > 0) || !Number.isInteger(seed)) {
    throw new UsageError(usageOf('addresses generate'));
  }
  const { localities } = values;
  const made = generateGnaf({ folder, addresses, seed, ...(localities ? { localities } : {}) });
  console.log(
    `wrote     ${made.addresses} addresses and ${made.retired} retired ones on ${made.streets} streets in ${made.localities} localities`,
  );
  return 0;
}
