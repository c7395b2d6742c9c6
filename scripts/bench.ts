/** `npm run bench`: CPU per request of pages beside their anchors in one run, plans out of D1, bytes per page, and Lighthouse. */

import { bytesTable } from '../bench/bytes.ts';
import { type Candidate, cpuTable } from '../bench/cpu.ts';
import { lighthouseTable } from '../bench/lighthouse.ts';
import { catalogueTable } from '../bench/plan-pages.ts';
import { brands } from '../brands/brands.ts';
import { run } from './site/run-tool.ts';

const quick = process.argv.includes('--quick');
if (
  !process.argv.includes('--no-build') &&
  (await run('vite', ['build', '--logLevel', 'warn'])) !== 0
)
  process.exit(1);

const host = brands[0]?.hosts.production ?? '';
const campaign = '/?rc=BENCH&utm_source=bench&utm_medium=cpu&gclid=abc';
const candidates: Candidate[] = [
  { name: 'constant', entry: 'bench/entries/constant.ts', path: '/', host, anchor: true },
  { name: 'cached, plain', entry: 'bench/entries/page.ts', path: '/', host },
  { name: 'cached, decorated', entry: 'bench/entries/page.ts', path: campaign, host },
  { name: 'sections only', entry: 'bench/entries/sections-only.tsx', path: '/', host },
  { name: 'first render', entry: 'bench/entries/first-render.ts', path: '/', host },
];

await cpuTable(candidates, { rounds: 3, requests: quick ? 400 : 4000 });
await catalogueTable(quick ? 10 : 50);
await bytesTable();
await lighthouseTable();
