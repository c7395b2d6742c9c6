/** A deployed brand and stage, read through wrangler with the operator’s Cloudflare login. */
import * as v from 'valibot';
import type { DeployedStage } from '../../domain/brand.ts';
import { remoteKv, wranglerKv } from '../content/wrangler-kv.ts';
import { wranglerSql } from '../leads/wrangler-sql.ts';
import type { DeployedSite } from '../site/deployed-site.ts';
import type { Wrangler } from '../site/run-wrangler.ts';
import { deployment, jsonIn, refusalOf } from '../site/wrangler-answers.ts';
import { type DoctorTarget, releaseCommand } from './doctor-target.ts';

/** The parts that can be checked from outside, without Cloudflare. */
export interface SiteTarget extends Pick<DoctorTarget, 'name' | 'options' | 'fetch'> {
  readonly brand: string;
  /** The origin of the public host. */
  readonly origin: string;
}

export interface StageTarget extends DoctorTarget, SiteTarget {
  readonly stage: DeployedStage;
  readonly wrangler: Wrangler;
}

export interface StageParts {
  readonly wrangler: Wrangler;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
  /** The value of LEAD_PARTNERS, from `--partners` if it is a secret. */
  readonly partners: string | undefined;
}

const secretList = v.array(v.object({ name: v.string() }));

export function siteTarget(
  { brand: { slug, hosts }, stage, env }: DeployedSite,
  fetch: typeof globalThis.fetch,
): SiteTarget {
  const options = `--brand ${slug} --stage ${stage}`;
  return { name: env, brand: slug, options, fetch, origin: `https://${hosts[stage]}` };
}

/** @throws Error with the remedy when wrangler is not signed in, or the worker is not deployed */
export async function stageTarget(
  site: DeployedSite,
  { wrangler, fetch, now, partners }: StageParts,
): Promise<StageTarget> {
  const outside = siteTarget(site, fetch);
  const { name, brand, options } = outside;
  const { stage } = site;
  const secrets = await secretNames(name, wrangler, releaseCommand(options));
  const variables = await variablesOf(name, wrangler);
  return {
    ...outside,
    stage,
    brands: [brand],
    wrangler,
    now,
    partners: partners ?? variables.get('LEAD_PARTNERS'),
    content: wranglerKv(remoteKv(brand, stage), wrangler),
    sql: (database) => wranglerSql([database, '--env', name, '--remote'], wrangler),
    has: (one) => secrets.includes(one) || Boolean(variables.get(one)),
  };
}

const version = v.object({
  resources: v.object({
    bindings: v.array(
      v.object({ name: v.string(), type: v.string(), text: v.optional(v.string()) }),
    ),
  }),
});

/**
 * The variables of the version that serves most visitors.
 * @throws Error when wrangler does not say: without them, a stage with partners would look like one without
 */
async function variablesOf(name: string, wrangler: Wrangler): Promise<ReadonlyMap<string, string>> {
  const ask = async <T>(answer: v.GenericSchema<unknown, T>, ...args: string[]): Promise<T> => {
    const answered = await wrangler([...args, '--env', name, '--json']);
    const command = `wrangler ${args.slice(0, 2).join(' ')}`;
    if (answered.code !== 0) throw new Error(`${command} failed: ${refusalOf(answered)}`);
    try {
      return jsonIn(answer, answered.output);
    } catch (cause) {
      throw new Error(`${command} answered something that the doctor cannot read`, { cause });
    }
  };
  const live = await ask(deployment, 'deployments', 'status');
  const [main] = live.versions.toSorted((a, b) => b.percentage - a.percentage);
  if (!main) return new Map();
  const shown = await ask(version, 'versions', 'view', main.version_id);
  return new Map(
    shown.resources.bindings.flatMap(({ name, text }) =>
      text === undefined ? [] : [[name, text] as const],
    ),
  );
}

async function secretNames(
  name: string,
  wrangler: Wrangler,
  deploys: string,
): Promise<readonly string[]> {
  const { code, output, errors } = await wrangler(['secret', 'list', '--env', name]);
  if (code === 0) return jsonIn(secretList, output).map((one) => one.name);
  const said = `${output}\n${errors}`;
  if (/log(?:ged)? ?in|authenticat|CLOUDFLARE_API_TOKEN/i.test(said)) {
    throw new Error('You are not signed in to Cloudflare: npx wrangler login');
  }
  if (said.includes('not found') || said.includes('10007')) {
    throw new Error(`kurrajong-${name} is not deployed: ${deploys}`);
  }
  throw new Error(`wrangler secret list failed: ${said.trim()}`);
}
