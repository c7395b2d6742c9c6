/** Every alert: when it fires, why it matters, what to do (docs/operations/alerts.md is written from this). */
import type { Alert } from './alert-rules.ts';

const here = '--brand <slug> --stage <stage>';

export const alerts: readonly Alert[] = [
  {
    name: 'leads_waiting',
    fires: { log: 'outbox_alert', where: { oldestSeconds: 900 }, atLeast: 1, minutes: 10 },
    why: 'A lead has waited for more than 15 minutes for a partner that is to have it.',
    act: `\`npm run leads -- status ${here}\`, then the table under [alerts of leads](leads.md#alerts).`,
  },
  {
    name: 'leads_unrouted',
    fires: { log: 'outbox_alert', where: { oldestUnroutedSeconds: 900 }, atLeast: 1, minutes: 10 },
    why: 'No partner takes a lead, and it has waited for more than 15 minutes.',
    act: `\`npm run leads -- list --state pending ${here}\` says of which product. See that \`LEAD_PARTNERS\` has somebody for it ([partners](leads.md#partners)); \`partner_unusable\` and \`partners_unreadable\` say when one cannot be used.`,
  },
  {
    name: 'leads_stuck',
    fires: { doctor: 'leads' },
    why: 'The database itself says that leads wait too long, even where the cron does not run and logs nothing.',
    act: `\`npm run leads -- status ${here}\`. If the doctor says that \`LEADS_HOLD\` is set, a restore is under way or was not finished ([its last step](backup.md)). If nothing moves at all, its cron or queue is not tied to the worker: \`npx wrangler triggers deploy --env <brand>-<stage>\`.`,
  },
  {
    name: 'leads_given_up',
    fires: { doctor: 'given up', saidBy: 'leads' },
    why: 'The database has leads that nobody sends any more by itself. They fire until they are sent or erased.',
    act: `\`npm run leads -- list --state dead ${here}\`; settle it with the partner, then \`npm run leads -- replay --all-dead ${here}\`.`,
  },
  {
    name: 'deliveries_given_up',
    fires: { log: 'outbox_alert', where: { deadLately: 1 }, atLeast: 1, minutes: 10 },
    why: 'Ten attempts failed over three days. Nothing is lost, and nothing more happens by itself.',
    act: `\`npm run leads -- list --state dead ${here}\`; settle it with the partner, then \`npm run leads -- replay --all-dead ${here}\`.`,
  },
  {
    name: 'partner_failing',
    fires: {
      ...{ log: 'delivery', where: { outcome: ['down', 'unknown'] } },
      ...{ atLeast: 5, minutes: 15, ofOne: 'partner' },
    },
    why: 'A partner answers with errors, or not at all. Its leads wait, and go out when it is back.',
    act: 'Tell the partner. Nothing has to be done here.',
  },
  {
    name: 'partner_refusing',
    fires: {
      ...{ log: 'delivery', where: { outcome: ['refused'] } },
      ...{ atLeast: 10, minutes: 60, ofOne: 'partner' },
    },
    why: 'A partner is up and says no to leads: a key is wrong, or it wants other fields.',
    act: `\`npm run leads -- show <reference> ${here}\` has the status of each attempt; ask the partner.`,
  },
  {
    name: 'partner_unusable',
    fires: { log: 'partner_unusable', atLeast: 1, minutes: 15 },
    why: 'A partner’s secret is missing or cannot sign, so its leads wait.',
    act: '`npx wrangler secret put <name> --env <brand>-<stage>`; the line names partner and secret.',
  },
  {
    name: 'partners_unreadable',
    fires: { log: 'partners_unreadable', atLeast: 1, minutes: 15 },
    why: '`LEAD_PARTNERS` cannot be used, so no lead goes out.',
    act: 'Mend it ([partners](leads.md#partners)), then `npx wrangler secret put LEAD_PARTNERS --env <brand>-<stage> < partners.json`.',
  },
  {
    name: 'outbox_broken',
    fires: { log: 'outbox_broken', atLeast: 1, minutes: 15 },
    why: 'A delivery has no lead or message: somebody changed the database by hand.',
    act: 'Take the database back to the minute before ([back-up and restore](backup.md)).',
  },
  {
    name: 'outbox_unreadable',
    fires: { log: 'outbox_unreadable', atLeast: 1, minutes: 20 },
    why: 'The version that runs cannot read a lead or a message, so it waits; the others go out.',
    act: `Was a release taken back? Release it again: its version wrote the row, which is tried every 15 minutes. If not, somebody changed the database by hand: \`npm run leads -- list --state pending ${here}\` names the lead, and [back-up and restore](backup.md) has what it was.`,
  },
  {
    name: 'tick_taken_back',
    fires: { log: 'tick_taken_back', atLeast: 1, minutes: 15 },
    why: 'A sender took the tick for offers back when a partner had the lead already, and nothing else tells the partner.',
    act: `\`npm run leads -- show <reference> ${here}\`: the line has the reference. Ask the partners it names, or those with an attempt before the tick was taken back, to send no offers.`,
  },
  {
    name: 'delivery_stopped',
    fires: { log: 'round_failed', atLeast: 3, minutes: 10, ofOne: 'partner' },
    why: 'The outbox cannot be worked on, so leads go out late or not at all.',
    act: `\`npm run doctor -- ${here}\`: is \`LEADS_DB\` there, and migrated? Cloudflare’s status page says whether D1 is down.`,
  },
  {
    name: 'queue_failing',
    fires: { log: 'wake_failed', atLeast: 10, minutes: 10 },
    why: 'The queue takes no wake-up. Retries wait for the cron, up to a minute more.',
    act: `\`npm run doctor -- ${here}\`: is the queue there?`,
  },
  {
    name: 'journal_failing',
    fires: { log: 'journal_failed', atLeast: 1, minutes: 60 },
    why: 'Deliveries go out, but a restore to a time before now could not know of them.',
    act: 'Were plans imported at that time? The database does not answer while it takes in a file ([why](catalogue.md#what-visitors-notice)), so wait for the end. If not, `npx wrangler d1 migrations apply CATALOGUE_DB --env <brand>-<stage> --remote`. Either way make a backup then ([how](backup.md)).',
  },
  {
    name: 'forms_not_kept',
    fires: { log: 'problem', where: { code: ['storage_unavailable'] }, atLeast: 1, minutes: 10 },
    why: 'A form could not be saved. Its sender keeps what was typed and is asked to try again.',
    act: `\`npm run doctor -- ${here}\`: is \`LEADS_DB\` there, migrated, and not full?`,
  },
  {
    name: 'server_errors',
    fires: { log: 'request', where: { status: 500 }, atLeast: 10, minutes: 10 },
    why: 'Visitors get errors.',
    act: '`npx wrangler tail --env <brand>-<stage> --search problem` shows each as it happens, with its code and reason; with `--status error` it would leave out what the worker answered itself. If it began with a deployment, take that back: `npx wrangler rollback --env <brand>-<stage>`.',
  },
  {
    name: 'upstream_failing',
    fires: {
      ...{ log: 'outside_failed', butNot: { upstream: ['turnstile'] } },
      ...{ atLeast: 20, minutes: 10, ofOne: 'upstream' },
    },
    why: 'A system outside fails: the partner’s (gateway, leads, addresses). Pages are whole; lists, searches or steps are missing.',
    act: 'Tell whoever runs it; the line has the reason. Without its URL the site answers by itself: `npx wrangler secret delete GATEWAY_URL --env <brand>-<stage>`, say.',
  },
  {
    name: 'person_check_failing',
    fires: {
      ...{ log: 'outside_failed', where: { upstream: ['turnstile'] } },
      ...{ atLeast: 3, minutes: 30 },
    },
    why: 'Turnstile, the check for a person, does not answer. Forms are taken all the same, and marked `unverified`.',
    act: 'Cloudflare’s status page says whether Turnstile is down; the line has the reason. If it lasts, switch the check off: `npx wrangler secret delete TURNSTILE_SECRET --env <brand>-<stage>`, then the same with `TURNSTILE_SITE_KEY`, or `secret_missing` fires ([the check for a person](deploy.md#the-check-for-a-person)).',
  },
  {
    name: 'plans_left_out',
    fires: { log: 'plans_left_out', atLeast: 1, minutes: 60 },
    why: 'A partner sends plans without something that a list needs, or in words that cannot be read. Visitors do not see them.',
    act: 'Tell the partner; the line has how many they are, and of the first 20 the id and the field. [What a plan needs](../contracts/plans.md#a-partners-plan-calls).',
  },
  {
    name: 'content_stale',
    fires: { log: 'content_source_failed', atLeast: 3, minutes: 15 },
    why: 'KV cannot be read. Visitors see the last content that was read, or that of the build.',
    act: `\`npm run content:status -- ${here}\`. Cloudflare’s status page says whether KV is down.`,
  },
  {
    name: 'cms_unreachable',
    fires: { log: 'content_check_failed', atLeast: 10, minutes: 15 },
    why: 'The CMS does not answer, or tells a site nothing of its brand. The site stands, and what editors publish does not arrive.',
    act: 'The line has the reason. See whether the CMS runs ([the CMS](cms.md)), whether `CMS_URL` is right, and whether `CMS_TOKEN` is one of the brand’s [tokens](cms.md#tokens).',
  },
  {
    name: 'publication_given_up',
    fires: { log: 'content_call_given_up', atLeast: 1, minutes: 15 },
    why: 'A publication was tried nine times in 31 hours and did not arrive.',
    act: `\`npm run content:status -- ${here}\`; publish again in the CMS.`,
  },
  {
    name: 'islands_failing',
    fires: { log: 'island_failed', atLeast: 10, minutes: 15 },
    why: 'Script fails in browsers: a file is missing, or a policy forbids it. Forms go on without script. A form that got an error or no answer is a line `form_failed`, which fires no alert: the server’s own lines say why.',
    act: '`npx wrangler tail --env <brand>-<stage> --search island_failed` names island and reason.',
  },
  {
    name: 'site_down',
    fires: { doctor: 'site' },
    why: 'The host does not answer, or is not this site.',
    act: `\`npx wrangler deployments status --env <brand>-<stage>\`; then \`npm run release -- ${here}\`.`,
  },
  {
    name: 'cannot_look',
    fires: { doctor: 'worker', alsoUnseen: true },
    why: 'A call to Cloudflare failed, this job is not signed in there or may not read the log, or the worker is not deployed: it sees a part, or nothing. What it could not look at may be in order.',
    act: 'Once it stays so: renew `CLOUDFLARE_API_TOKEN`, which has to read Workers Observability, or deploy. What fired before and cannot be looked at counts as firing until it can.',
  },
  {
    name: 'migration_missing',
    fires: { doctor: 'LEADS_DB' },
    why: 'The code needs tables that are not there.',
    act: '`npx wrangler d1 migrations apply LEADS_DB --env <brand>-<stage> --remote`.',
  },
  {
    name: 'queue_missing',
    fires: { doctor: 'queue' },
    why: 'There is no queue, or the worker takes nothing from it. Retries wait for the cron, up to a minute more.',
    act: `\`npm run release -- ${here}\` makes it and ties it to the worker. Where only that tie is missing, \`npx wrangler triggers deploy --env <brand>-<stage>\` is enough.`,
  },
  {
    name: 'secret_missing',
    fires: { doctor: 'secrets' },
    why: 'A system outside is configured by half, and the worker may refuse to start.',
    act: '`npx wrangler secret put <name> --env <brand>-<stage>`.',
  },
  {
    name: 'partner_away',
    fires: { doctor: 'partner', saidBy: 'leads' },
    why: 'A partner failed five times in a row, and nothing is sent to it but a probe every 15 s at most.',
    act: 'Tell the partner. It is asked every 15 seconds, or when its `Retry-After` says, within the hour; once it takes a lead, everything that waited goes out within about a minute.',
  },
  {
    name: 'database_nearly_full',
    fires: { doctor: 'size', alsoLook: true },
    why: 'D1 holds 10 GB, and takes no lead beyond.',
    act: `\`npm run leads -- purge ${here}\` erases what is past its time. If that is not enough, shorten the days in \`worker/leads/retention/retention.ts\`, or give the brand a database of its own per year.`,
  },
  {
    name: 'retention_missed',
    fires: { doctor: 'retention' },
    why: 'Personal data is kept longer than we say.',
    act: `\`npm run leads -- purge ${here}\`; then see in Workers Logs whether there is a line \`retention\` at 16:23 UTC. If not, tie the crons to the worker again: \`npx wrangler triggers deploy --env <brand>-<stage>\`.`,
  },
  {
    name: 'catalogue_old',
    fires: { doctor: 'catalogue', alsoLook: true },
    why: 'Visitors see no plans, or prices of long ago.',
    act: `\`npm run catalogue:import -- <folder|file> ${here}\` ([how](catalogue.md)).`,
  },
  {
    name: 'addresses_missing',
    fires: { doctor: 'addresses' },
    why: 'No address is found, so every visitor has to type it in full.',
    act: `\`npm run addresses:status -- ${here}\`, then \`npm run addresses:rollback -- ${here}\` or load again ([how](addresses.md)).`,
  },
  {
    name: 'content_missing',
    fires: { doctor: 'content' },
    why: 'Nothing is published: visitors see the content that the build was made with.',
    act: `\`npm run content:publish -- ${here}\`.`,
  },
];
