/** Both content adapters: the contract, and behaviour particular to KV. */
import { env } from 'cloudflare:workers';
import type { KVNamespace } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { contentContract } from './content.contract.ts';
import { type BundledContent, createFilesContent } from './files-content.ts';
import { createKvContent } from './kv-content.ts';
import {
  hashOf,
  type ListedPage,
  pageKey,
  pointerKey,
  rootKey,
  shardKey,
  shardOf,
  siteKey,
  versionOf,
} from './kv-layout.ts';
import { entryOf, isFeedItem } from './manifest-entry.ts';

const { CONTENT } = env;

/** Writes as the publisher would, but does not refuse a broken frame. */
async function write(content: Readonly<Record<string, BundledContent>>): Promise<string[]> {
  const versions: string[] = [];
  for (const [brand, one] of Object.entries(content)) versions.push(await writeBrand(brand, one));
  return versions;
}

async function writeBrand(brand: string, { site, pages }: BundledContent): Promise<string> {
  const listed: [string, ListedPage][] = [];
  for (const [path, raw] of Object.entries(pages)) {
    const page = v.safeParse(pageSchema, raw);
    if (!page.success) continue;
    const hash = await hashOf(page.output);
    await CONTENT.put(pageKey(brand, hash), JSON.stringify(page.output));
    listed.push([path, { ...entryOf(page.output), page: hash }]);
  }
  const shards: Record<string, string> = {};
  for (const [id, some] of Map.groupBy(listed, ([path]) => shardOf(path))) {
    const shard = Object.fromEntries(some);
    shards[id] = await hashOf(shard);
    await CONTENT.put(shardKey(brand, shards[id]), JSON.stringify(shard));
  }
  const root = {
    site: await hashOf(site),
    posts: listed.filter(([path, entry]) => isFeedItem(path, entry)).length,
    shards,
  };
  const version = await versionOf(root);
  await CONTENT.put(siteKey(brand, root.site), JSON.stringify(site));
  await CONTENT.put(rootKey(brand, version), JSON.stringify({ version, ...root }));
  await point(brand, version);
  return version;
}

const point = (brand: string, version: string) => {
  const pointer = { version, at: '2026-11-22T10:00:00.000Z', by: 'Ed' };
  return CONTENT.put(pointerKey(brand), JSON.stringify(pointer));
};

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
  const page = (title: string) => ({
    path: '/',
    title,
    description: 'A page',
    published: '2026-11-01',
    noindex: false,
    sections: [{ type: 'x' }],
  });
  const site = {
    header: { links: [] },
    footer: { groups: [], about: 'Who', legal: [] },
    consent: { version: '1', notice: 'N', recipients: 'R', marketing: 'M' },
  };
  const content = (title: string) => ({
    acacia: { version: '', site, pages: { '/': page(title) } },
  });
  /** Reads everything a page is made of. */
  const visit = async (version?: string) => {
    const port = createKvContent(CONTENT);
    const live = version ?? (await port.version('acacia')) ?? '';
    await port.site('acacia', live);
    await port.entry('acacia', live, '/');
    return (await port.page('acacia', live, '/'))?.title;
  };

  it('is read at the version the pointer names, so a rollback is one write', async () => {
    const [before = ''] = await write(content('Before'));
    await write(content('After'));
    expect(await visit()).toBe('After');
    await point('acacia', before);
    expect(await visit()).toBe('Before');
  });

  it('whose pointer names nothing is a failure, not an empty site', async () => {
    await point('acacia', 'a'.repeat(32));
    await expect(visit()).rejects.toThrow(/KV has no content:acacia:root:a{32}/);
  });

  const garbage = [
    '{',
    '',
    'null',
    '[]',
    '1',
    '{}',
    '"x"',
    '{"__proto__":{"version":"x"}}',
    '{"version":"v1","shards":{"00":"x"}}',
    '{"/":{"title":"T","page":"../x"}}',
    '{"path":"/"}',
  ];
  describe.each([['version:'], [':root:'], [':shard:'], [':site:'], [':page:']])(
    'under %s',
    (part) => {
      it.each(garbage)('that is %j is a failure', async (value) => {
        await write(content('Home'));
        const { keys } = await CONTENT.list();
        const spoilt = keys.filter(({ name }) => name.includes(part));
        expect(spoilt).toHaveLength(1);
        await CONTENT.put(spoilt[0]?.name ?? '', value);
        // An empty shard is valid: it means that the page does not exist.
        expect(await visit().catch(() => undefined)).toBeUndefined();
        expect(({} as Record<string, unknown>).version).toBeUndefined();
      });
    },
  );

  it('under another version’s or another page’s name is a failure', async () => {
    const [one = ''] = await write(content('One'));
    const [two = ''] = await write(content('Two'));
    const root = await CONTENT.get(rootKey('acacia', one));
    await CONTENT.put(rootKey('acacia', two), root ?? '');
    await expect(visit(two)).rejects.toThrow(/another version/);
    const stray = { ...page('Stray'), path: '/stray' };
    await CONTENT.put(pageKey('acacia', await hashOf(page('One'))), JSON.stringify(stray));
    await expect(visit(one)).rejects.toThrow(/another page/);
  });

  it('of many shards is listed in one go', async () => {
    const paths = Array.from({ length: 600 }, (_, at) => `/p${at}`);
    const pages = Object.fromEntries(paths.map((path) => [path, { ...page(path), path }]));
    const [version = ''] = await write({ acacia: { version: '', site, pages } });
    const entries = await createKvContent(CONTENT).entries('acacia', version);
    expect(Object.keys(entries).sort()).toEqual(paths.sort());
  });

  it('of which a shard is missing is a failure, not a shorter list', async () => {
    const pages = { '/': page('Home'), '/us': { ...page('Us'), path: '/us' } };
    const [version = ''] = await write({ acacia: { version: '', site, pages } });
    const { keys } = await CONTENT.list({ prefix: 'content:acacia:shard:' });
    expect(keys).toHaveLength(2);
    await CONTENT.delete(keys[0]?.name ?? '');
    const port = createKvContent(CONTENT);
    await expect(port.entries('acacia', version)).rejects.toThrow(
      /^KV has no content:acacia:shard:/,
    );
  });

  it('that fails passes its failure on', async () => {
    const failing = { get: () => Promise.reject(new Error('KV is down')) };
    const port = createKvContent(failing as unknown as KVNamespace);
    await expect(port.version('acacia')).rejects.toThrow('KV is down');
    await expect(port.page('acacia', 'v1', '/')).rejects.toThrow('KV is down');
  });
});
