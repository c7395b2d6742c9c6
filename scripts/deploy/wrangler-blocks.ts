/** Writes the environments of wrangler.toml from brands/, one per brand and deployed stage. */
import { brands } from '../../brands/brands.ts';
import { type Brand, type DeployedStage, deployedStages, stages } from '../../domain/brand.ts';
import { retentionCron, sweepCron } from '../../worker/crons.ts';
import {
  type DatabaseName,
  databaseNames,
  deployedName,
  migrationsFolder,
  queueName,
} from '../databases/databases.ts';

/** `npm run wrangler:sync` writes everything below this line of wrangler.toml. */
const marker = '# ---- written by npm run wrangler:sync ----';

/** wrangler.toml with its environments regenerated; everything above the marker is kept. */
export function synced(toml: string): string {
  const kept = toml.split(marker)[0]?.trimEnd() ?? '';
  const blocks = brands.flatMap((brand) => deployedStages.map((stage) => block(brand, stage)));
  return `${kept}\n\n${marker}\n\n${blocks.join('\n')}`;
}

/**
 * One environment. Environments do not inherit bindings and variables, so each lists all of them. Ids are
 * left out: a release looks each up by its name (docs/decisions/019-release.md).
 */
function block(brand: Brand, stage: DeployedStage): string {
  const name = `${brand.slug}-${stage}`;
  const at = `env.${name}`;
  const queue = queueName(brand.slug, stage);
  return `[${at}]
name = "kurrajong-${name}"
routes = [{ pattern = "${brand.hosts[stage]}", custom_domain = true }]

[${at}.vars]
STAGE = "${stage}"
BRAND = "${brand.slug}"

[${at}.define]
EMBEDDED_BRAND = '"${brand.slug}"'

[${at}.version_metadata]
binding = "VERSION"

[[${at}.kv_namespaces]]
binding = "CONTENT"

${databaseNames.map((one) => databaseBlock(one, brand, stage)).join('\n')}
[[${at}.analytics_engine_datasets]]
binding = "NUMBERS"
dataset = "${numbersDataset(stage)}"

[${at}.triggers]
crons = ["${sweepCron}", "${retentionCron}"]

[[${at}.queues.producers]]
binding = "LEADS_QUEUE"
queue = "${queue}"

[[${at}.queues.consumers]]
queue = "${queue}"
max_batch_size = 1
max_batch_timeout = 0

[[${at}.ratelimits]]
name = "LIMIT_SEARCH"
namespace_id = "${namespace(brand, stage, 1)}"
simple = { limit = 300, period = 60 }

[[${at}.ratelimits]]
name = "LIMIT_SUBMIT"
namespace_id = "${namespace(brand, stage, 2)}"
simple = { limit = 30, period = 60 }
`;
}

function databaseBlock(name: DatabaseName, { slug }: Brand, stage: DeployedStage): string {
  return `[[env.${slug}-${stage}.d1_databases]]
binding = "${name}"
database_name = "${deployedName(name, slug, stage)}"
migrations_dir = "${migrationsFolder(name)}"
`;
}

/** All brands of a stage share one dataset, so that one query covers them all. */
export function numbersDataset(stage: DeployedStage): string {
  return `kurrajong_numbers_${stage}`;
}

/** Rate limits of different workers must not share a counter. */
function namespace(brand: Brand, stage: DeployedStage, limit: number): number {
  return 2000 + brands.indexOf(brand) * 100 + stages.indexOf(stage) * 10 + limit;
}
