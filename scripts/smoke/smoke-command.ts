/**
 * `npm run smoke -- <url>`: does the main job on a running site from outside, as a visitor without script,
 * and says which step fails (docs/operations/release.md).
 */
import { parseArgs } from 'node:util';
import { smokeSite } from './smoke-site-run.ts';

const usage = `npm run smoke -- <url> [--build <id>] [--version <id>] [--address <typed>]

  <url>       such as http://<brand>.localhost:8787, or https:// and a deployed host
  --build     the build that has to answer (dist/manifest.json)
  --version   the version that has to answer: it must be part of the current deployment
  --address   what to type into the address box`;

const { values, positionals } = parseArgs({
  options: {
    build: { type: 'string' },
    version: { type: 'string' },
    address: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [url] = positionals;
if (values.help || !url || !URL.canParse(url)) {
  console.log(
    url && !values.help ? `"${url}" is not a URL: write http://… or https://…\n\n${usage}` : usage,
  );
  process.exit(values.help ? 0 : 1);
}
const { failed } = await smokeSite(new URL(url).origin, values, console.log);
process.exit(failed > 0 ? 1 : 0);
