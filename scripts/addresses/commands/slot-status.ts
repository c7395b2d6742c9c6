/** `npm run addresses:status -- [--brand b --stage s]`: prints the live release of addresses and what the other database contains. */
import { liveOf } from '../../../worker/ports/address/releases.ts';
import { readCommandLine } from '../../commands/command-line.mjs';
import { deployedSite } from '../../site/deployed-site.ts';
import { statesOf } from '../load/load-into.ts';
import { statusLine } from '../load/load-report.ts';
import { withSlots } from '../load/with-slots.ts';

export async function statusCommand(args: string[]): Promise<number> {
  const { text } = readCommandLine('addresses status', args);
  await withSlots(deployedSite(text('brand'), text('stage'))?.env, async (slots) => {
    const states = await statesOf(slots);
    const live = liveOf(states);
    for (const state of states) {
      const { slot, release } = state;
      const parts = await slot.parts();
      const isLive = state === live && release !== null;
      console.log(statusLine({ name: slot.name, release, parts, isLive }));
    }
  });
  return 0;
}
