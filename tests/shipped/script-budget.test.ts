/** The script a landing page has loaded once all its islands have started (docs/operations/speed.md), and the browser features it needs. */
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { landingPages, scriptBytes } from '../../bench/landing-pages.ts';
import { root } from '../../scripts/build/files-below.ts';

const maxBytes = 85_000;
/** Features newer than the oldest browsers that we serve (docs/contracts/islands.md, "Browsers"). */
const tooNew = [
  /\b(?:AbortSignal\.any|URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try))\b/g,
  /\b(?:Array\.fromAsync|(?:Object|Map)\.groupBy|RegExp\.escape)\b/g,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert|toWellFormed)\(/g,
  /\.(?:showPopover|requestClose|checkVisibility|setHTML)\(/g,
  /\.(?:keys|values|entries)\(\)\.(?:map|filter|some|every|find|reduce|flatMap|toArray)\(/g,
];
const code = new Map<string, string>();

beforeAll(async () => {
  // Otherwise React's development build is measured.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = join(root, 'vite.config.ts');
  const result = await build({ root, configFile, logLevel: 'silent', build: { write: false } });
  for (const one of [result].flat()) {
    for (const chunk of 'output' in one ? one.output : []) {
      if (chunk.type === 'chunk') code.set(chunk.fileName.replace('assets/', ''), chunk.code);
    }
  }
});

afterAll(() => {
  vi.unstubAllEnvs();
});

describe('the script of a landing page', () => {
  const pages = landingPages();

  it('is counted on pages with every kind of island that visitors land on', () => {
    const kinds = new Set(pages.flatMap(({ islands }) => islands));
    for (const name of ['hero-search', 'carousel', 'tabs']) expect(kinds).toContain(name);
  });

  it.each(pages)('is at most 85 kB on $path of $brand', ({ islands }) => {
    const bytes = scriptBytes(code, islands);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  it('needs nothing that the oldest browsers lack', () => {
    expect(code.size).toBeGreaterThan(20);
    const found = [...code].flatMap(([file, text]) =>
      tooNew.flatMap((one) => (text.match(one) ?? []).map((name) => `${file}: ${name}`)),
    );
    expect(found).toEqual([]);
  });

  it('writes a list without Intl, which a phone loads for a tenth of a second', () => {
    const name = [...code.keys()].find((file) => file.startsWith('plan-list.island'));
    expect(code.get(name ?? '')).toContain('plan-rows');
    expect(code.get(name ?? '')).not.toMatch(/Intl\.|toLocale/);
  });
});
