/** Secrets stay out of the build: each has a canary in the build's environment, which no bundle, map or worker contains. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesBelow, root } from '../../scripts/build/files-below.ts';
import { runQuietly, toolEnv } from '../../scripts/site/run-tool.ts';

const sourceOf = (name: string) => readFileSync(join(root, name), 'utf8');
/** Names of the secrets in the worker's environment; the partners' configuration counts as one. */
const names = [
  ...[...sourceOf('worker/env.ts').matchAll(/readonly ([A-Z_]+_(?:KEY|SECRET))\?/g)].flatMap(
    ([, name = '']) => (name === 'TURNSTILE_SITE_KEY' ? [] : [name]),
  ),
  'LEAD_PARTNERS',
];
const canaryOf = (name: string) => `canary-${name.toLowerCase()}-zq7x`;
/** The canaries in the deployer's shell, also under the prefix that Vite exposes to browsers. */
const around = Object.fromEntries(
  names.flatMap((name) => [name, `VITE_${name}`].map((one) => [one, canaryOf(name)])),
);
const folder = mkdtempSync(join(tmpdir(), 'secrets-'));

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Files that contain one of the texts, as "file: text". */
const holding = (files: ReadonlyMap<string, string>, texts: readonly string[]) =>
  [...files].flatMap(([name, text]) =>
    texts.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`),
  );

describe('the client', () => {
  const files = new Map<string, string>();

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    for (const [name, value] of Object.entries(around)) vi.stubEnv(name, value);
    const result = await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'silent',
      build: { write: false, sourcemap: true },
    });
    for (const one of [result].flat()) {
      for (const file of 'output' in one ? one.output : []) {
        const text = file.type === 'chunk' ? file.code : file.source;
        files.set(
          file.fileName,
          typeof text === 'string' ? text : Buffer.from(text).toString('latin1'),
        );
      }
    }
  });

  it('has no canary in a bundle, a stylesheet, a file or a source map', () => {
    expect([...files.keys()].filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5);
    expect([...files.keys()].filter((name) => name.endsWith('.js.map')).length).toBeGreaterThan(5);
    expect(holding(files, names.map(canaryOf))).toEqual([]);
  });

  it('does not even contain their names', () => {
    expect(holding(files, names)).toEqual([]);
  });
});

describe('the worker', () => {
  const files = new Map<string, string>();

  beforeAll(async () => {
    const env = toolEnv({ ...around, KURRAJONG_BUILT: '1' });
    const args = ['deploy', '--dry-run', '--env', 'acacia-production', '--outdir', folder];
    await runQuietly('wrangler', args, env);
    for (const name of filesBelow(folder))
      files.set(name, readFileSync(join(folder, name), 'utf8'));
  });

  it('has no canary in its bundle or source map, and reads each secret by its name', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.js', 'index.js.map']));
    expect(holding(files, names.map(canaryOf))).toEqual([]);
    const script = new Map([['index.js', files.get('index.js') ?? '']]);
    expect(holding(script, names)).toHaveLength(names.length);
  });
});

it('the existing build names no secret and has no key of a test', () => {
  const dist = join(root, 'dist');
  const built = filesBelow(dist).filter((name) => /\.(?:js|ts|map|css|json|html|txt)$/.test(name));
  const files = new Map(built.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  expect(built).toEqual(expect.arrayContaining(['content.ts', 'manifest.json']));
  expect(built.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5);
  expect(holding(files, [...names, 'partner-key-of-a-simulator', 'whsec_'])).toEqual([]);
});

it('no secret is left out of the tests of answers and logs', () => {
  expect(names.length).toBeGreaterThan(5);
  const test = sourceOf('tests/workerd/safety/secrets.test.ts');
  expect(names.filter((name) => !test.includes(`${name}: `))).toEqual([]);
});
