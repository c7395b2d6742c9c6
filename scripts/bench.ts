/** `npm run bench`: prints the figures of docs/operations/speed.md, beside their anchors and budgets. */

import { actionCostsTable } from '../bench/actions/action-costs.ts';
import { keystrokeTable } from '../bench/address-keystroke.ts';
import { bytesTable } from '../bench/bytes.ts';
import { coldPagesTable } from '../bench/cold-pages.ts';
import { energyPricesTable } from '../bench/energy-prices.ts';
import { lighthouseTable } from '../bench/lighthouse.ts';
import { pageCpuTable } from '../bench/page-cpu.ts';
import { energyPagesTable } from '../bench/pages-of-energy.ts';
import { planPagesTable } from '../bench/pages-of-plans.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { run } from './site/run-tool.ts';
import { findBrowser } from './testing/find-browser.ts';

const { flag } = readCommandLine('bench');
const quick = flag('quick');
// Found before ten minutes of measuring, so that a missing one is said at once.
const browser = quick ? undefined : await findBrowser();
if (!flag('no-build') && (await run('vite', ['build', '--logLevel', 'warn'])) !== 0) {
  process.exit(1);
}
// Stops the commands that bundle the worker from building the client again.
process.env.KURRAJONG_BUILT = '1';

await pageCpuTable(quick ? 5 : 20);
await coldPagesTable(quick ? 1 : 5);
await actionCostsTable(quick ? 3 : 10);
await planPagesTable(quick ? 10 : 50);
await energyPagesTable(quick ? 5 : 20);
await keystrokeTable(quick ? 1 : 5);
energyPricesTable(quick ? 5 : 20);
await bytesTable();
if (browser) await lighthouseTable(browser);
