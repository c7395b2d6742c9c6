/** The registry of all brands, with look-ups by slug and by host. */
import type { Brand, PageBrand, Stage } from '../domain/brand.ts';
import { stages } from '../domain/brand.ts';
import { acacia } from './acacia/brand.ts';
import { banksia } from './banksia/brand.ts';
import { correa } from './correa/brand.ts';
import { dianella } from './dianella/brand.ts';
import { eucalypt } from './eucalypt/brand.ts';

export const brands: readonly Brand[] = [acacia, banksia, correa, dianella, eucalypt];

/** The brand with this slug, or undefined: never a default brand. */
export function brandBySlug(slug: string): Brand | undefined {
  return brands.find((brand) => brand.slug === slug);
}

/** The facts that decide which pages the brand with this slug may publish; an unknown slug has no verticals. */
export function pageBrandOf(slug: string): PageBrand {
  return brandBySlug(slug) ?? { verticals: [] };
}

/**
 * The brand that answers on a host, or undefined: an unknown host has no brand.
 * `host` may have a port and any case; with `stage`, only that stage's host counts.
 */
export function brandByHost(host: string, stage?: Stage): Brand | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const searched = stage === undefined ? stages : [stage];
  return brands.find((brand) => searched.some((one) => brand.hosts[one] === name));
}
