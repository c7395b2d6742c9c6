/** The providers in a vertical and the loaded release, which accompany the plans in every database answer. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { NamedProvider } from '../../../domain/plans/list/plan-page.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { ProviderColumns } from './card-rows.ts';

const providersStatement = `SELECT v.vertical, p.id AS provider_id, p.name AS provider_name, p.logo_url, p.logo_alt
FROM provider_vertical v JOIN provider p ON p.id = v.provider_id
WHERE v.vertical IN (SELECT value FROM json_each(?1)) ORDER BY p.sort_name, p.id`;

export const releaseStatement = 'SELECT id, loaded_at AS loadedAt, plans FROM release';

/** The loaded release of the catalogue. */
export interface CatalogueRelease {
  readonly id: string;
  /** ISO time. */
  readonly loadedAt: string;
  readonly plans: number;
}

export interface SellerRow extends ProviderColumns {
  readonly vertical: VerticalSlug;
}

export function sellersOf(db: D1Database, verticals: readonly VerticalSlug[]): D1PreparedStatement {
  return db.prepare(providersStatement).bind(JSON.stringify(verticals));
}

export function named({ provider_id: id, provider_name: name }: ProviderColumns): NamedProvider {
  return { id, name };
}

/** A batch's results come in order, one for each statement. */
export function rowsOf<Row>(result: { readonly results: unknown[] } | undefined): Row[] {
  return (result?.results ?? []) as Row[];
}
