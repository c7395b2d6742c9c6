/** `npm run content:pull -- --brand b [--to folder]`: writes a brand's live content from a CMS as files. */
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { cmsAccess } from './cms/ask-cms.ts';
import { pullContent } from './cms/pull-content.ts';
import { runCommand } from './commands/command-exit.ts';
import { readCommandLine, UsageError } from './commands/command-line.mjs';
import { demandFolder } from './commands/output-folder.ts';
import { demandBrand } from './site/deployed-site.ts';

await runCommand(async () => {
  const { text } = readCommandLine('content-pull');
  const brand = text('brand');
  if (!brand) {
    throw new UsageError('Say which brand: npm run content:pull -- --brand <slug> [--to <folder>]');
  }
  demandBrand(brand);
  const folder = text('to') ?? join(root, 'content', brand);
  demandFolder('--to', folder);
  const files = await pullContent(cmsAccess('read'), brand, folder);
  console.log(`wrote ${files.length} files below ${folder}`);
});
