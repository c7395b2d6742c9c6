/** Lighthouse mobile on one page of each type: its four scores, the paints, and what was transferred. */
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { root } from '../scripts/build/files-below.ts';
import { type TypicalPage, typicalPages } from '../scripts/lighthouse/audited-pages.ts';
import { type Audit, audit, browserArguments } from '../scripts/lighthouse/lighthouse-audit.ts';
import { frontPort, upstreamPort } from '../scripts/lighthouse/ports.ts';
import { findBrowser } from '../scripts/site/find-browser.ts';
import { ask, freePort } from '../scripts/site/local-server.ts';
import { toolEnv } from '../scripts/site/run-tool.ts';

/** Prints the table against the budgets of docs/operations/speed.md; the build must be there. */
export async function lighthouseTable(): Promise<void> {
  const server = await startServer();
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments(debugPort, frontPort),
  });
  try {
    console.log('\nLighthouse mobile, simulated slow 4G (a busy machine only makes it worse)');
    console.log(row('page', 'a11y/best/seo/perf', 'LCP', 'TBT', 'CLS', 'bytes', 'no media'));
    console.log(row('budget', '100/100/100/100', '1,200', '50', '0', '', '120,000'));
    for (const page of typicalPages()) {
      await ask({ port: upstreamPort, host: page.brand.hosts.production, path: page.path });
      const address = `https://${page.brand.hosts.production}${page.path}`;
      console.log(line(page, await audit(address, debugPort)));
    }
  } finally {
    await browser.close();
    server.kill('SIGTERM');
  }
}

function line({ brand, path }: TypicalPage, found: Audit): string {
  const { scores } = found;
  return row(
    brand.slug + path,
    [scores.accessibility, scores['best-practices'], scores.seo, scores.performance].join('/'),
    whole(found.lcpMs),
    whole(found.tbtMs),
    found.cls.toFixed(3),
    whole(found.bytes),
    whole(found.bytesWithoutMedia),
  );
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-AU');
}

function row(name: string, ...cells: readonly string[]): string {
  const [scores = '', ...numbers] = cells;
  return name.padEnd(44) + scores.padEnd(20) + numbers.map((cell) => cell.padStart(9)).join('');
}

/** Resolves when the site answers. */
function startServer() {
  const server = spawn('node', ['--import', 'tsx', 'scripts/lighthouse/serve-production.ts'], {
    cwd: root,
    env: toolEnv({ KURRAJONG_BUILT: '1' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise<typeof server>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server for Lighthouse ended: ${code}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      if (/^ready$/m.test(chunk.toString())) resolve(server);
    });
  });
}
