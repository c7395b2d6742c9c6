/** `npm run catalogue:import -- <folder|file> … [options]`: loads providers and plans; local without a stage. */
import { writeFileSync } from 'node:fs';
import { isDay, today } from '../domain/calendar.ts';
import { showProgress } from './addresses/load/load-progress.ts';
import { importFiles } from './catalogue/import/import-files.ts';
import { importPlans } from './catalogue/import/import-plans.ts';
import { reportLines } from './catalogue/import/import-report.ts';
import { withImportTarget } from './catalogue/import/import-target.ts';
import { runCommand } from './commands/command-exit.ts';
import { readCommandLine, UsageError, usageOf } from './commands/command-line.mjs';
import { deployedStage } from './site/deployed-stage.ts';

const progress = showProgress(process.stderr);
await runCommand(async () => {
  try {
    process.exitCode = await main();
  } finally {
    progress.end();
  }
});

async function main(): Promise<number> {
  const { flag, text, everyArgument } = readCommandLine('catalogue-import');
  if (everyArgument.length === 0) throw new UsageError(usageOf('catalogue-import'));
  const [check, day, report] = [flag('check'), text('day') ?? today(), text('report')];
  if (!isDay(day)) throw new UsageError(`--day ${day} is no day: it must look like 2026-11-21`);
  const stage = deployedStage(text('brand'), text('stage'));
  const files = importFiles(everyArgument);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return withImportTarget(check ? null : stage, async (target) => {
    const { result, others, energyPlans, taken } = await importPlans(files, {
      day,
      load: target?.energy,
      batch: target?.batch ?? 1_000,
      keep: report !== undefined,
      onProgress: (phase, done) => progress.at(phase, done, bytes),
    });
    progress.end();
    if (taken > 0) console.log(`went on   behind entry ${taken} of an interrupted import`);
    for (const line of reportLines(result, others)) console.log(line);
    if (report !== undefined)
      writeFileSync(report, `${JSON.stringify({ day, ...result }, null, 2)}\n`);
    const some = others.plans.length + others.ended.length > 0;
    const more = some || others.references !== undefined;
    if (energyPlans === 0 && !more) throw new Error('Nothing was loaded: no plan was accepted.');
    if (!target) return result.refused.length > 0 ? 1 : 0;
    if (more) await target.loadOthers(others);
    console.log(`loaded    ${target.name}`);
    return 0;
  });
}
