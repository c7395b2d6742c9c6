/** Drafts of the CMS, read one page at a time and kept nowhere; they need a preview token. */
import { type Site, site as siteSchema } from '../../../../content/model/site.schema.ts';
import type { CmsClient } from './cms-client.ts';
import { askPages, type PageRead, type ReadPage } from './cms-source.ts';

export interface CmsDrafts {
  /** null: there is no such page, not even a draft. Its sections may be faulty. */
  page(brand: string, path: string): Promise<PageRead | null>;
  frame(brand: string): Promise<Site>;
}

export function createCmsDrafts(client: CmsClient, readPage: ReadPage): CmsDrafts {
  return {
    async page(brand, path) {
      const [found] = await askPages(client, { brand, paths: [path], draft: true });
      return found ? readPage(found.page) : null;
    },
    frame: (brand) => client.ask('siteFrame', siteSchema, { brand, draft: true }),
  };
}
