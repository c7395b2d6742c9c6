/** `npm run addresses:rollback -- [--brand b --stage s]`: goes back to the release of addresses that was live before. */
import { parseArgs } from 'node:util';
import { deployedStage } from '../../site/deployed-stage.ts';
import { rollBack } from '../load/release-before.ts';
import { withSlots } from '../load/with-slots.ts';

export async function rollBackCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { brand: { type: 'string' }, stage: { type: 'string' } },
  });
  await withSlots(deployedStage(values.brand, values.stage), async (slots, where) => {
    const { from, to } = await rollBack(slots);
    console.log(`live      ${to.id} on ${where}, in place of ${from}`);
  });
  return 0;
}
