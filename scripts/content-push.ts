/** `npm run content:push -- --brand b`: takes a brand's files into a CMS and publishes them there. */
import { readContent } from './build/read-content.ts';
import { cmsAccess } from './cms/ask-cms.ts';
import { pushContent } from './cms/push-content.ts';
import { runCommand } from './commands/command-exit.ts';
import { readCommandLine, UsageError } from './commands/command-line.mjs';

await runCommand(async () => {
  const brand = readCommandLine('content-push').text('brand');
  const content = brand ? readContent()[brand] : undefined;
  if (!brand || !content) {
    throw new UsageError('Say which brand: npm run content:push -- --brand <slug>');
  }
  const { pages, refused } = await pushContent(cmsAccess('write'), brand, content);
  for (const line of refused) console.error(`refused ${line}`);
  console.log(`${brand}: ${pages} pages are live in the CMS`);
  if (refused.length > 0) process.exitCode = 1;
});
