/** The fake CMS's tokens and data, and the worker's variables for it. */
export const readToken = 'read-token-of-a-fake-cms';
export const previewToken = 'preview-token-of-a-fake-cms';
export const cmsSecret = 'secret-of-a-fake-cms-with-32-letters';

/** The data in a room of the fake CMS, by brand; pages have the contract's format. */
export type CmsRoom = Readonly<
  Record<
    string,
    {
      readonly log: readonly {
        readonly number: number;
        readonly at: string;
        readonly by: string;
        readonly paths: readonly string[];
        readonly frame: boolean;
      }[];
      readonly pages: Readonly<Record<string, unknown>>;
      readonly drafts?: Readonly<Record<string, unknown>>;
      readonly frame: unknown;
      readonly draftFrame?: unknown;
    }
  >
>;

/** @param fault one of tests/partner/partner-faults.ts, or `giant` */
export function cmsVars(origin: string, room: string, fault = '') {
  return {
    CMS_URL: `${origin}${fault && `/with/${fault}`}/${room}/api/graphql`,
    CMS_TOKEN: readToken,
    CMS_PREVIEW_TOKEN: previewToken,
    CMS_SECRET: cmsSecret,
  };
}
