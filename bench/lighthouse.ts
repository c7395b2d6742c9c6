/** Runs mobile Lighthouse on one page of each type: four scores, paint times, bytes transferred. */
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { root } from '../scripts/build/files-below.ts';
import { type TypicalPage, typicalPages } from '../scripts/lighthouse/audited-pages.ts';
import { constantPath, frontPort, upstreamPort } from '../scripts/lighthouse/front.ts';
import { type Audit, audit, browserArguments } from '../scripts/lighthouse/lighthouse-audit.ts';
import { sendRequest } from '../scripts/site/local-server.ts';
import { freePort } from '../scripts/site/port/free-port.ts';
import { toolEnv } from '../scripts/site/run-tool.ts';
import { printTable, whole } from './print-table.ts';

/**
 * Prints the table with the budgets of docs/operations/speed.md. The client must be built.
 * @param executablePath a Chromium or Chrome
 */
export async function lighthouseTable(executablePath: string): Promise<void> {
  const server = await startServer();
  try {
    await measure(executablePath);
  } finally {
    server.kill('SIGTERM');
  }
}

async function measure(executablePath: string): Promise<void> {
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments(debugPort, frontPort),
  });
  try {
    const rows = [['budget', '100/100/100/100', '1,000', '', '50', '0', '', '120,000']];
    for (const page of typicalPages()) {
      await sendRequest({ port: upstreamPort, host: page.brand.hosts.production, path: page.path });
      const origin = `https://${page.brand.hosts.production}`;
      // Right before the page, so that both run under the same load.
      const anchor = page.landing
        ? whole((await audit(origin + constantPath, debugPort)).lcpMs)
        : '';
      rows.push(cells(page, await audit(origin + page.path, debugPort), anchor));
    }
    printTable(
      'Lighthouse mobile, simulated slow 4G; a busy machine only makes it worse',
      ['', 'a11y/best/seo/perf', 'LCP', 'constant', 'TBT', 'CLS', 'bytes', 'no media'],
      rows,
    );
  } finally {
    await browser.close();
  }
}

function cells({ brand, path }: TypicalPage, found: Audit, anchor: string): string[] {
  const { scores } = found;
  return [
    brand.slug + path,
    [scores.accessibility, scores['best-practices'], scores.seo, scores.performance].join('/'),
    whole(found.lcpMs),
    anchor,
    whole(found.tbtMs),
    found.cls.toFixed(3),
    whole(found.bytes),
    whole(found.bytesWithoutMedia),
  ];
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
