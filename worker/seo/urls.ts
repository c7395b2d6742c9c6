/** Absolute URLs for search engines and sharing: always the production host, over https. */
import type { Brand } from '../../domain/brand.ts';

/** @param path starts with a slash; `/` is the site itself */
export function publicUrl(brand: Brand, path: string): string {
  return `https://${brand.hosts.production}${path}`;
}
