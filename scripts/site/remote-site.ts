/** Runs work on the site as `npm start -- --remote` serves it. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Counts } from '../../tests/partner/switchboard.ts';
import { root } from '../build/files-below.ts';
import { freePort } from './port/free-port.ts';
import { start, toolEnv } from './run-tool.ts';

/** The browser tests that involve a partner's systems. */
export const remoteSpecs = [
  'main-job',
  'main-job-plain',
  'journey',
  'hero-search',
  'hero-cards',
  'hero-messages',
  'hero-later',
  'lead-form',
  'lead-again',
  'references',
  'withdraw',
  'chosen-plan',
  'plans',
  'compare',
  'providers',
].map((name) => `${name}.spec.ts`);

/**
 * Starts the simulated partner and the site on a free port, and stops both after the work.
 * @param work receives the variables that tell the browser tests where the site is
 * @throws Error when the site ends before it is ready, or never called the partner
 */
export async function withRemoteSite<T>(
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const port = String(await freePort());
  const { KURRAJONG_STATE = join(root, '.wrangler', 'e2e-remote') } = process.env;
  const folder = { KURRAJONG_STATE };
  const site = start('node', ['--import', 'tsx', 'scripts/start.ts', '--remote'], {
    env: toolEnv({ PORT: port, LOG_LEVEL: 'error', ...folder }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const partner = await ready(site);
    const done = await work({ E2E_REUSE: '1', E2E_PORT: port, E2E_PARTNER: partner, ...folder });
    await demandAsked(partner);
    return done;
  } finally {
    await ended(site);
  }
}

/** Resolves with the partner's origin. */
function ready(site: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let partner = '';
    if (!site.stdout) return reject(new Error('The site has no output to wait for'));
    createInterface(site.stdout).on('line', (line) => {
      console.log(line);
      partner ||= line.match(/^Partner +(\S+)\/$/)?.[1] ?? '';
      if (line === 'ready') resolve(partner);
    });
    site.once('error', reject);
    site.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
  });
}

/** If the site never called the partner, passing tests prove nothing. */
async function demandAsked(partner: string): Promise<void> {
  const counts = (await (await fetch(`${partner}/_counts`)).json()) as Counts;
  console.log(`The partner was asked: ${JSON.stringify(counts)}`);
  for (const upstream of ['graphql', 'address']) {
    if (!counts[upstream]?.calls) throw new Error(`Nothing called the partner’s ${upstream}`);
  }
}

async function ended(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const gone = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await gone;
}
