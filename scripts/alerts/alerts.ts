/**
 * `npm run alerts -- --brand b --stage s [--log file|-] [--state file] [--partners file]`: prints what is wrong
 * with a stage and exits with 1; prints nothing while all is well (docs/operations/alerts.md).
 */
import { runCommand } from '../commands/command-exit.ts';
import { readCommandLine, UsageError } from '../commands/command-line.mjs';
import { demandOutputFolder } from '../commands/output-folder.ts';
import { examineStage } from '../doctor/doctor-command.ts';
import { partnersIn } from '../doctor/partners-file.ts';
import { deployedSite } from '../site/deployed-site.ts';
import { runWrangler } from '../site/run-wrangler.ts';
import { firedBy, lookedUp, tell } from './alerts-command.ts';
import { readFired, writeFired } from './fired-before.ts';
import { logSource } from './log-source.ts';

await runCommand(async () => {
  const { text } = readCommandLine('alerts/alerts');
  const [site, state] = [deployedSite(text('brand'), text('stage')), text('state')];
  if (!site) throw new UsageError('Say which: --brand <slug> --stage <stage>');
  const partners = partnersIn(text('partners'));
  if (state !== undefined) demandOutputFolder('--state', state);
  // Read before anything is examined, because another stage's file is refused.
  const before = state ? readFired(state, site.env) : undefined;
  const now = Date.now();
  const source = logSource(site.env, text('log'), now);
  const sections = await examineStage(site, {
    wrangler: runWrangler,
    fetch: globalThis.fetch,
    now: () => new Date(now),
    partners,
  });
  const found = await lookedUp(source);
  const findings = [...found.findings, ...sections.flatMap((section) => section.findings)];
  const fired = firedBy({ lines: found.lines, findings, now });
  const told = tell(site, fired, before, findings);
  // Printed before it is saved: an alert that was saved but never printed would be lost.
  if (told.text !== '') console.log(told.text);
  process.exitCode = fired.length > 0 ? 1 : 0;
  if (state) writeFired(state, site.env, told.firing);
});
