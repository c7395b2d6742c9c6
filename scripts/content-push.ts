/** `npm run content:push -- --brand b`: pushes a brand's files into a CMS and publishes them there. */
import { readContent } from './build/read-content.ts';
import { cmsAccess } from './cms/ask-cms.ts';
import { pushContent } from './cms/push-content.ts';
import { runCommand } from './commands/command-exit.ts';
import { readCommandLine } from './commands/command-line.mjs';
import { demandBrand } from './site/deployed-site.ts';

await runCommand(async () => {
  const { slug } = demandBrand(readCommandLine('content-push').text('brand'));
  const content = readContent()[slug];
  if (!content) throw new Error(`There is no content of ${slug} in content/`);
  const { pages, refused } = await pushContent(cmsAccess('write'), slug, content);
  for (const line of refused) console.error(`refused ${line}`);
  console.log(`${slug}: ${pages} pages are live in the CMS`);
  if (refused.length === 0) return;
  console.error(
    'Fields are named as in the CMS’s form; npm run content:check names them as in the files',
  );
  process.exitCode = 1;
});
