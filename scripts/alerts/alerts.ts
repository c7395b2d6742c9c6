/**
 * `npm run alerts -- --brand b --stage s [--log file|-] [--state file]`: prints what is wrong with a stage and
 * exits with 1; prints nothing while all is well (docs/operations/alerts.md).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { TimedLine } from '../../domain/alerts/alert-rules.ts';
import { runCommand } from '../content/content-command.ts';
import { examineStage } from '../doctor/doctor-command.ts';
import { deployedStage } from '../site/deployed-stage.ts';
import { runWrangler } from '../site/run-wrangler.ts';
import { firedBy, longestMinutes, lookedUp, tell } from './alerts-command.ts';
import { linesIn, workersLogs } from './log-lines.ts';

const names = v.array(v.string());

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...{ brand: { type: 'string' }, stage: { type: 'string' } },
      ...{ log: { type: 'string' }, state: { type: 'string' } },
    },
  });
  const { brand, stage, log, state } = values;
  const name = deployedStage(brand, stage);
  if (!(name && brand && stage)) throw new Error('Say which: --brand <slug> --stage <stage>');
  const now = Date.now();
  const read = logReader(name, log, now);
  const sections = await examineStage(brand, stage, {
    ...{ wrangler: runWrangler, fetch: globalThis.fetch, now: () => new Date(now) },
    partners: undefined,
  });
  const found = await lookedUp(read);
  const findings = [...found.findings, ...sections.flatMap((section) => section.findings)];
  const fired = firedBy({ lines: found.lines, findings, now });
  const before = state && existsSync(state) ? readFileSync(state, 'utf8') : '[]';
  const told = tell(name, fired, state ? v.parse(names, JSON.parse(before)) : undefined);
  if (state) writeFileSync(state, JSON.stringify(told.firing));
  if (told.text !== '') console.log(told.text);
  process.exitCode = fired.length > 0 ? 1 : 0;
});

/** @throws Error naming the variables when there is neither a file nor access to Workers Logs */
function logReader(
  name: string,
  log: string | undefined,
  now: number,
): () => Promise<readonly TimedLine[]> {
  if (log !== undefined) {
    return async () =>
      linesIn(log === '-' ? await text(process.stdin) : readFileSync(log, 'utf8'), now);
  }
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (!account || !token) {
    throw new Error(
      'Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, or give the log: --log <file>',
    );
  }
  const timeframe = { from: now - longestMinutes * 60_000, to: now };
  const access = { account, token, fetch: globalThis.fetch };
  return () => workersLogs(`kurrajong-${name}`, timeframe, access);
}
