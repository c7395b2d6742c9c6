/** A stand-in for wrangler and the account behind it: one JSON file, and it refuses what the real one refuses. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/files-below.ts';
import type { ReleaseTarget } from '../../scripts/release/release-target.ts';
import type { Captured } from '../../scripts/site/run-tool.ts';

interface WorkerOf {
  versions: { id: string; tag: string }[];
  /** The newest last. */
  deployments: { version_id: string; percentage: number }[][];
  triggers: number;
  /** Names of variables and secrets. */
  set: string[];
}

export interface Account {
  queues: string[];
  databases: Record<string, string>;
  namespaces: Record<string, string>;
  /** Names of migrations, by database. */
  applied: Record<string, string[]>;
  worker: WorkerOf | null;
  /** What is made anew under an old name has another id. */
  made: number;
  /** Every command that changed something, in order. */
  changes: string[];
}

export const emptyAccount: Account = {
  ...{ queues: [], databases: {}, namespaces: {}, applied: {}, worker: null, made: 0, changes: [] },
};

export const readAccount = (file: string): Account =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : structuredClone(emptyAccount);

export const writeAccount = (file: string, account: Account): void =>
  writeFileSync(file, JSON.stringify(account));

const yes = (value: unknown = ''): Captured => ({
  ...{ code: 0, errors: '' },
  output: typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
});
const no = (errors: string): Captured => ({ code: 1, output: '', errors: `✘ [ERROR] ${errors}\n` });

/** Who answers at the public host. */
export const hostOf = ({ worker }: Account, { env }: ReleaseTarget): string | undefined =>
  worker && worker.triggers > 0 ? env : undefined;

/** Commands that only look; everything else changes the account. */
export const looks = (args: readonly string[]): boolean =>
  /^(?:queues info|d1 list|kv namespace list|d1 migrations list|deployments status|versions (?:list|view))\b/.test(
    args.join(' '),
  );

/** @returns what wrangler prints; the account is changed in place */
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
  const option = (name: string) => args[args.indexOf(name) + 1] ?? '';
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
  { worker: name, content }: ReleaseTarget,
  args: readonly string[],
  option: (name: string) => string,
): Captured {
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
      versions: [...(worker?.versions ?? []), { id, tag: option('--tag') }],
      deployments: [...(worker?.deployments ?? []), [{ version_id: id, percentage: 100 }]],
      triggers: (worker?.triggers ?? 0) + 1,
      set: worker?.set ?? [],
    };
    return yes(`Current Version ID: ${id}`);
  }
  if (!worker) return no(`This Worker does not exist on your account. [code: 10007] (${name})`);
  switch (`${one} ${two}`) {
    case 'deployments status':
      return yes({ id: 'd', versions: worker.deployments.at(-1) });
    case 'versions list':
      return yes(
        worker.versions.map(({ id, tag }) => ({ id, annotations: { 'workers/tag': tag } })),
      );
    case 'versions view':
      return yes({
        resources: { bindings: worker.set.map((each) => ({ name: each, type: 'secret_text' })) },
      });
    case 'versions upload': {
      if (!complete()) return no('The configuration has no id of the namespace');
      const id = `version-${worker.versions.length + 1}`;
      worker.versions.push({ id, tag: option('--tag') });
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
