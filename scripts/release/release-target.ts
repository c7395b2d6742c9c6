/** What one brand's worker of one stage consists of, by the names that Cloudflare knows. */
import type { DeployedStage } from '../../domain/brand.ts';
import {
  databaseNames,
  databases,
  deployedName,
  migrationsFolder,
  queueName,
} from '../databases/databases.ts';
import { demandBrand } from '../site/deployed-stage.ts';

export interface ReleaseTarget {
  /** Of wrangler.toml, `<brand>-<stage>`. */
  readonly env: string;
  readonly worker: string;
  readonly databases: readonly DatabaseOf[];
  readonly queue: string;
  /** The title of the KV namespace with content, as wrangler would name it. */
  readonly content: string;
  /** Where visitors find it. */
  readonly url: string;
}

interface DatabaseOf {
  readonly binding: string;
  readonly name: string;
  /** From the project's root. */
  readonly migrations: string;
  /** Other brands of the stage use it, too. */
  readonly shared: boolean;
}

/** @throws UsageError naming the brands there are */
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
