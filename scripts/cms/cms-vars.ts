/** The site's configuration for a development CMS. */
import { development } from '../../content/cms/development-values.mjs';

/** Variables of the worker (docs/contracts/cms.md). @param origin of the CMS */
export function cmsVars(origin: string): Readonly<Record<string, string>> {
  return {
    CMS_URL: `${origin}/api/graphql`,
    CMS_TOKEN: development.tokens.read,
    CMS_PREVIEW_TOKEN: development.tokens.preview,
    CMS_SECRET: development.secret,
  };
}
