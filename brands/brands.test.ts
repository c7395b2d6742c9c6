/** The registry's promises: unique hosts, known fonts, and no brand named outside its own folders. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stages } from '../domain/brand.ts';
import { verticalSlugs } from '../domain/vertical.ts';
import { brandByHost, brandBySlug, brands } from './brands.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { entireMetricsCollection } = createRequire(import.meta.url)(
  '@capsizecss/metrics/entireMetricsCollection',
) as { entireMetricsCollection: Readonly<Record<string, { readonly familyName: string }>> };

describe('registry', () => {
  it('has one brand for each folder, by its name', () => {
    const folders = globSync('*/brand.ts', { cwd: join(root, 'brands') }).map(dirname);
    expect(brands.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted());
  });

  it('finds a brand by slug and by each of its hosts, with a port and in any case', () => {
    for (const brand of brands) {
      expect(brandBySlug(brand.slug)).toBe(brand);
      for (const stage of stages) {
        expect(brandByHost(`${brand.hosts[stage].toUpperCase()}:8787`)).toBe(brand);
        expect(brandByHost(brand.hosts[stage], stage)).toBe(brand);
      }
      expect(brandByHost(brand.hosts.development, 'production')).toBeUndefined();
    }
  });

  it('never falls back to a default brand', () => {
    const strangers = ['', 'localhost', 'example', 'www.kurrajong.example', 'toString'];
    for (const brand of brands) {
      strangers.push(`${brand.hosts.production}.evil.example`, `evil${brand.hosts.production}`);
    }
    for (const stranger of strangers) {
      expect(brandByHost(stranger), stranger).toBeUndefined();
      expect(brandBySlug(stranger), stranger).toBeUndefined();
    }
  });

  it('shares no slug, host, application origin or affiliate between brands', () => {
    for (const values of [
      brands.map((brand) => brand.slug),
      brands.flatMap((brand) => stages.map((stage) => brand.hosts[stage])),
      brands.flatMap((brand) => [brand.application.uat, brand.application.production]),
      brands.map((brand) => brand.affiliate.id),
    ]) {
      expect(new Set(values).size).toBe(values.length);
      expect(values).not.toContain('');
    }
  });

  it('carries every vertical among the marketing brands (spec: verticals)', () => {
    const carried = brands
      .filter((brand) => brand.style === 'marketing')
      .flatMap((brand) => brand.verticals);
    expect(verticalSlugs.filter((slug) => !carried.includes(slug))).toEqual([]);
  });

  it('shows the bundle link on one qa and one production host of one brand (spec: header)', () => {
    const linked = brands.filter((brand) => brand.bundleLinkHosts.length > 0);
    expect(linked.map((brand) => brand.bundleLinkHosts)).toEqual(
      linked.map((brand) => [brand.hosts.qa, brand.hosts.production]),
    );
    expect(linked).toHaveLength(1);
  });

  it('names fonts that are installed, 40 kB at most, and have metrics', () => {
    for (const { theme } of brands) {
      for (const font of Object.values(theme.fonts)) {
        expect(statSync(`${root}node_modules/${font.file}`).size).toBeLessThanOrEqual(40_960);
        expect(entireMetricsCollection[font.metrics]?.familyName).toBe(font.family);
      }
    }
  });
});

describe('code outside the brands', () => {
  const files = globSync('{domain,worker,client,content/model,scripts}/**/*.{ts,tsx,css,mjs}', {
    cwd: root,
  })
    // Streets and suburbs share the plants' names, and tests may name a brand.
    .filter((file) => !/\.(?:test|contract|data|fixture)\.[a-z]+$/.test(file));

  it('knows no brand by name', () => {
    const names = new RegExp(`\\b(?:${brands.flatMap((b) => [b.slug, b.name]).join('|')})\\b`);
    expect(files.length).toBeGreaterThan(0);
    const guilty = files.filter((file) => names.test(readFileSync(root + file, 'utf8')));
    expect(guilty).toEqual([]);
  });
});
