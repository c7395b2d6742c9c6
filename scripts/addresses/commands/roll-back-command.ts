/** `npm run addresses:rollback -- [--brand b --stage s]`: goes back to the previously live release of addresses. */
import { readCommandLine } from '../../commands/command-line.mjs';
import { deployedSite } from '../../site/deployed-site.ts';
import { rollBack } from '../load/release-before.ts';
import { withSlots } from '../load/with-slots.ts';

export async function rollBackCommand(args: string[]): Promise<number> {
  const { text } = readCommandLine('addresses rollback', args);
  await withSlots(deployedSite(text('brand'), text('stage'))?.env, async (slots, where) => {
    const { from, to } = await rollBack(slots);
    console.log(`live      ${to.id} on ${where}, in place of ${from}`);
  });
  return 0;
}
