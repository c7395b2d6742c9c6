/** What the header and the footer are given. */

import type { Site } from '../../../content/model/site.schema.ts';
import type { Brand } from '../../../domain/brand.ts';

export interface SiteChromeProps {
  readonly brand: Brand;
  readonly site: Site;
  /** Path of the page, for aria-current. */
  readonly path: string;
  /** Host of the request without port, for the bundle link (spec: header). */
  readonly host: string;
}
