/** The CMS as the worker uses it: its secret, its calls, its drafts and its pictures. */

import type { CmsDrafts, CmsPictures } from '../ports/content/cms/cms.port.ts';
import type { SweepParts } from './calls/content-sweep.ts';

export interface Cms {
  /** Signs calls, preview links and passes. */
  readonly secret: string;
  readonly calls: SweepParts;
  /** Missing without a preview token; there are no previews then. */
  readonly drafts?: CmsDrafts;
  readonly pictures: CmsPictures;
}
