/** Alerts on the doctor's findings in a deployment: its worker, databases, partners and loaded data. */
import type { Alert } from './alert-rules.ts';

/** The options with which a command names the deployment. */
export const here = '--brand <slug> --stage <stage>';

export const deploymentAlerts: readonly Alert[] = [
  {
    name: 'site_down',
    fires: { doctor: ['site'] },
    why: 'The host does not answer, or is not this site.',
    act: `\`npx wrangler deployments status --env <brand>-<stage>\`; then \`npm run release -- ${here}\`.`,
  },
  {
    name: 'cannot_look',
    fires: { doctor: ['worker'], alsoUnseen: true },
    why: 'A call to Cloudflare failed, this job is not signed in there or may not read the log, or the worker is not deployed: it sees only a part, or nothing. What it could not check may be in order.',
    act: 'If it goes on, do what the doctor says about each. Where Cloudflare refuses the call, replace `CLOUDFLARE_API_TOKEN`: it needs the right to read Workers Observability. An alert that fired before and cannot be checked counts as firing until it can.',
  },
  {
    name: 'migration_missing',
    fires: { doctor: ['LEADS_DB', 'CATALOGUE_DB', 'ADDRESSES_DB', 'ADDRESSES_DB_B'] },
    why: 'Tables that the code needs are missing, or the whole database is.',
    act: `\`npx wrangler d1 migrations apply <database> --env <brand>-<stage> --remote\`, where a migration is missing. Where there is no such database, \`npm run release -- ${here}\` makes it.`,
  },
  {
    name: 'queue_missing',
    fires: { doctor: ['queue'] },
    why: 'There is no queue, or the worker takes nothing from it. Retries wait for the cron, up to a minute longer.',
    act: `\`npm run release -- ${here}\` makes it and ties it to the worker. Where only that tie is missing, \`npx wrangler triggers deploy --env <brand>-<stage>\` is enough.`,
  },
  {
    name: 'secret_missing',
    fires: { doctor: ['secrets'] },
    why: 'An upstream is only half configured, and the worker may refuse to start.',
    act: '`npx wrangler secret put <name> --env <brand>-<stage>`.',
  },
  {
    name: 'partner_away',
    fires: { doctor: ['partner'], saidBy: 'leads' },
    why: 'A partner failed five times in a row, and is sent nothing but a probe, every 15 s at most.',
    act: 'Tell the partner. It is probed every 15 seconds, or when its `Retry-After` says, within the hour; once it takes a lead, everything that waited goes out within about a minute.',
  },
  {
    name: 'partner_not_ready',
    fires: { doctor: ['partners'] },
    why: '`LEAD_PARTNERS` cannot be used, a secret that it names is missing, or a partner does not answer this machine: leads may wait. Where `LEAD_PARTNERS` is a secret, this job checks it only with `--partners <file>`; otherwise `partners_unreadable`, `partner_unusable` and `partner_failing` fire once leads are sent.',
    act: 'Do what the doctor says. Tell a partner that does not answer; [partners](leads.md#partners) says what `LEAD_PARTNERS` may contain.',
  },
  {
    name: 'database_nearly_full',
    fires: { doctor: ['size'], alsoLook: true },
    why: 'A D1 database stores 10 GB, and takes no more leads beyond that.',
    act: `\`npm run leads -- purge ${here}\` erases what is past its time. If that is not enough, shorten the days in \`worker/leads/retention/retention.ts\`, or give the brand a database for each month ([what it takes](scale.md#what-runs-out-first)).`,
  },
  {
    name: 'retention_missed',
    fires: { doctor: ['retention'] },
    why: 'Personal data is kept longer than we say.',
    act: `\`npm run leads -- purge ${here}\`; then see in Workers Logs whether there is a line \`retention\` at 16:23 UTC. If not, tie the crons to the worker again: \`npx wrangler triggers deploy --env <brand>-<stage>\`.`,
  },
  {
    name: 'catalogue_old',
    fires: { doctor: ['catalogue'], alsoLook: true },
    why: 'Visitors see no plans, or out-of-date prices.',
    act: `\`npm run catalogue:import -- <folder|file> ${here}\` ([how](catalogue.md)).`,
  },
  {
    name: 'addresses_missing',
    fires: { doctor: ['addresses'] },
    why: 'No address is found, so every visitor has to type it in full.',
    act: `\`npm run addresses:status -- ${here}\`, then \`npm run addresses:rollback -- ${here}\` or load again ([how](addresses.md)).`,
  },
  {
    name: 'content_missing',
    fires: { doctor: ['content'] },
    why: 'Nothing is published: visitors see the content that the build was made with.',
    act: `\`npm run content:publish -- ${here}\`.`,
  },
  {
    name: 'clock_wrong',
    fires: { doctor: ['clock'] },
    why: 'The clock of the machine that runs this job is off by more than 30 seconds, so it counts the wrong lines of the log.',
    act: '`sudo timedatectl set-ntp true` on that machine.',
  },
];
