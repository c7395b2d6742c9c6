/** The plans that an import replaces: plans on sale by product, now and afterwards. */
import { type VerticalSlug, verticalSlugs } from '../../../domain/vertical.ts';
import { all, type Sql } from '../../../worker/leads/sql.ts';
import { isEmbedded } from '../../../worker/ports/plans/load-catalogue.ts';
import type { Imported } from './import-plans.ts';

export interface ReplacedProduct {
  readonly product: VerticalSlug;
  readonly live: number;
  /** True if the live plans are the invented catalogue that the project ships. */
  readonly invented: boolean;
  readonly next: number;
}

interface Live {
  readonly vertical: string;
  readonly plans: number;
  readonly loaded: string;
}

const liveQuery = `SELECT vertical, count(*) AS plans, (SELECT id FROM release) AS loaded
FROM plan WHERE vertical <> 'energy' GROUP BY vertical
UNION ALL SELECT 'energy', plans, source FROM energy_release WHERE state = 'live'`;

/** Energy if the import has any, and all other products together if it has any of those (docs/contracts/catalogue.md). */
export async function replacedProducts(
  sql: Sql,
  { result, others, energyPlans }: Imported,
): Promise<ReplacedProduct[]> {
  const rows = await all<Live>(sql, liveQuery);
  const live = new Map(rows.map((row) => [row.vertical, row]));
  const { priced, unpriced, ended } = result.energy;
  const energy = Object.values(unpriced).reduce((sum, count) => sum + count, priced) - ended;
  const isReplaced = { energy: energyPlans > 0, others: hasOthers(others) };
  return verticalSlugs
    .filter((slug) => isReplaced[slug === 'energy' ? 'energy' : 'others'])
    .map((product) => ({
      product,
      live: live.get(product)?.plans ?? 0,
      invented: isEmbedded(live.get(product)?.loaded ?? ''),
      next:
        product === 'energy'
          ? energy
          : others.plans.filter(({ vertical }) => vertical === product).length,
    }))
    .filter(({ live: now, next }) => now + next > 0);
}

/** True if an import has plans of a product other than energy. */
export function hasOthers({ plans, ended }: Imported['others']): boolean {
  return plans.length + ended.length > 0;
}

/** An import with less than half of the live plans is usually a mistake. Invented plans are meant to be replaced. */
export function isHalved({ live, invented, next }: ReplacedProduct): boolean {
  return !invented && next * 2 < live;
}

export function replacedLines(replaced: readonly ReplacedProduct[], where: string): string[] {
  if (replaced.length === 0) return [];
  return [
    `replaces  plans on sale ${where}`,
    ...replaced.map((one) => {
      const remark = isHalved(one) ? ', less than half' : '';
      return `  ${one.product.padEnd(16)} ${one.live} → ${one.next}${remark}`;
    }),
  ];
}
