/** Both content adapters: the contract, and what is particular to KV. */
import { env } from 'cloudflare:workers';
import type { KVNamespace } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentContract } from './content.contract.ts';
import { type BundledContent, createFilesContent } from './files-content.ts';
import { createKvContent, manifestKey, pageKey, siteKey, versionKey } from './kv-content.ts';

const { CONTENT } = env;

/** Writes as a publisher would, but without refusing what is broken. */
async function write(content: Readonly<Record<string, BundledContent>>): Promise<void> {
  for (const [brand, { version, site, pages }] of Object.entries(content)) {
    for (const [path, page] of Object.entries(pages)) {
      await CONTENT.put(pageKey(brand, version, path), JSON.stringify(page));
    }
    await CONTENT.put(siteKey(brand, version), JSON.stringify(site));
    const entries = await createFilesContent(content).entries(brand, version);
    await CONTENT.put(manifestKey(brand, version), JSON.stringify({ version, pages: entries }));
    await CONTENT.put(versionKey(brand), version);
  }
}

beforeEach(async () => {
  const { keys } = await CONTENT.list();
  await Promise.all(keys.map(({ name }) => CONTENT.delete(name)));
});

contentContract('files', async (content) => createFilesContent(content));
contentContract('KV', async (content) => {
  await write(content);
  return createKvContent(CONTENT);
});

describe('content in KV', () => {
  const page = { path: '/', title: 'Home', description: 'A page', published: '2026-11-01' };
  const content = (version: string) => ({
    acacia: { version, site: {}, pages: { '/': { ...page, sections: [{ type: 'x' }] } } },
  });

  it('is read at the version the pointer names, so a rollback is one write', async () => {
    const port = createKvContent(CONTENT);
    await write(content('v1'));
    await write(content('v2'));
    expect(await port.version('acacia')).toBe('v2');
    await CONTENT.put(versionKey('acacia'), 'v1');
    expect(await port.version('acacia')).toBe('v1');
    expect((await port.page('acacia', 'v1', '/'))?.title).toBe('Home');
  });

  it('whose pointer names nothing is a failure, not an empty site', async () => {
    await CONTENT.put(versionKey('acacia'), 'lost');
    await expect(createKvContent(CONTENT).entries('acacia', 'v1')).rejects.toThrow();
  });

  it.each(['{', '', 'null', '[]', '{"version":1,"pages":{}}', '{"version":"v1","pages":{"/":1}}'])(
    'whose manifest is %j is a failure',
    async (garbage) => {
      await write(content('v1'));
      await CONTENT.put(manifestKey('acacia', 'v1'), garbage);
      await expect(createKvContent(CONTENT).entries('acacia', 'v1')).rejects.toThrow();
    },
  );

  it('that fails passes its failure on', async () => {
    const failing = { get: () => Promise.reject(new Error('KV is down')) };
    const port = createKvContent(failing as unknown as KVNamespace);
    await expect(port.version('acacia')).rejects.toThrow('KV is down');
    await expect(port.page('acacia', 'v1', '/')).rejects.toThrow('KV is down');
  });
});
