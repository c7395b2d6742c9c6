/** A stand-in for wrangler and the account behind it, which refuses what the real one refuses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/files-below.ts';
import type { ReleaseTarget } from '../../scripts/release/release-target.ts';
import type { Captured } from '../../scripts/site/run-tool.ts';
import type { HostAnswer } from '../../scripts/smoke/smoke-site-run.ts';
import type { Account, Binding } from './wrangler-account.ts';

const yes = (value: unknown = ''): Captured => ({
  code: 0,
  errors: '',
  output: typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
});
const no = (errors: string): Captured => ({ code: 1, output: '', errors: `✘ [ERROR] ${errors}\n` });

/** The worker that answers at the public host. */
export const hostOf = ({ worker }: Account, { env }: ReleaseTarget): HostAnswer =>
  worker && worker.triggers > 0
    ? { kind: 'named', env }
    : { kind: 'nobody', why: 'getaddrinfo ENOTFOUND' };

/**
 * The worker that answers at a host that another site has until routes are applied once more. Only the
 * worker's first version was made before `brand.ts` named that host.
 */
export function hostAtCutOver({ worker }: Account, { env }: ReleaseTarget): HostAnswer {
  if (!worker || worker.triggers < 2) return { kind: 'unclear', why: '/healthz answered 404' };
  const isKnown = worker.deployments.at(-1)?.every(({ version_id }) => version_id !== 'version-1');
  return isKnown ? { kind: 'named', env } : { kind: 'nobody', why: '/healthz answered 421' };
}

/** The bindings of every uploaded version. */
export const boundBy = ({ databases }: ReleaseTarget): Binding[] => [
  { name: 'ASSETS', type: 'assets' },
  { name: 'BRAND', type: 'plain_text' },
  { name: 'CONTENT', type: 'kv_namespace' },
  ...databases.map(({ binding }) => ({ name: binding, type: 'd1' })),
];

/** Whether a command only looks; all others change the account. */
export const looks = (args: readonly string[]): boolean =>
  /^(?:queues info|d1 list|kv namespace list|d1 migrations list|deployments status|versions (?:list|view))\b/.test(
    args.join(' '),
  );

/** Changes the account in place. @returns what wrangler prints */
export function runStandIn(
  account: Account,
  target: ReleaseTarget,
  args: readonly string[],
): Captured {
  const answer = answered(account, target, args);
  if (answer.code === 0 && !looks(args)) account.changes.push(args.join(' '));
  return answer;
}

function answered(account: Account, target: ReleaseTarget, args: readonly string[]): Captured {
  const [one, two, three = '', four = ''] = args;
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : '') ?? '';
  switch (`${one} ${two}`) {
    case 'queues info':
      return account.queues.includes(three)
        ? yes(`Queue Name: ${three}\nQueue ID: queue-${account.made}\nNumber of Consumers: 1\n`)
        : no(`Queue "${three}" does not exist. To create it, run: wrangler queues create ${three}`);
    case 'queues create':
      if (account.queues.includes(three)) return no('Queue name is already taken [code: 11009]');
      account.queues.push(three);
      return yes();
    case 'd1 list':
      return yes(Object.entries(account.databases).map(([name, uuid]) => ({ uuid, name })));
    case 'd1 create':
      if (account.databases[three]) return no('A database with that name already exists');
      // The real one would create it near where the command runs, permanently.
      if (option('--location') !== 'oc') return no(`${three} would not be made in Oceania`);
      account.databases[three] = `uuid-of-${three}-${account.made}`;
      return yes();
    case 'kv namespace':
      if (three === 'list') {
        return yes(Object.entries(account.namespaces).map(([title, id]) => ({ id, title })));
      }
      if (account.namespaces[four]) return no('a namespace with this title already exists [10014]');
      account.namespaces[four] = `id-of-${four}-${account.made}`;
      return yes();
    case 'd1 migrations':
      return migrations(account, target, three, four, option('--config'));
    default:
      return ofWorker(account, target, args, option);
  }
}

