/** The log that a run of `npm run alerts` reads: a file, standard input, or Cloudflare's Workers Logs. */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { TimedLine } from '../../domain/alerts/alert-rules.ts';
import { alerts } from '../../domain/alerts/alerts.data.ts';
import { UsageError } from '../commands/command-line.mjs';
import { cloudflareApi } from '../deploy/cloudflare-api.ts';
import { linesIn, workersLogs } from './log-lines.ts';

export interface LogSource {
  read(): Promise<readonly TimedLine[]>;
  /** What to do if it cannot be read. */
  readonly mend: string;
}

/**
 * @param name `<brand>-<stage>`
 * @param log the value of `--log`
 * @throws UsageError naming the variables when there is neither a file nor access to Workers Logs
 */
export function logSource(name: string, log: string | undefined, now: number): LogSource {
  if (log !== undefined) {
    return {
      read: async () =>
        linesIn(log === '-' ? await text(process.stdin) : readFileSync(log, 'utf8'), now),
      mend: `give --log what npx wrangler tail --env ${name} --format json prints`,
    };
  }
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (!account || !token) {
    throw new UsageError(
      'Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, or give the log: --log <file>',
    );
  }
  const access = { account, token, api: cloudflareApi(process.env), fetch: globalThis.fetch };
  return {
    read: () => workersLogs(`kurrajong-${name}`, alerts, now, access),
    mend: 'give this job a CLOUDFLARE_API_TOKEN that may read Workers Observability',
  };
}
