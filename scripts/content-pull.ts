/** `npm run content:pull -- --brand b [--to folder]`: writes a brand's live content of a CMS as files. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/files-below.ts';
import { cmsAccess } from './cms/ask-cms.ts';
import { pullContent } from './cms/pull-content.ts';
import { runCommand } from './commands/command-exit.ts';
import { UsageError } from './commands/command-line.mjs';
import { checkBrand } from './content/content-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { brand: { type: 'string' }, to: { type: 'string' } },
  });
  const { brand } = values;
  if (!brand) {
    throw new UsageError('Say which brand: npm run content:pull -- --brand <slug> [--to <folder>]');
  }
  checkBrand(brand);
  const folder = values.to ?? join(root, 'content', brand);
  const files = await pullContent(cmsAccess('read'), brand, folder);
  console.log(`wrote ${files.length} files below ${folder}`);
});
