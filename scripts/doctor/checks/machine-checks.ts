/** Checks that this machine can run the site and its tests. */
import { bad, type Check, type Finding, look, ok } from '../finding.ts';
import type { Machine } from '../machine.ts';
import { clockFinding } from './clock-finding.ts';

const leastBytes = 300_000_000;
/** Tests leave behind browsers, state and pictures. */
const enoughBytes = 3_000_000_000;

export const machineChecks: readonly Check<Machine>[] = [
  one('Node', ({ node }) =>
    node.running === node.pinned
      ? ok('Node', node.running)
      : bad('Node', `${node.running} runs, ${node.pinned} is pinned`, 'npm run doctor'),
  ),
  one('packages', ({ installed }) =>
    installed
      ? ok('packages', 'as the lock file says')
      : bad('packages', 'not as the lock file says', 'rm -f node_modules/.installed && npm start'),
  ),
  one('client', ({ built }) =>
    built ? ok('client', 'built') : look('client', 'not built yet', 'npm run build'),
  ),
  one('browser', ({ browser }) =>
    browser === undefined
      ? look('browser', 'none for the tests yet', 'npm test installs one; or set CHROMIUM_PATH')
      : ok('browser', browser),
  ),
  one('state', ({ state }) =>
    state.fault === null
      ? ok('state', state.folder)
      : bad(
          'state',
          `${state.folder} cannot be written: ${state.fault}`,
          'KURRAJONG_STATE=/tmp/kurrajong npm start, or give yourself the right to write there',
        ),
  ),
  one('disk', diskFinding),
  {
    about: 'port',
    mend: 'PORT=9000 npm start',
    look: async (machine) => [await portFinding(machine)],
  },
  {
    about: 'clock',
    mend: 'npm run doctor',
    look: async (machine) => [clockFinding(await machine.clockAheadMs())],
  },
];

function one(about: string, finding: (machine: Machine) => Finding): Check<Machine> {
  return { about, mend: 'npm run doctor', look: async (machine) => [finding(machine)] };
}

function diskFinding({ freeBytes }: Machine): Finding {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB free`;
  const mend = 'rm -rf test-results .wrangler/tmp, or make room elsewhere';
  if (freeBytes < leastBytes) return bad('disk', free, mend);
  return freeBytes < enoughBytes ? look('disk', free, mend) : ok('disk', free);
}

async function portFinding({ port, taken }: Machine): Promise<Finding> {
  const found = await taken();
  if (found === null) return ok('port', `${port} is free`);
  const process = found.process === null ? '' : ` (${found.process})`;
  if (found.isSite) return ok('port', `${port}: the site is running there${process}`);
  return bad('port', `${port} is taken by something else${process}`, `PORT=${port + 1} npm start`);
}
