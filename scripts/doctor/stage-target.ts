/** A deployed brand and stage, read through wrangler with the operator’s Cloudflare login. */
import * as v from 'valibot';
import { brandBySlug } from '../../brands/brands.ts';
import { type DeployedStage, deployedStages } from '../../domain/brand.ts';
import { remoteKv, wranglerKv } from '../content/wrangler-kv.ts';
import { wranglerSql } from '../leads/wrangler-sql.ts';
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

/** @throws Error for an unknown brand or stage */
export function siteTarget(
  brand: string,
  stage: string,
  fetch: typeof globalThis.fetch,
): SiteTarget & { readonly stage: DeployedStage } {
  const name = `${brand}-${stage}`;
  const known = deployedStages.find((one) => one === stage);
  const hosts = brandBySlug(brand)?.hosts;
  if (!known || !hosts) throw new Error(`There is no ${name}: see brands/`);
  const options = `--brand ${brand} --stage ${stage}`;
  return { name, brand, options, fetch, stage: known, origin: `https://${hosts[known]}` };
}

/** @throws Error with the remedy when wrangler is not signed in, or the worker is not deployed */
export async function stageTarget(
  brand: string,
  stage: string,
  { wrangler, fetch, now, partners }: StageParts,
): Promise<StageTarget> {
  const site = siteTarget(brand, stage, fetch);
  const { name, options } = site;
  const secrets = await secretNames(name, wrangler, releaseCommand(options));
  const variables = await variablesOf(name, wrangler);
  return {
    ...site,
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
