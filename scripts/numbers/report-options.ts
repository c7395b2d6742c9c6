/** The command line of `npm run report`, read strictly. */
import type { DeployedStage } from '../../domain/brand.ts';
import { isDay } from '../../domain/calendar.ts';
import { readCommandLine, UsageError } from '../commands/command-line.mjs';
import { demandOutputFolder } from '../commands/output-folder.ts';
import { demandBrand, demandStage } from '../site/deployed-site.ts';
import { startOfDay } from './report-days.ts';

export interface ReportOptions {
  readonly since: Date;
  readonly until: Date;
  /** The slug of one brand; undefined for all. */
  readonly brand: string | undefined;
  /** Undefined for this machine. */
  readonly stage: DeployedStage | undefined;
  /** The file to write the page into. */
  readonly html: string | undefined;
}

const dayMs = 86_400_000;
/** How long each storage keeps its counts: this machine's, and Analytics Engine. */
const keptDays = { here: 400, deployed: 92 };

/** @throws UsageError saying what to write instead */
export function reportOptions(args: readonly string[], now: Date): ReportOptions {
  const { text } = readCommandLine('numbers/report', args);
  const [brand, stage, html] = [text('brand'), text('stage'), text('html')];
  if (brand !== undefined) demandBrand(brand);
  if (html !== undefined) demandOutputFolder('--html', html);
  const asked = stage === undefined ? undefined : demandStage(stage);
  const mostDays = asked ? keptDays.deployed : keptDays.here;
  const since = startOf(text('since') ?? '7d', now, mostDays);
  return { since, until: now, brand, stage: asked, html };
}

function startOf(since: string, now: Date, mostDays: number): Date {
  const [, amount, unit] = /^(\d{1,4})([hd])$/.exec(since) ?? [];
  const ms = amount ? Number(amount) * (unit === 'd' ? dayMs : 3_600_000) : undefined;
  const day = isDay(since) ? startOfDay(since) : Number.NaN;
  const start = ms === undefined ? day : now.getTime() - ms;
  const oldest = now.getTime() - mostDays * dayMs;
  if (Number.isNaN(start) || start >= now.getTime() || start < oldest) {
    throw new UsageError(
      `--since must be like 24h, 7d or 2026-11-01, in the past, and within ${mostDays} days, which is how long counts are kept there: got "${since}"`,
    );
  }
  return new Date(start);
}
