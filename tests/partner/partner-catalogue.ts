/** The partner's providers and plans: the shipped catalogue, in a database of the partner's own. */
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import { createEmbeddedCatalogue } from '../../worker/ports/plans/embedded-plans.ts';
import { loadCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import type { CataloguePort } from '../../worker/ports/plans/plans.port.ts';
import { createSqliteD1 } from './sqlite-d1.ts';

export async function createPartnerCatalogue(): Promise<CataloguePort> {
  const db = createSqliteD1('plans');
  await loadCatalogue(db, readEmbeddedCatalogue().catalogue);
  return createEmbeddedCatalogue(db);
}
