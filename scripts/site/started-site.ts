/** A note for the doctor beside the site's storage: the variables that `npm start` set beyond wrangler.toml. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isRunning } from '../commands/is-running.ts';
import { stateFolder } from './local-platform.ts';

type Vars = Readonly<Record<string, string>>;

const note = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pid: v.number(), vars: v.record(v.string(), v.string()) }),
);
const fileIn = (folder: string) => join(folder, 'started.json');

/** Writes the note, which is removed when this process exits, unless another site has replaced it. */
export function noteStarted(vars: Vars, folder = stateFolder): void {
  const { pid } = process;
  writeFileSync(fileIn(folder), JSON.stringify({ pid, vars }), { mode: 0o600 });
  process.once('exit', () => {
    if (noteIn(folder)?.pid === pid) rmSync(fileIn(folder), { force: true });
  });
}

/** Empty if no site is running. */
export function startedVars(folder = stateFolder): Vars {
  const found = noteIn(folder);
  return found && isRunning(found.pid) ? found.vars : {};
}

function noteIn(folder: string): v.InferOutput<typeof note> | undefined {
  if (!existsSync(fileIn(folder))) return undefined;
  const said = v.safeParse(note, readFileSync(fileIn(folder), 'utf8'));
  return said.success ? said.output : undefined;
}
