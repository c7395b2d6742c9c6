/** The worker's environment: bindings and variables, checked once, with an error that names all that are missing. */
import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  KVNamespace,
  RateLimit,
} from '@cloudflare/workers-types';
import { addressKindOf, addressKinds } from '../domain/address/service-kinds.ts';
import { partnerUrlFault } from '../domain/allowed-hosts.ts';
import { type Stage, stages } from '../domain/brand.ts';
import type { WakeQueue } from './leads/delivery/dispatch.ts';

export interface Env {
  readonly LEADS_DB: D1Database;
  readonly ADDRESSES_DB: D1Database;
  /** The index's other database: a release is loaded into the one that is not live (docs/contracts/address-index.md). */
  readonly ADDRESSES_DB_B: D1Database;
  readonly CATALOGUE_DB: D1Database;
  readonly CONTENT: KVNamespace;
  readonly ASSETS: Fetcher;
  /** Visitors' steps are counted in a deployed stage's dataset, or in this machine's database. */
  readonly NUMBERS?: AnalyticsEngineDataset;
  readonly NUMBERS_DB?: D1Database;
  /** The platform's rate limits (numbers in wrangler.toml); absent where the platform has none. */
  readonly LIMIT_SEARCH?: RateLimit;
  readonly LIMIT_SUBMIT?: RateLimit;
  /** Wakes the delivery of leads; without it only the sweep delivers. */
  readonly LEADS_QUEUE?: WakeQueue;
  /** The partners and the leads they get, as JSON (docs/operations/leads.md); if empty, leads stay in the outbox. */
  readonly LEAD_PARTNERS?: string;
  /** If not empty, leads are accepted but not sent (docs/operations/backup.md). */
  readonly LEADS_HOLD?: string;
  /** The partner's own systems (docs/operations/deploy.md); without a URL, the embedded adapter is used. */
  readonly GATEWAY_URL?: string;
  readonly GRAPHQL_URL?: string;
  readonly ADDRESS_URL?: string;
  /** The kind of service at ADDRESS_URL: predictive (also when empty) or addressr. */
  readonly ADDRESS_KIND?: string;
  /** Secrets: the bearer key for each system. */
  readonly GATEWAY_KEY?: string;
  readonly GRAPHQL_KEY?: string;
  readonly ADDRESS_KEY?: string;
  /** Secret: signs the token that address searches need; required for a paid service. */
  readonly NEXT_TOKEN_SECRET?: string;
  /** Turnstile's public key and its secret; the check for a person needs both. */
  readonly TURNSTILE_SITE_KEY?: string;
  readonly TURNSTILE_SECRET?: string;
  /** The CMS's GraphQL endpoint (docs/contracts/cms.md); empty: the site has none. */
  readonly CMS_URL?: string;
  /** Secrets: tokens for live content and for drafts; without the second there are no previews. */
  readonly CMS_TOKEN?: string;
  readonly CMS_PREVIEW_TOKEN?: string;
  /** Secret: signs the CMS's calls and preview links. */
  readonly CMS_SECRET?: string;
  /** `on` where the platform resizes pictures. */
  readonly IMAGES_RESIZE?: string;
  /** The deployed version; absent on a developer's machine. */
  readonly VERSION?: { readonly id: string };
  /** development, qa, uat or production. */
  readonly STAGE: string;
  /** The brand of a deployed worker; empty on a developer's machine, where every brand answers. */
  readonly BRAND: string;
  /** `off` silences the request log (the bench compares with and without it). */
  readonly REQUEST_LOG?: string;
}

const remedies: ReadonlyArray<readonly [keyof Env, string]> = [
  ['LEADS_DB', 'add the D1 binding LEADS_DB: npm run wrangler:sync'],
  ['ADDRESSES_DB', 'add the D1 binding ADDRESSES_DB: npm run wrangler:sync'],
  ['ADDRESSES_DB_B', 'add the D1 binding ADDRESSES_DB_B: npm run wrangler:sync'],
  ['CATALOGUE_DB', 'add the D1 binding CATALOGUE_DB: npm run wrangler:sync'],
  ['CONTENT', 'add the KV binding CONTENT: npm run wrangler:sync'],
  ['ASSETS', 'add the [assets] binding ASSETS to wrangler.toml'],
  ['STAGE', `set the variable STAGE to one of ${stages.join(', ')}: npm run wrangler:sync`],
];

const partnerUrls = ['GATEWAY_URL', 'GRAPHQL_URL', 'ADDRESS_URL', 'CMS_URL'] as const;
/** A shorter secret can be guessed by brute force from anything it signed. */
const leastSecret = 32;

/** The stage of a checked environment. */
export function stageOf(env: Env): Stage {
  return env.STAGE as Stage;
}

const checked = new WeakSet<Env>();

/** Throws one error that names every faulty binding or variable and its remedy; free after the first call. */
export function checkEnv(env: Env): void {
  if (checked.has(env)) return;
  const missing = remedies.filter(([name]) => !env[name]).map(([name, hint]) => `${name}: ${hint}`);
  if (env.STAGE && !(stages as readonly string[]).includes(env.STAGE)) {
    missing.push(`STAGE is "${env.STAGE}": set it to one of ${stages.join(', ')}`);
  }
  for (const name of partnerUrls) {
    const url = env[name];
    const fault = url && partnerUrlFault(url);
    if (fault) missing.push(`${name}: ${fault}`);
  }
  if (env.ADDRESS_URL) missing.push(...secretFaults(env, 'NEXT_TOKEN_SECRET', 'ADDRESS_URL'));
  if (!addressKindOf(env.ADDRESS_KIND)) {
    missing.push(
      `ADDRESS_KIND is "${env.ADDRESS_KIND}": set it to one of ${addressKinds.join(', ')}`,
    );
  }
  if (env.CMS_URL) missing.push(...cmsFaults(env));
  if (missing.length > 0) {
    throw new Error(`The worker's configuration is incomplete.\n  ${missing.join('\n  ')}`);
  }
  checked.add(env);
}

function cmsFaults(env: Env): string[] {
  const token = 'CMS_TOKEN: CMS_URL needs it, wrangler secret put CMS_TOKEN';
  return [...(env.CMS_TOKEN ? [] : [token]), ...secretFaults(env, 'CMS_SECRET', 'CMS_URL')];
}

function secretFaults(
  env: Env,
  name: 'NEXT_TOKEN_SECRET' | 'CMS_SECRET',
  beside: (typeof partnerUrls)[number],
): string[] {
  if ((env[name] ?? '').length >= leastSecret) return [];
  const remedy = `${beside} needs one of at least ${leastSecret} characters`;
  return [`${name}: ${remedy}, wrangler secret put ${name}`];
}
