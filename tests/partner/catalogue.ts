/** The partner's providers and plans: the shipped catalogue, in a database of the partner's own. */
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import type { CataloguePort } from '../../worker/ports/catalogue/catalogue.port.ts';
import { createEmbeddedCatalogue } from '../../worker/ports/catalogue/embedded.ts';
import { loadCatalogue } from '../../worker/ports/catalogue/load.ts';
import { createSqliteD1 } from './sqlite-d1.ts';

export async function createPartnerCatalogue(): Promise<CataloguePort> {
  const db = createSqliteD1('catalogue');
  await loadCatalogue(db, readEmbeddedCatalogue().catalogue);
  return createEmbeddedCatalogue(db);
}
