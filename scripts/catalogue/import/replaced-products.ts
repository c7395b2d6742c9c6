/** What an import takes the place of: plans on sale by product, now and afterwards. */
import { type VerticalSlug, verticalSlugs } from '../../../domain/vertical.ts';
import { all, type Sql } from '../../../worker/leads/sql.ts';
import type { Imported } from './import-plans.ts';

export interface ReplacedProduct {
  readonly product: VerticalSlug;
  readonly live: number;
  readonly next: number;
}

const liveQuery = `SELECT vertical, count(*) AS plans FROM plan WHERE vertical <> 'energy' GROUP BY vertical
UNION ALL SELECT 'energy', plans FROM energy_release WHERE state = 'live'`;

/** Energy where the import has any of it, and all others together where it has any of those (docs/contracts/catalogue.md). */
export async function replacedProducts(
  sql: Sql,
  { result, others, energyPlans }: Imported,
): Promise<ReplacedProduct[]> {
  const rows = await all<{ vertical: string; plans: number }>(sql, liveQuery);
  const live = new Map(rows.map(({ vertical, plans }) => [vertical, plans]));
  const { priced, unpriced, ended } = result.energy;
  const energy = Object.values(unpriced).reduce((sum, count) => sum + count, priced) - ended;
  const isReplaced = { energy: energyPlans > 0, others: hasOthers(others) };
  return verticalSlugs
    .filter((slug) => isReplaced[slug === 'energy' ? 'energy' : 'others'])
    .map((product) => ({
      product,
      live: live.get(product) ?? 0,
      next:
        product === 'energy'
          ? energy
          : others.plans.filter(({ vertical }) => vertical === product).length,
    }))
    .filter(({ live: now, next }) => now + next > 0);
}

/** Whether an import has plans of a product other than energy. */
export function hasOthers({ plans, ended }: Imported['others']): boolean {
  return plans.length + ended.length > 0;
}

/** An import of a part of what is live is more often a slip than meant. */
export function isHalved({ live, next }: ReplacedProduct): boolean {
  return next * 2 < live;
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
