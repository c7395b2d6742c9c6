/** `npm run report -- [--since 7d] [--brand b] [--stage s] [--html file]`: reports the funnel from a page to a lead, as a table and as a page. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../commands/command-exit.ts';
import { withLocalDatabases } from '../databases/local-databases.ts';
import { accountFrom, askAnalytics } from './ask-analytics.ts';
import { localNumbers } from './local-numbers.ts';
import { reportOptions } from './report-options.ts';
import { reportPage } from './report-page.ts';
import { reportText } from './report-text.ts';

await runCommand(async () => {
  const options = reportOptions(process.argv.slice(2), new Date());
  const { stage, html } = options;
  const numbers = stage
    ? await askAnalytics(accountFrom(process.env), stage, options)
    : await withLocalDatabases(({ NUMBERS_DB }) => {
        if (!NUMBERS_DB) throw new Error('NUMBERS_DB is not bound: add it to wrangler.toml');
        return localNumbers(NUMBERS_DB, options);
      });
  console.log(reportText(numbers, options));
  if (html) {
    writeFileSync(html, reportPage(numbers, options));
    console.log(`\nwrote ${resolve(html)}`);
  }
});
