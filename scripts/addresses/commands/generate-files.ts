/** `npm run addresses:generate -- <folder> --addresses n [--localities file.csv] [--seed n]`: writes files in the format of G-NAF. */
import { readCommandLine, UsageError, usageOf } from '../../commands/command-line.mjs';
import { generateGnaf } from '../generate-gnaf.ts';

export function generateCommand(args: string[]): number {
  const { text, argument: folder } = readCommandLine('addresses generate', args);
  const [count, localities] = [text('addresses'), text('localities')];
  if (!folder || count === undefined) {
    const usage = usageOf('addresses generate');
    throw new UsageError(`Say which folder, and how many with --addresses:\n\n${usage}`);
  }
  const [addresses, seed] = [Number(count), Number(text('seed') ?? 1)];
  const made = generateGnaf({ folder, addresses, seed, ...(localities ? { localities } : {}) });
  console.log(
    `wrote     ${made.addresses} addresses and ${made.retired} retired ones on ${made.streets} streets in ${made.localities} localities`,
  );
  return 0;
}