function migrations(
  account: Account,
  { databases }: ReleaseTarget,
  verb: string,
  binding: string,
  config: string,
): Captured {
  const database = databases.find((each) => each.binding === binding);
  if (!database || !account.databases[database.name])
    return no(`Couldn't find a D1 DB '${binding}'`);
  const text = readFileSync(join(root, config), 'utf8');
  if (!text.includes(`database_id = "${account.databases[database.name]}"`)) {
    return no('The configuration has no id of the database');
  }
  const had = account.applied[database.name] ?? [];
  const all = readdirSync(join(root, database.migrations)).filter((file) => file.endsWith('.sql'));
  const pending = all.filter((file) => !had.includes(file)).sort();
  if (verb === 'list')
    return yes(
      pending.length > 0
        ? pending.map((file) => `│ ${file} │`).join('\n')
        : '✅ No migrations to apply!',
    );
  account.applied[database.name] = [...had, ...pending];
  return yes();
}

function ofWorker(
  account: Account,
  target: ReleaseTarget,
  args: readonly string[],
  option: (name: string) => string,
): Captured {
  const { worker: name, content } = target;
  const { worker } = account;
  const [one, two, three = ''] = args;
  const complete = () =>
    readFileSync(join(root, option('--config')), 'utf8').includes(
      `id = "${account.namespaces[content]}"`,
    );
  if (one === 'deploy') {
    if (!complete()) return no('a namespace with this title already exists [10014]');
    const id = `version-${(worker?.versions.length ?? 0) + 1}`;
    account.worker = {
      versions: [...(worker?.versions ?? []), { id, tag: option('--tag'), binds: boundBy(target) }],
      deployments: [...(worker?.deployments ?? []), [{ version_id: id, percentage: 100 }]],
      triggers: (worker?.triggers ?? 0) + 1,
      set: worker?.set ?? [],
    };
    return yes(`Current Version ID: ${id}`);
  }
  if (`${one} ${two}` === 'secret put') return putSecret(account, three);
  if (!worker) return no(`This Worker does not exist on your account. [code: 10007] (${name})`);
  switch (`${one} ${two}`) {
    case 'deployments status':
      return yes({ id: 'd', versions: worker.deployments.at(-1) });
    case 'versions list':
      return yes(
        worker.versions.slice(-10).map(({ id, tag }) => ({
          id,
          metadata: { source: 'wrangler' },
          annotations: tag ? { 'workers/tag': tag } : {},
        })),
      );
    case 'versions view': {
      const version = worker.versions.find(({ id }) => id === three);
      if (!version) return no(`Version ${three} could not be found. [code: 10196]`);
      const secrets = worker.set.map((each) => ({ name: each, type: 'secret_text' }));
      return yes({ id: three, resources: { bindings: [...version.binds, ...secrets] } });
    }
    case 'versions upload': {
      if (!complete()) return no('The configuration has no id of the namespace');
      const id = `version-${worker.versions.length + 1}`;
      worker.versions.push({ id, tag: option('--tag'), binds: boundBy(target) });
      return yes(`Worker Version ID: ${id}`);
    }
    case 'versions deploy': {
      const shares = args
        .filter((each) => each.endsWith('%'))
        .map((each) => each.slice(0, -1).split('@'));
      const known = shares.every(([id]) => worker.versions.some((version) => version.id === id));
      const sum = shares.reduce((total, [, percentage]) => total + Number(percentage), 0);
      if (!known || sum !== 100 || !args.includes('--yes'))
        return no(`Cannot deploy ${args.join(' ')}`);
      worker.deployments.push(
        shares.map(([id = '', percentage]) => ({ version_id: id, percentage: Number(percentage) })),
      );
      return yes();
    }
    case 'triggers deploy':
      worker.triggers += 1;
      return yes();
    default:
      return no(`Unknown argument: ${one} ${two} ${three}`);
  }
}

/** Creates an empty worker if there is none; each secret makes a version without a tag, which is live at once. */
function putSecret(account: Account, secret: string): Captured {
  account.worker ??= {
    versions: [{ id: 'version-1', tag: '', binds: [] }],
    deployments: [[{ version_id: 'version-1', percentage: 100 }]],
    triggers: 0,
    set: [],
  };
  const { versions, deployments, set } = account.worker;
  const newest = versions.at(-1);
  if (!newest || !deployments.at(-1)?.some(({ version_id }) => version_id === newest.id))
    return no("Secret edit failed. The latest version of your Worker isn't currently deployed.");
  const id = `version-${versions.length + 1}`;
  versions.push({ id, tag: '', binds: newest.binds });
  deployments.push([{ version_id: id, percentage: 100 }]);
  set.push(secret);
  return yes(`✨ Success! Uploaded secret ${secret}`);
}
