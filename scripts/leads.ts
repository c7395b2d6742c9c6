/** `npm run leads -- <command>`: shows ops the leads and messages, and carries out requests about them. */
import { d1Sql } from '../worker/leads/sql.ts';
import { main } from './leads/leads-command.ts';
import { remoteTarget, wranglerSql } from './leads/wrangler-sql.ts';
import { withLocalDatabases } from './site/seed-platform.ts';

process.exitCode = await main(process.argv.slice(2), {
  connect: ({ brand, stage }, work) =>
    brand && stage
      ? work(wranglerSql(remoteTarget(brand, stage)))
      : withLocalDatabases((env) => work(d1Sql(env.LEADS_DB))),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  now: () => new Date(),
});
