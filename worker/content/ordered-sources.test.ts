/** KV fails in every way while pages are served: the last good version stays, and the log says so once. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createFilesContent } from '../ports/content/files-content.ts';
import { createKvContent } from '../ports/content/kv-content.ts';
import { createContentLoader } from './loader.ts';
import { type FakeKv, inMemoryKv } from './publish/in-memory-kv.fixture.ts';
import { frameNamed, pagesOf, rawPage } from './publish/pages.fixture.ts';
import { publishChanges } from './publish/publish-changes.ts';

let kv: FakeKv;
let log: Record<string, unknown>[];
let clock = 0;
beforeEach(async () => {
  kv = inMemoryKv();
  log = [];
  clock = 1_000_000;
  await publish('Published');
});

const publish = (title: string) =>
  publishChanges(
    kv.store,
    'acacia',
    { pages: pagesOf({ '/': title, '/energy': title }), site: frameNamed('Us') },
    { at: '2026-11-22T10:00:00.000Z', by: 'Ed' },
  );
const files = {
  version: 'files',
  site: frameNamed('Files'),
  pages: { '/': rawPage('/', 'In the files'), '/energy': rawPage('/energy', 'In the files') },
};
const makeLoader = () =>
  createContentLoader(
    [createKvContent(kv.namespace), createFilesContent({ acacia: files, banksia: files })],
    (line) => log.push(line),
    () => clock,
  );

/** Loads as a request does: the frame, the head, the page. */
async function visit(loader: ReturnType<typeof makeLoader>, path = '/') {
  const loaded = await loader.site('acacia');
  const found = await loader.entry('acacia', loaded, path);
  const page = found && (await loader.page('acacia', loaded, path));
  return page?.page.title;
}

const parts = [['version:'], [':root:'], [':site:'], [':shard:'], [':page:']] as const;

describe.each(parts)('KV that fails at %s', (part) => {
  const fail = () => {
    kv.before = (_verb, key) => {
      if (key.includes(part)) throw new Error('KV is down');
    };
  };

  it('from the start is replaced by the files, with one log line', async () => {
    fail();
    const loader = makeLoader();
    for (let round = 0; round < 3; round += 1) expect(await visit(loader)).toBe('In the files');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ brand: 'acacia', source: 'kv', reason: 'Error: KV is down' });
  });

  it('later leaves the last version served', async () => {
    const loader = makeLoader();
    await visit(loader);
    fail();
    clock += 31_000;
    expect(await visit(loader)).toBe('Published');
    expect(log.length).toBeLessThanOrEqual(1);
  });

  it('is used again once it is back', async () => {
    fail();
    const loader = makeLoader();
    await visit(loader);
    kv.before = () => undefined;
    clock += 31_000;
    expect(await visit(loader)).toBe('Published');
  });
});

describe('KV with invalid values', () => {
  it.each(parts)('under %s is replaced by the files, with one log line', async (part) => {
    for (const key of kv.values.keys()) {
      if (key.includes(part)) kv.values.set(key, '{"__proto__":{"polluted":1},"/":{}}');
    }
    const loader = makeLoader();
    expect(await visit(loader)).toBe('In the files');
    expect(log).toHaveLength(1);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

it('that fails for one brand is still read for another', async () => {
  const banksia = { pages: pagesOf({ '/': 'Published' }), site: frameNamed('Them') };
  const by = { at: '2026-11-22T10:00:00.000Z', by: 'Ed' };
  await publishChanges(kv.store, 'banksia', banksia, by);
  kv.before = (_verb, key) => {
    if (key.includes('acacia')) throw new Error('KV is down');
  };
  const loader = makeLoader();
  expect(await visit(loader)).toBe('In the files');
  const other = await loader.site('banksia');
  expect([other.port.source, other.substitute]).toEqual(['kv', false]);
});

it('a new version is served within half a minute, and so is a rolled-back pointer', async () => {
  const loader = makeLoader();
  const before = new Map(kv.values);
  expect(await visit(loader)).toBe('Published');
  await publish('Published later');
  clock += 30_000;
  expect(await visit(loader)).toBe('Published later');
  for (const [key, value] of before) kv.values.set(key, value);
  clock += 30_000;
  expect(await visit(loader)).toBe('Published');
  expect(log).toEqual([]);
});
