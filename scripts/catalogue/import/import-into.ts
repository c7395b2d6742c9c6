/** Imports into a database: stages and reports first, and only then replaces what is live. */
import { writeFileSync } from 'node:fs';
import type { ImportFile } from './import-files.ts';
import { type ImportSettings, importPlans } from './import-plans.ts';
import { reportLines } from './import-report.ts';
import type { ImportTarget } from './import-target.ts';
import { hasOthers, isHalved, replacedLines, replacedProducts } from './replaced-products.ts';

export interface ImportOrder {
  readonly day: string;
  /** Reads and reports only. */
  readonly check: boolean;
  /** Replaces a product even if less than half of its plans remain. */
  readonly force: boolean;
  /** The file for the full report. */
  readonly report: string | undefined;
  readonly onProgress?: ImportSettings['onProgress'];
  /** Called once everything is read. */
  readonly onRead?: () => void;
}

/** @returns the exit code: 1 if a check refuses an entry, or a product would lose more than half of its plans */
export async function importInto(
  target: ImportTarget,
  files: readonly ImportFile[],
  { day, check, force, report, onProgress, onRead }: ImportOrder,
): Promise<number> {
  const imported = await importPlans(files, {
    day,
    load: check ? undefined : target.energy,
    batch: target.batch,
    keep: report !== undefined,
    onProgress,
  });
  onRead?.();
  const { result, others, energyPlans, taken } = imported;
  const replaces = await replacedProducts(target.sql, imported);
  if (taken > 0) console.log(`resumed   after entry ${taken} of an interrupted import`);
  for (const line of [...reportLines(result, others), ...replacedLines(replaces, target.name)])
    console.log(line);
  if (report !== undefined)
    writeFileSync(report, `${JSON.stringify({ day, ...result, replaces }, null, 2)}\n`);
  const more = hasOthers(others) || others.references !== undefined;
  if (energyPlans === 0 && !more) throw new Error('Nothing was loaded: no plan was accepted.');
  const halved = replaces.filter(isHalved).map(({ product }) => product);
  if (halved.length > 0 && !force) throw new Error(halvedWords(halved, check));
  if (check) return result.refused.length > 0 ? 1 : 0;
  if (energyPlans > 0) await target.energy.finish();
  if (more) await target.loadOthers(others);
  console.log(`loaded    ${target.name}`);
  return 0;
}

function halvedWords(products: readonly string[], check: boolean): string {
  return [
    `${check ? 'Nothing would be loaded' : 'Nothing was loaded'}: less than half of the plans on sale would be left for ${products.join(', ')}.`,
    'Name the files of everything that is to stay in one import (docs/operations/catalogue.md#what-an-import-replaces), or add --force.',
  ].join('\n');
}
