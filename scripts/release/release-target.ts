/** The parts of a brand's worker on a stage, by their names at Cloudflare. */
import type { DeployedStage } from '../../domain/brand.ts';
import {
  databaseNames,
  databases,
  deployedName,
  migrationsFolder,
  queueName,
} from '../databases/databases.ts';
import { demandBrand } from '../site/deployed-site.ts';

export interface ReleaseTarget {
  /** The environment in wrangler.toml, `<brand>-<stage>`. */
  readonly env: string;
  readonly worker: string;
  readonly databases: readonly DatabaseOf[];
  readonly queue: string;
  /** The title of the KV namespace for content, as wrangler would name it. */
  readonly content: string;
  /** The URL for visitors. */
  readonly url: string;
}

interface DatabaseOf {
  readonly binding: string;
  readonly name: string;
  /** Relative to the project's root. */
  readonly migrations: string;
  /** True if other brands of the stage use it too. */
  readonly shared: boolean;
}

/** @throws UsageError listing the brands */
export function releaseTarget(slug: string, stage: DeployedStage): ReleaseTarget {
  const brand = demandBrand(slug);
  const env = `${slug}-${stage}`;
  const worker = `kurrajong-${env}`;
  return {
    env,
    worker,
    content: `${worker}-content`,
    queue: queueName(slug, stage),
    databases: databaseNames
      .filter((name) => !databases[name].isLocalOnly)
      .map((name) => ({
        binding: name,
        name: deployedName(name, slug, stage),
        migrations: migrationsFolder(name),
        shared: databases[name].isShared,
      })),
    url: `https://${brand.hosts[stage]}`,
  };
}
