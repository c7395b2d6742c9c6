/** Wires the CMS where CMS_URL is set: its calls, drafts and pictures, and the CMS as a source of content. */
import { brandBySlug, brands, pageBrandOf } from '../brands/brands.ts';
import { sectionOf } from '../client/sections/section-registry.ts';
import { pageOfCms } from '../content/blocks/page-of-cms.ts';
import { createCallStore } from './content/calls/call-store.ts';
import type { Cms } from './content/cms.types.ts';
import { createCmsSync } from './content/publish/cms-sync.ts';
import { livePointer } from './content/publish/live-base.ts';
import { type Env, stageOf } from './env.ts';
import { logLine } from './http/log.ts';
import type { OutsideParts } from './http/outside/outside.ts';
import type { ReadPage } from './ports/content/cms/cms.port.ts';
import { createCmsClient } from './ports/content/cms/cms-client.ts';
import { createCmsContent } from './ports/content/cms/cms-content.ts';
import { createCmsPictures, withPictures } from './ports/content/cms/cms-pictures.ts';
import { createCmsDrafts, createRemoteCms } from './ports/content/cms/remote-cms.ts';
import type { ContentPort } from './ports/content/content.port.ts';
import { shippedConsent } from './ports/content/embedded-content.ts';
import { kvStore } from './ports/content/kv-store.ts';

/** Editors are prepared to wait for a draft. */
const draftDeadlineMs = 4_000;
/** Visitors are not; the loader gives up on a source even sooner. */
const visitorDeadlineMs = 1_000;

const readPage: ReadPage = (raw) => pageOfCms(raw, (type) => sectionOf(type)?.schema);

interface CmsParts extends OutsideParts {
  /** Called once a brand is up to date here. */
  readonly whenSynced?: (brand: string) => void;
}

/** Undefined without CMS_URL. */
export function wireCms(env: Env, parts: CmsParts = {}): Cms | undefined {
  const { CMS_URL: url, CMS_TOKEN: token = '', CMS_SECRET: secret = '' } = env;
  if (!url) return undefined;
  const { log = logLine, now = Date.now, fetch = globalThis.fetch.bind(globalThis) } = parts;
  const store = kvStore(env.CONTENT);
  const pictures = createCmsPictures({ kv: env.CONTENT, origin: new URL(url).origin, fetch });
  const cms = createRemoteCms(createCmsClient({ url, token, ...parts }), readPage);
  const source = withPictures(cms, pictures);
  const { syncBrand } = createCmsSync({ source, store, pageBrandOf, shippedConsent, log, now });
  const drafts = draftsOf(env, parts);
  const sync = async (brand: string) => {
    const synced = await syncBrand(brand);
    parts.whenSynced?.(brand);
    return synced;
  };
  return {
    secret,
    pictures,
    ...(drafts && { drafts }),
    calls: {
      store: createCallStore(env.LEADS_DB),
      sync,
      now,
      log,
      live: cms.live,
      // A brand may have sites at several stages, and the CMS has to tell them apart.
      report: (brand, number, outcome) =>
        cms.report(brand, number, { ...outcome, site: brandBySlug(brand)?.hosts[stageOf(env)] }),
      brands: env.BRAND ? [env.BRAND] : brands.map(({ slug }) => slug),
      seen: async (brand) => (await livePointer(store, brand))?.seen,
    },
  };
}

function draftsOf(env: Env, parts: OutsideParts): Cms['drafts'] {
  const { CMS_URL: url, CMS_PREVIEW_TOKEN: token } = env;
  if (!url || !token) return undefined;
  const deadlineMs = draftDeadlineMs;
  const client = createCmsClient({ url, token, upstream: 'cms_drafts', deadlineMs, ...parts });
  return createCmsDrafts(client, readPage);
}

/** The CMS as a source of pages, with its own breaker: failures on visitors' pages must not stop a publication. */
export function cmsContent(env: Env): ContentPort[] {
  const { CMS_URL: url, CMS_TOKEN: token = '' } = env;
  if (!url) return [];
  const deadlineMs = visitorDeadlineMs;
  const client = createCmsClient({ url, token, upstream: 'cms_pages', deadlineMs });
  return [createCmsContent(createRemoteCms(client, readPage))];
}
