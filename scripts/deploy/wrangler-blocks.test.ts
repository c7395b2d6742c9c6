/** Checks wrangler.toml against brands/: a hand-copied or forgotten environment fails here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { deployedStages } from '../../domain/brand.ts';
import { root } from '../build/files-below.ts';
import { synced } from './wrangler-blocks.ts';

const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');

describe('wrangler.toml', () => {
  it('is what npm run wrangler:sync writes', () => {
    expect(synced(toml)).toBe(toml);
  });

  it('has one environment per brand and deployed stage', () => {
    const names = [...toml.matchAll(/^\[env\.([a-z]+-[a-z]+)\]$/gm)].map((match) => match[1]);
    const wanted = brands.flatMap(({ slug }) => deployedStages.map((stage) => `${slug}-${stage}`));
    expect(names).toEqual(wanted);
  });

  it('keeps visitors’ URLs and headers out of Workers Logs', () => {
    expect(toml).toMatch(/^\[observability\.logs\]\ninvocation_logs = false$/m);
    expect(toml.match(/observability/g)).toHaveLength(2);
  });

  it('gives every rate limit its own counter', () => {
    const ids = [...toml.matchAll(/namespace_id = "(\d+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
