/** Reads the numbers of a deployed stage with the SQL API of Workers Analytics Engine. */
import * as v from 'valibot';
import type { DeployedStage } from '../../domain/brand.ts';
import { UsageError } from '../commands/command-line.mjs';
import { cloudflareApi } from '../deploy/cloudflare-api.ts';
import { numbersDataset } from '../deploy/wrangler-blocks.ts';
import type { Period } from './local-numbers.ts';
import { type Numbers, numbersOf } from './numbers-answer.ts';
import { dayOffsetSeconds } from './report-days.ts';

export interface AnalyticsAccount {
  readonly id: string;
  readonly token: string;
  /** The base URL of Cloudflare's API. */
  readonly api: string;
}

/** Uses the same variables as wrangler. @throws UsageError naming what is missing */
export function accountFrom(env: Readonly<Record<string, string | undefined>>): AnalyticsAccount {
  const { CLOUDFLARE_ACCOUNT_ID: id, CLOUDFLARE_API_TOKEN: token } = env;
  const missing = [
    ...(id ? [] : ['CLOUDFLARE_ACCOUNT_ID']),
    ...(token ? [] : ['a CLOUDFLARE_API_TOKEN that may read Account Analytics']),
  ];
  if (!id || !token) {
    throw new UsageError(
      `The numbers of a stage need ${missing.join(' and ')}: set what is missing`,
    );
  }
  return { id, token, api: cloudflareApi(env) };
}

/** The most common codes of pages, and of all other steps: a flood of invented codes on pages cannot push out codes with leads. */
const mostCodes = 2_000;

export async function askAnalytics(
  account: AnalyticsAccount,
  stage: DeployedStage,
  period: Period,
): Promise<Numbers> {
  const dataset = numbersDataset(stage);
  const select = (columns: string, more: string, order: string) => `SELECT
  blob1 AS step, blob2 AS brand, blob3 AS vertical, ${columns}, SUM(_sample_interval) AS count
FROM ${dataset}
WHERE ${within(period)}${more}
GROUP BY step, brand, vertical, ${columns.split(' AS ').at(-1)}
${order}
FORMAT JSON`;
  const top = `ORDER BY count DESC\nLIMIT ${mostCodes}`;
  const day = `intDiv(toUnixTimestamp(timestamp) + ${dayOffsetSeconds}, 86400) AS day`;
  const [days, pages, others] = await Promise.all([
    ask(account, select(day, '', 'ORDER BY day')),
    ask(account, select('blob4 AS code', " AND blob1 = 'page'", top)),
    ask(account, select('blob4 AS code', " AND blob1 != 'page'", top)),
  ]);
  return numbersOf(days, [...pages, ...others]);
}

/** Only checked values get into the query: brand slugs are letters and dashes. */
function within({ since, until, brand }: Period): string {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const own = brand === undefined ? '' : ` AND blob2 = '${brand.replace(/[^a-z-]/g, '')}'`;
  return `timestamp >= toDateTime(${seconds(since)}) AND timestamp <= toDateTime(${seconds(until)})${own}`;
}

const answer = v.object({ data: v.array(v.unknown()) });
const patienceMs = 60_000;

/** @throws Error with the service's own words, and never the token */
async function ask({ id, token, api }: AnalyticsAccount, query: string): Promise<unknown[]> {
  const url = `${api}/accounts/${encodeURIComponent(id)}/analytics_engine/sql`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: query,
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new Error(`${new URL(url).host} did not answer: check the network and run again`, {
      cause,
    });
  });
  const text = await response.text();
  if (!response.ok) throw new Error(refusal(response.status, text));
  return v.parse(answer, JSON.parse(text)).data;
}

function refusal(status: number, text: string): string {
  const said = text.replace(/\s+/g, ' ').trim().slice(0, 300);
  if (status === 401 || status === 403) {
    return `The account refused the token (${status}): CLOUDFLARE_API_TOKEN needs the permission Account Analytics, Read. ${said}`;
  }
  return `Analytics Engine answered ${status}: ${said}\nA stage that has counted nothing yet has no dataset: has it been deployed and visited?`;
}
