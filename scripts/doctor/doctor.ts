/** `npm run doctor -- [--brand b --stage s] [--partners file] [--json]`: checks this machine, or that environment. */
import { runCommand } from '../commands/command-exit.ts';
import { runWrangler } from '../site/run-wrangler.ts';
import { doctorOptions, examineMachine, examineStage } from './doctor-command.ts';
import { exitCode, reportText } from './doctor-report.ts';
import { hasLocalState, withLocalTarget } from './local-target.ts';
import { thisMachine } from './machine.ts';
import { partnersIn } from './partners-file.ts';

await runCommand(async () => {
  const { site, json, partners: file } = doctorOptions(process.argv.slice(2));
  const partners = partnersIn(file);
  const sections = site
    ? await examineStage(site, {
        wrangler: runWrangler,
        fetch: globalThis.fetch,
        now: () => new Date(),
        partners,
      })
    : await examineMachine(await thisMachine(), hasLocalState() ? withLocalTarget : undefined);
  console.log(json ? JSON.stringify(sections, null, 2) : reportText(sections));
  process.exitCode = exitCode(sections);
});
