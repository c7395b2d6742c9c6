/** Runs Lighthouse as a mobile phone on one URL of the served site, and returns its results. */
import lighthouse, { type Result } from 'lighthouse';

const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
type Category = (typeof categories)[number];

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Every audit that counts in a category and is below its full score: `seo: is-crawlable …`. */
  readonly failed: readonly string[];
  /** Ids of all audits that were scored, so that a test can check that none was left out. */
  readonly judged: ReadonlySet<string>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Transferred, headers included; `bytesWithoutMedia` leaves out the content's media. */
  readonly bytes: number;
  readonly bytesWithoutMedia: number;
}

/**
 * @param port the browser's debugging port
 * @param timed whether to measure paint times and their score: simulating a slow phone is half of the work,
 * and times differ between machines. If false, they are 0 and NaN.
 */
export async function audit(url: string, port: number, { timed = true } = {}): Promise<Audit> {
  const lhr = (await report(url, port, timed)) ?? (await report(url, port, timed));
  if (!lhr) throw new Error(`Lighthouse could not trace ${url}`);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const requests = requestsOf(lhr);
  const sum = (kept: readonly Request[]) => kept.reduce((all, one) => all + one.transferSize, 0);
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    failed: categories.flatMap((id) => failedOf(lhr, id)),
    judged: new Set(
      Object.values(lhr.audits).flatMap(({ id, score }) => (score === null ? [] : [id])),
    ),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: sum(requests),
    bytesWithoutMedia: sum(
      requests.filter(({ url }) => !new URL(url).pathname.startsWith('/media/')),
    ),
  };
}

/** The browser's arguments for its debugging port, the production hosts and their certificate. */
export function browserArguments(debugPort: number, sitePort: number): string[] {
  return [
    '--no-sandbox',
    `--remote-debugging-port=${debugPort}`,
    `--host-resolver-rules=MAP *.example:443 127.0.0.1:${sitePort}`,
    '--ignore-certificate-errors',
  ];
}

/** Undefined if the browser's trace lacks its start, for which Lighthouse's advice is to run it again. */
async function report(url: string, port: number, timed: boolean): Promise<Result | undefined> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories.filter((id) => timed || id !== 'performance'),
    // The audits read outside the categories; Lighthouse gathers data only for these.
    onlyAudits: timed ? null : ['cumulative-layout-shift', 'network-requests'],
    disableFullPageScreenshot: true,
  });
  if (!run) throw new Error(`Lighthouse gave no report of ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError?.code === 'NO_NAVSTART') return undefined;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return run.lhr;
}

interface Request {
  readonly url: string;
  readonly transferSize: number;
}

function requestsOf({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse reported no requests');
  return details.items.map(({ url, transferSize }) => ({
    url: String(url),
    transferSize: Number(transferSize),
  }));
}

function failedOf({ audits, categories: all }: Result, id: Category): string[] {
  const counted = all[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap((ref) => {
    const one = audits[ref.id];
    if (!one || one.score === null || one.score === 1) return [];
    const items = one.details?.type === 'table' ? one.details.items.slice(0, 3) : [];
    return [`${id}: ${one.title} ${one.displayValue ?? ''} ${JSON.stringify(items)}`];
  });
}
