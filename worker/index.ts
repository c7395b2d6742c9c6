/** The worker's entry: wiring only. */
import { createApp } from './app.ts';
import { sweepContent } from './content/calls/content-sweep.ts';
import { retentionCron } from './crons.ts';
import { checkEnv, type Env } from './env.ts';
import { logLine } from './http/log.ts';
import { trimJournal } from './leads/backup/lead-journal.ts';
import type { WakeUp } from './leads/delivery/dispatch.ts';
import { sweep } from './leads/delivery/sweep.ts';
import { whenAllEnded } from './leads/delivery/when-all-ended.ts';
import { retain } from './leads/retention/retention.ts';
import { d1Sql } from './leads/sql.ts';
import { forgetOldNumbers } from './ports/numbers/d1-numbers.ts';
import { wireCmsOnce, wireContent, wireDelivering, wirePorts } from './wire.ts';

const app = createApp({ content: wireContent, ports: wirePorts, cms: wireCmsOnce });
/** Less than a queue consumer may take; the sweep does the rest. */
const wakeBudgetMs = 20_000;

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    app.fetch(request, env, context),
  async scheduled({ cron }: { readonly cron: string }, env: Env): Promise<void> {
    checkEnv(env);
    if (cron === retentionCron) {
      const now = new Date();
      // A deployed stage counts in its dataset, so its database stays empty (docs/contracts/numbers.md).
      const numbers = env.NUMBERS ? undefined : env.NUMBERS_DB;
      await whenAllEnded([
        retain(env.LEADS_DB, now, logLine),
        trimJournal(d1Sql(env.CATALOGUE_DB), now),
        numbers && forgetOldNumbers(numbers, now),
      ]);
      return;
    }
    const cms = wireCmsOnce(env);
    // Leads must go out while a CMS hangs, so neither waits for the other, and neither failure stops the other.
    await whenAllEnded([sweep(wireDelivering(env), logLine), cms && sweepContent(cms.calls)]);
  },
  async queue(batch: { readonly messages: readonly { readonly body: WakeUp }[] }, env: Env) {
    checkEnv(env);
    const keys = batch.messages.flatMap(({ body }) => body.keys);
    await wireDelivering(env).wakeUp(keys, wakeBudgetMs);
  },
};

/** The context that the platform passes with the request. */
type ExecutionContext = Parameters<typeof app.fetch>[2];
