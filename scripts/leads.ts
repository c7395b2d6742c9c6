/** `npm run leads -- <command>`: shows leads and messages to operators, and carries out requests about them. */
import type { DeployedStage } from '../domain/brand.ts';
import { d1Sql } from '../worker/leads/sql.ts';
import { withLocalDatabases } from './databases/local-databases.ts';
import { main } from './leads/leads-command.ts';
import { wranglerFile } from './leads/wrangler-file.ts';
import { remoteTarget, wranglerSql } from './leads/wrangler-sql.ts';

process.exitCode = await main(process.argv.slice(2), {
  connect: ({ brand, stage }, work) =>
    brand && stage
      ? work(deployed(brand, stage))
      : withLocalDatabases((env) => {
          const leads = d1Sql(env.LEADS_DB);
          return work({ leads, write: leads, journal: d1Sql(env.CATALOGUE_DB) });
        }),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  now: () => new Date(),
});

function deployed(brand: string, stage: DeployedStage) {
  const target = remoteTarget(brand, stage);
  return {
    leads: wranglerSql(target),
    write: wranglerFile(target),
    journal: wranglerSql(['CATALOGUE_DB', ...target.slice(1)]),
  };
}
