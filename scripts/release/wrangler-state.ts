/** Reads the state at Cloudflare through wrangler. */
import * as v from 'valibot';
import { shellWords } from '../commands/shell-words.ts';
import type { Captured } from '../site/run-tool.ts';
import type { Wrangler } from '../site/run-wrangler.ts';
import { deployment, jsonIn } from '../site/wrangler-answers.ts';
import type { Live, Resources, Share } from './release-plan.ts';
import type { ReleaseTarget } from './release-target.ts';

/** A failed wrangler command, with its output. */
class WranglerFailed extends Error {
  override readonly name = 'WranglerFailed';
  readonly said: string;
  constructor(args: readonly string[], { output, errors }: Captured) {
    const said = `${errors}${output}`.trim();
    super(`wrangler ${shellWords(args)} failed:\n${said}`);
    this.said = said;
  }
}

/** @throws WranglerFailed */
export async function demandWrangler(wrangler: Wrangler, args: readonly string[]): Promise<string> {
  const done = await wrangler(args);
  if (done.code !== 0) throw new WranglerFailed(args, done);
  return done.output;
}

/** null if wrangler says that the thing does not exist. */
async function ifThere(
  wrangler: Wrangler,
  args: readonly string[],
  missing: RegExp,
): Promise<string | null> {
  const done = await wrangler(args);
  if (done.code === 0) return done.output;
  if (missing.test(done.output + done.errors)) return null;
  throw new WranglerFailed(args, done);
}

const databases = v.array(v.object({ uuid: v.string(), name: v.string() }));
const namespaces = v.array(v.object({ id: v.string(), title: v.string() }));

export async function readResources(
  wrangler: Wrangler,
  { queue, content }: ReleaseTarget,
): Promise<Resources> {
  const [found, d1, kv] = [
    await ifThere(wrangler, ['queues', 'info', queue], /Queue ".*" does not exist/),
    await demandWrangler(wrangler, ['d1', 'list', '--json']),
    await demandWrangler(wrangler, ['kv', 'namespace', 'list']),
  ];
  return {
    // Even without an id in the output, the queue exists.
    queue: found === null ? undefined : (/^Queue ID: (\S+)/m.exec(found)?.[1] ?? ''),
    databases: new Map(jsonIn(databases, d1).map(({ name, uuid }) => [name, uuid])),
    content: jsonIn(namespaces, kv).find(({ title }) => title === content)?.id,
  };
}

/** The names of a database's pending migrations, in order. */
export async function readPending(
  wrangler: Wrangler,
  config: readonly string[],
  binding: string,
): Promise<string[]> {
  const args = ['d1', 'migrations', 'list', binding, ...config, '--remote'];
  const output = await demandWrangler(wrangler, args);
  return [...new Set(output.match(/\b\d{4}_\w+\.sql\b/g) ?? [])];
}

const versions = v.array(
  v.object({
    id: v.string(),
    annotations: v.optional(v.object({ 'workers/tag': v.optional(v.string()) })),
  }),
);

const noWorker = /has no deployments|code: 10007/i;

/** The versions that have the traffic; empty if nothing was ever deployed. */
export async function readShares(
  wrangler: Wrangler,
  { worker }: ReleaseTarget,
): Promise<readonly Share[]> {
  const args = ['deployments', 'status', '--name', worker, '--json'];
  const status = await ifThere(wrangler, args, noWorker);
  if (status === null) return [];
  return jsonIn(deployment, status).versions.map(({ version_id, percentage }) => ({
    version: version_id,
    percentage,
  }));
}

export async function readLive(wrangler: Wrangler, target: ReleaseTarget): Promise<Live> {
  const shares = await readShares(wrangler, target);
  if (shares.length === 0) return { versions: [], shares };
  const name = ['--name', target.worker, '--json'];
  const list = await demandWrangler(wrangler, ['versions', 'list', ...name]);
  return {
    versions: jsonIn(versions, list).map(({ id, annotations }) => ({
      id,
      tag: annotations?.['workers/tag'],
    })),
    shares,
  };
}

const binding = v.object({ name: v.string(), type: v.string(), text: v.optional(v.string(), '') });
const bound = v.object({ resources: v.object({ bindings: v.array(binding) }) });

async function readBindings(wrangler: Wrangler, { worker }: ReleaseTarget, version: string) {
  const args = ['versions', 'view', version, '--name', worker, '--json'];
  return jsonIn(bound, await demandWrangler(wrangler, args)).resources.bindings;
}

/** The binding types from `wrangler secret put` and the dashboard's variables; a released version also binds databases. */
const set = new Set(['secret_text', 'plain_text', 'json']);

/**
 * True if no version with traffic was a release: nothing is deployed, or only what `wrangler secret put` made.
 * Only the last ten versions are listed, so a tag proves a release, but a missing tag proves nothing.
 */
export async function isEmpty(
  wrangler: Wrangler,
  target: ReleaseTarget,
  { versions, shares }: Live,
): Promise<boolean> {
  if (versions.some(({ tag }) => tag)) return false;
  for (const { version } of shares) {
    const bindings = await readBindings(wrangler, target, version);
    if (!bindings.every(({ type }) => set.has(type))) return false;
  }
  return true;
}

/** A version's variables and secrets by name, with the values of variables; Cloudflare never reveals secrets. */
export async function readSet(
  wrangler: Wrangler,
  target: ReleaseTarget,
  version: string,
): Promise<Map<string, string>> {
  const bindings = await readBindings(wrangler, target, version);
  return new Map(
    bindings
      .filter(({ type }) => type === 'secret_text' || type === 'plain_text')
      .map(({ name, text }) => [name, text]),
  );
}
