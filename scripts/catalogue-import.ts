/** `npm run catalogue:import -- <folder|file> … [options]`: loads providers and plans, on this machine unless a stage is named. */
import { isDay, today } from '../domain/calendar.ts';
import { showProgress } from './addresses/load/load-progress.ts';
import { importFiles } from './catalogue/import/import-files.ts';
import { importInto } from './catalogue/import/import-into.ts';
import { withImportTarget } from './catalogue/import/import-target.ts';
import { runCommand } from './commands/command-exit.ts';
import { readCommandLine, UsageError, usageOf } from './commands/command-line.mjs';
import { demandOutputFolder } from './commands/output-folder.ts';
import { deployedSite } from './site/deployed-site.ts';

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
  if (everyArgument.length === 0) {
    throw new UsageError(`Say which files or folders to load:\n\n${usageOf('catalogue-import')}`);
  }
  const [day, report] = [text('day') ?? today(), text('report')];
  if (!isDay(day)) throw new UsageError(`--day ${day} is not a day: it must look like 2026-11-21`);
  if (report !== undefined) demandOutputFolder('--report', report);
  const stage = deployedSite(text('brand'), text('stage'))?.env;
  const files = importFiles(everyArgument);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return withImportTarget(stage, (target) =>
    importInto(target, files, {
      day,
      check: flag('check'),
      force: flag('force'),
      report,
      onProgress: (phase, done) => progress.at(phase, done, bytes),
      onRead: () => progress.end(),
    }),
  );
}
