/** Checks for deployed environments only: secrets that belong together, the queue, sizes, the host. */
import * as v from 'valibot';
import { deployedName, queueName } from '../../databases/databases.ts';
import { missingBeside } from '../../release/needed-secrets.ts';
import { jsonIn } from '../../site/wrangler-answers.ts';
import { mendDatabase, releaseCommand } from '../doctor-target.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';
import { clockAhead } from '../machine.ts';
import type { SiteTarget, StageTarget } from '../stage-target.ts';
import { clockFinding } from './clock-finding.ts';

/** D1's limit is 10 GB; a full database refuses writes. */
const fullBytes = 10_000_000_000;
const nearlyFull = { look: 0.5, bad: 0.8 };

export const secretsCheck: Check<StageTarget> = {
  about: 'secrets',
  mend: 'npx wrangler whoami',
  async look(target) {
    const missing = missingBeside((name) => target.has(name));
    if (missing.length === 0)
      return [ok('secrets', 'every secret that another setting needs is set')];
    return missing.map(({ name, beside }) =>
      bad(
        'secrets',
        `${name} is missing beside ${beside}`,
        `npx wrangler secret put ${name} --env ${target.name}`,
        name,
      ),
    );
  },
};

export const queueCheck: Check<StageTarget> = {
  about: 'queue',
  mend: 'npx wrangler whoami',
  async look({ name, brand, stage, options, wrangler }) {
    const queue = queueName(brand, stage);
    const { code, output, errors } = await wrangler(['queues', 'info', queue]);
    // A recreated queue has no consumer until triggers are applied.
    if (/^Number of Consumers: 0$/m.test(output)) {
      const says = `nothing consumes ${queue}: leads wait for the sweep`;
      return [bad('queue', says, `npx wrangler triggers deploy --env ${name}`)];
    }
    if (code === 0) return [ok('queue', queue)];
    if (!`${output}${errors}`.includes('does not exist')) throw new Error(errors || output);
    const says = `there is no ${queue}: leads wait for the sweep`;
    return [bad('queue', says, releaseCommand(options))];
  },
};

const info = v.object({ database_size: v.number() });

export const sizeCheck: Check<StageTarget> = {
  about: 'size',
  mend: (target, error) => mendDatabase(target, 'LEADS_DB', error),
  async look({ name, brand, stage, wrangler }) {
    const database = deployedName('LEADS_DB', brand, stage);
    const args = ['d1', 'info', database, '--env', name, '--json'];
    const { code, output, errors } = await wrangler(args);
    if (code !== 0) throw new Error(errors || output);
    return [sizeFinding(jsonIn(info, output).database_size)];
  },
};

function sizeFinding(bytes: number): Finding {
  const share = bytes / fullBytes;
  const says = `the leads take up ${(bytes / 1e9).toFixed(2)} of 10 GB`;
  const mend = 'docs/operations/alerts.md#database_nearly_full';
  if (share >= nearlyFull.bad) return bad('size', says, mend);
  return share >= nearlyFull.look ? look('size', says, mend) : ok('size', says);
}

const healthz = v.object({
  brand: v.string(),
  stage: v.string(),
  build: v.string(),
  addresses: v.object({ kind: v.string() }),
});

export const siteCheck: Check<SiteTarget> = {
  about: 'site',
  mend: 'npx wrangler tail',
  async look({ name, options, origin, fetch }) {
    const mend = releaseCommand(options);
    let answer: Response;
    try {
      answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) });
    } catch {
      return [bad('site', `${origin} does not answer`, mend)];
    }
    if (!answer.ok)
      return [bad('site', `${origin} answers ${answer.status}`, `npx wrangler tail --env ${name}`)];
    const told = v.safeParse(healthz, await answer.json().catch(() => null));
    if (!told.success) return [bad('site', `${origin} is not this site`, mend)];
    const { brand, stage, build, addresses } = told.output;
    if (`${brand}-${stage}` !== name) return [bad('site', `${origin} is ${brand} ${stage}`, mend)];
    return [
      ok('site', `${origin}, build ${build}`),
      ...(addresses.kind === 'unknown'
        ? [bad('addresses', 'the worker cannot ask its index', `npx wrangler tail --env ${name}`)]
        : []),
      clockFinding(await clockAhead(`${origin}/healthz`, fetch)),
    ];
  },
};
