/** Publishing: everything else first, the pointer last; a failure half-way leaves the old version. */
import { describe, expect, it } from 'vitest';
import { createKvContent, versionKey } from '../../worker/ports/content/kv-content.ts';
import { type ContentFiles, readContent } from '../build/read-content.ts';
import { contentProblems, type KvWriter, publish } from './publish.ts';

const real = readContent();
const acacia = real.acacia;
if (!acacia) throw new Error('content/acacia has no site.json');

/** A version with two pages, told apart by their titles. */
function contentAt(name: string): ContentFiles {
  const home = acacia?.pages['/'] as object;
  return {
    version: name,
    site: acacia?.site,
    pages: {
      '/': { ...home, title: `Home ${name}` },
      '/energy': { ...home, path: '/energy', title: `Energy ${name}` },
    },
    files: { '/': 'content/acacia/pages/home.json', '/energy': 'content/acacia/pages/energy.json' },
  };
}

/** KV in memory: writes take a while, and the `failAt`th one fails. */
class FakeKv implements KvWriter {
  readonly entries = new Map<string, string>();
  readonly events: string[] = [];
  #count = 0;
  failAt = Number.POSITIVE_INFINITY;

  async put(key: string, value: string): Promise<void> {
    this.#count += 1;
    const number = this.#count;
    this.events.push(`begin ${key}`);
    await new Promise((resolve) => setTimeout(resolve, (number * 7) % 5));
    if (number === this.failAt) throw new Error(`write ${number} failed`);
    this.entries.set(key, value);
    this.events.push(`end ${key}`);
  }

  async get(key: string, options: { type?: string } = {}): Promise<unknown> {
    const value = this.entries.get(key) ?? null;
    return value !== null && options.type === 'json' ? JSON.parse(value) : value;
  }
}

/** What a visitor's worker would read now. */
async function titles(kv: FakeKv): Promise<string[]> {
  const port = createKvContent(kv as unknown as Parameters<typeof createKvContent>[0]);
  const version = await port.version('acacia');
  if (version === null) return [];
  await port.site('acacia', version);
  const pages = Object.keys(await port.entries('acacia', version)).map((path) =>
    port.page('acacia', version, path),
  );
  return (await Promise.all(pages)).map((page) => page?.title ?? 'missing').toSorted();
}

describe('publish', () => {
  it('moves the pointer only when every other write has ended', async () => {
    const kv = new FakeKv();
    await publish(kv, 'acacia', contentAt('v1'));
    const pointer = kv.events.indexOf(`begin ${versionKey('acacia')}`);
    expect(pointer).toBe(kv.events.length - 2);
    expect(kv.events.at(-1)).toBe(`end ${versionKey('acacia')}`);
    expect(kv.events.slice(0, pointer).filter((event) => event.startsWith('end'))).toHaveLength(4);
    expect(await titles(kv)).toEqual(['Energy v1', 'Home v1']);
  });

  it.each([1, 2, 3, 4, 5])('that fails at write %i leaves the old version whole', async (at) => {
    const kv = new FakeKv();
    await publish(kv, 'acacia', contentAt('v1'));
    kv.failAt = 5 + at;
    await expect(publish(kv, 'acacia', contentAt('v2'))).rejects.toThrow('failed');
    expect(await titles(kv)).toEqual(['Energy v1', 'Home v1']);
    kv.failAt = Number.POSITIVE_INFINITY;
    await publish(kv, 'acacia', contentAt('v2'));
    expect(await titles(kv)).toEqual(['Energy v2', 'Home v2']);
  });

  it('leaves the entries of the version before in place, so the pointer can go back', async () => {
    const kv = new FakeKv();
    await publish(kv, 'acacia', contentAt('v1'));
    const before = [...kv.entries].filter(([key]) => key.includes(':v1:'));
    await publish(kv, 'acacia', contentAt('v2'));
    expect([...kv.entries].filter(([key]) => key.includes(':v1:'))).toEqual(before);
    await kv.put(versionKey('acacia'), 'v1');
    expect(await titles(kv)).toEqual(['Energy v1', 'Home v1']);
  });

  it('touches no other brand', async () => {
    const kv = new FakeKv();
    await publish(kv, 'acacia', contentAt('v1'));
    expect(
      [...kv.entries.keys()].filter((key) => !/^(?:content|version):acacia(?::|$)/.test(key)),
    ).toEqual([]);
  });

  it.each([
    [{ title: 5 }, /content\/acacia\/pages\/energy\.json \(\/energy\): title: /],
    [{ sections: [] }, /\(\/energy\): sections: A page needs at least one section/],
    [{ sections: [{ type: 'no-such' }] }, /sections\.0: unknown type "no-such"/],
    [{ sections: [{ type: 'faq', topics: 'x' }] }, /\(\/energy\): sections\.0\.\w+/],
    [{ path: '//evil' }, /\(\/energy\): path: /],
  ])('refuses a page with %o by name, and writes nothing', async (over, message) => {
    const kv = new FakeKv();
    const broken = contentAt('v1');
    const pages = {
      ...broken.pages,
      '/energy': { ...(broken.pages['/energy'] as object), ...over },
    };
    await expect(publish(kv, 'acacia', { ...broken, pages })).rejects.toThrow(message);
    expect(kv.events).toEqual([]);
  });

  it('refuses a broken site.json', async () => {
    const kv = new FakeKv();
    await expect(publish(kv, 'acacia', { ...contentAt('v1'), site: {} })).rejects.toThrow(
      /site\.json: /,
    );
    expect(kv.events).toEqual([]);
  });
});

describe('the shipped content', () => {
  it.each(Object.entries(real))('of %s has no problems', (_brand, content) => {
    expect(contentProblems(content)).toEqual([]);
  });
});
