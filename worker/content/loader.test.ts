/** Memory ▸ KV ▸ files: the content served when it is published, rolled back, late, broken or gone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../content/model/page.schema.ts';
import type { Site } from '../../content/model/site.schema.ts';
import type { ContentPort } from '../ports/content/content.port.ts';
import { createContentLoader } from './loader.ts';

const textBox = (text: string) => ({
  type: 'text-box',
  title: text,
  description: [{ type: 'paragraph', children: [{ text }] }],
});
const page = (
  path: string,
  title: string,
  sections: Page['sections'] = [textBox(title)],
): Page => ({
  path,
  title,
  description: 'A page.',
  noindex: false,
  sections,
  published: '2026-11-01',
});

type Method = 'version' | 'site' | 'entry' | 'entries' | 'page';

interface Source {
  readonly port: ContentPort;
  /** Versions by name, pages by path. */
  readonly versions: Record<string, Record<string, Page>>;
  live: string | null;
  /** The failure of each method. */
  trouble: Partial<Record<Method, 'down' | 'hangs'>>;
  readonly calls: Record<Method, number>;
}

/** A content source in memory that fails on demand. */
function source(name: string, versions: Source['versions'], live: string | null): Source {
  const calls = { version: 0, site: 0, entry: 0, entries: 0, page: 0 };
  const answer = async <T>(method: keyof typeof calls, value: () => T): Promise<T> => {
    calls[method] += 1;
    const trouble = made.trouble[method];
    if (trouble === 'down') throw new Error(`${name} is down`);
    if (trouble === 'hangs') await new Promise(() => undefined);
    return value();
  };
  const pagesAt = (version: string) => made.versions[name === 'files' ? 'f' : version] ?? {};
  const made: Source = {
    versions,
    live,
    trouble: {},
    calls,
    port: {
      source: name,
      version: () => answer('version', () => made.live),
      site: (_brand, version) =>
        answer('site', () => ({ footer: { about: `${name} ${version}` } }) as Site),
      hasPosts: async () => false,
      entry: (_brand, version, path) => answer('entry', () => pagesAt(version)[path] ?? null),
      entries: (_brand, version) => answer('entries', () => pagesAt(version)),
      page: (_brand, version, path) => answer('page', () => pagesAt(version)[path] ?? null),
    },
  };
  return made;
}

let clock = 0;
let log: Record<string, unknown>[] = [];
let kv: Source;
let files: Source;

beforeEach(() => {
  clock = 1_000_000;
  log = [];
  kv = source(
    'kv',
    {
      v1: { '/': page('/', 'Home one'), '/only-kv': page('/only-kv', 'Only here') },
      v2: { '/': page('/', 'Home two') },
    },
    'v1',
  );
  files = source('files', { f: { '/': page('/', 'Home of the files') } }, 'f');
});
afterEach(() => {
  vi.useRealTimers();
});

const makeLoader = () =>
  createContentLoader(
    [kv.port, files.port],
    (line) => log.push(line),
    () => clock,
  );
type Loader = ReturnType<typeof makeLoader>;

const titleOf = async (loader: Loader, path = '/') => {
  const loaded = await loader.site('acacia');
  return (await loader.page('acacia', loaded, path))?.page.title;
};

/** Loads as a request does: the head first, then the page. */
const headOf = async (loader: Loader, path = '/') => {
  const loaded = await loader.site('acacia');
  const found = await loader.entry('acacia', loaded, path);
  const page = found ? await loader.page('acacia', loaded, path) : undefined;
  return [found?.entry.title, page?.page.title, found?.substitute];
};

describe('the version pointer', () => {
  it('is read once in 30 seconds', async () => {
    const loader = makeLoader();
    await loader.site('acacia');
    clock += 29_999;
    await loader.site('acacia');
    expect(kv.calls.version).toBe(1);
    clock += 1;
    await loader.site('acacia');
    expect(kv.calls).toMatchObject({ version: 2, site: 1, page: 0 });
  });

  it('switches the served content when it moves, and back', async () => {
    const loader = makeLoader();
    expect(await titleOf(loader)).toBe('Home one');
    kv.live = 'v2';
    expect(await titleOf(loader)).toBe('Home one');
    clock += 30_000;
    expect(await titleOf(loader)).toBe('Home two');
    kv.live = 'v1';
    clock += 30_000;
    expect(await titleOf(loader)).toBe('Home one');
    expect(kv.calls.page).toBe(2);
    expect(log).toEqual([]);
  });

  it('is read again at once after a notice that it moved', async () => {
    const loader = makeLoader();
    loader.lookAgain('acacia');
    expect(await titleOf(loader)).toBe('Home one');
    kv.live = 'v2';
    loader.lookAgain('acacia');
    expect(await titleOf(loader)).toBe('Home two');
  });

  describe('read by two requests at the same time', () => {
    /** Holds up the next read of the pointer until the test gives its answer. */
    function slowPointer() {
      let answer = (_version: string): void => undefined;
      const slow = new Promise<string>((resolve) => {
        answer = resolve;
      });
      vi.spyOn(kv.port, 'version').mockReturnValueOnce(slow);
      return answer;
    }

    it('has the value of the later read', async () => {
      const loader = makeLoader();
      await loader.site('acacia');
      clock += 30_000;
      const answer = slowPointer();
      const first = loader.site('acacia');
      kv.live = 'v2';
      expect((await loader.site('acacia')).version).toBe('v2');
      answer('v1');
      expect((await first).version).toBe('v2');
      expect((await loader.site('acacia')).version).toBe('v2');
    });

    it.each([['known'], ['not known yet']] as const)(
      'is read again after a notice in between that it moved: %s before',
      async (before) => {
        const loader = makeLoader();
        if (before === 'known') await loader.site('acacia');
        clock += 30_000;
        const answer = slowPointer();
        const first = loader.site('acacia');
        loader.lookAgain('acacia');
        kv.live = 'v2';
        answer('v1');
        await first;
        expect((await loader.site('acacia')).version).toBe('v2');
      },
    );
  });

  it('is separate for each brand', async () => {
    const loader = makeLoader();
    await loader.site('acacia');
    await loader.site('banksia');
    expect(kv.calls.version).toBe(2);
  });

  it('may have the same name for two brands, whose pages stay their own', async () => {
    vi.spyOn(kv.port, 'entry').mockImplementation(async (brand) => page('/', brand));
    vi.spyOn(kv.port, 'page').mockImplementation(async (brand) => page('/', brand));
    const loader = makeLoader();
    for (const brand of ['acacia', 'banksia', 'acacia']) {
      const loaded = await loader.site(brand);
      const entry = (await loader.entry(brand, loaded, '/'))?.entry;
      const { title } = (await loader.page(brand, loaded, '/'))?.page ?? {};
      expect([loaded.version, entry?.title, title]).toEqual(['v1', brand, brand]);
    }
  });

  it('leaves the decision to the files if it does not exist yet, without a log line', async () => {
    kv.live = null;
    const loader = makeLoader();
    expect(await titleOf(loader)).toBe('Home of the files');
    expect(log).toEqual([]);
  });

  it('missing everywhere is an error with the remedy', async () => {
    kv.live = null;
    files.live = null;
    await expect(makeLoader().site('acacia')).rejects.toThrow(
      /"acacia".*content\/acacia\/.*content:publish/,
    );
  });
});

describe('a source that is down', () => {
  it('from the first request is replaced by the files, and logged once', async () => {
    kv.trouble = { version: 'down' };
    const loader = makeLoader();
    for (let round = 0; round < 3; round += 1)
      expect(await titleOf(loader)).toBe('Home of the files');
    expect(log).toEqual([
      expect.objectContaining({
        event: 'content_source_failed',
        brand: 'acacia',
        source: 'kv',
        reason: 'Error: kv is down',
      }),
    ]);
  });

  it('later leaves the last good version served until it returns, with one log line', async () => {
    const loader = makeLoader();
    expect(await titleOf(loader)).toBe('Home one');
    kv.trouble = { version: 'down', site: 'down', page: 'down' };
    kv.live = 'v2';
    clock += 30_000;
    expect(await titleOf(loader)).toBe('Home one');
    kv.trouble = {};
    clock += 30_000;
    expect(await titleOf(loader)).toBe('Home two');
    expect(log).toHaveLength(1);
  });

  it('is noticed even if only the frame is missing', async () => {
    kv.trouble = { site: 'down' };
    expect(await titleOf(makeLoader())).toBe('Home of the files');
    expect(log).toHaveLength(1);
  });
});

describe('before the live version was ever read,', () => {
  const fromNow = async (loader: Loader, path: string) => {
    const loaded = await loader.site('acacia');
    return loader.entry('acacia', loaded, path);
  };

  it.each([['down'], ['hangs']] as const)(
    'another source stands in (%s): its content is not kept, and it cannot say that a page is missing',
    async (trouble) => {
      vi.useFakeTimers();
      kv.trouble = { version: trouble };
      const loader = makeLoader();
      const cold = loader.site('acacia');
      await vi.advanceTimersByTimeAsync(1000);
      const loaded = await cold;
      expect(loaded).toMatchObject({ version: 'f', substitute: true });
      expect(await headOf(loader)).toEqual(['Home of the files', 'Home of the files', true]);
      expect((await loader.page('acacia', loaded, '/'))?.substitute).toBe(true);
      expect(loader.pageInMemory('acacia', loaded, '/')).toBeUndefined();
      await expect(fromNow(loader, '/only-kv')).rejects.toThrow(/acacia.*only-kv/);
    },
  );

  it('another source is trusted only until the first one is tried again', async () => {
    kv.trouble = { version: 'down' };
    const loader = makeLoader();
    await loader.site('acacia');
    kv.trouble = {};
    clock += 9_999;
    expect((await loader.site('acacia')).version).toBe('f');
    clock += 1;
    expect(await headOf(loader, '/only-kv')).toEqual(['Only here', 'Only here', false]);
  });

  it('a middle source does not revive what the first one may have taken down', async () => {
    const cms = source('cms', { c1: { '/': page('/', 'Home of the CMS') } }, 'c1');
    files.versions.f = { '/withdrawn': page('/withdrawn', 'Long gone') };
    kv.trouble = { version: 'down' };
    const ports = [kv.port, cms.port, files.port];
    const loader = createContentLoader(
      ports,
      (line) => log.push(line),
      () => clock,
    );
    expect(await headOf(loader)).toEqual(['Home of the CMS', 'Home of the CMS', true]);
    await expect(fromNow(loader, '/withdrawn')).rejects.toThrow(/acacia.*withdrawn/);
  });

  it('a failed read does not override a successful one', async () => {
    let refuse = (_: Error): void => undefined;
    const slow = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    const asked = vi.spyOn(kv.port, 'version').mockReturnValueOnce(slow);
    const loader = makeLoader();
    const first = loader.site('acacia');
    const second = await loader.site('acacia');
    refuse(new Error('kv is down'));
    expect([(await first).version, second.version]).toEqual(['v1', 'v1']);
    clock += 20_000;
    expect((await loader.site('acacia')).version).toBe('v1');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('a source without a version has not failed, and the next one decides', async () => {
    kv.live = null;
    const loader = makeLoader();
    expect((await loader.site('acacia')).substitute).toBe(false);
    expect(await fromNow(loader, '/only-kv')).toBeNull();
    clock += 29_999;
    await loader.site('acacia');
    expect(kv.calls.version).toBe(1);
  });
});

describe('a source that is late or cannot read its new version', () => {
  it('is still read for pages of the last version, since only the check for the live one waits', async () => {
    const loader = makeLoader();
    await loader.site('acacia');
    kv.live = 'v2';
    kv.trouble = { site: 'down' };
    clock += 30_000;
    expect(await headOf(loader, '/only-kv')).toEqual(['Only here', 'Only here', false]);
    expect(await headOf(loader)).toEqual(['Home one', 'Home one', false]);
    expect(kv.calls).toMatchObject({ version: 2, site: 2 });
    expect(log).toEqual([
      expect.objectContaining({ event: 'content_source_failed', brand: 'acacia', source: 'kv' }),
    ]);
    kv.trouble = {};
    clock += 9_999;
    expect((await loader.site('acacia')).version).toBe('v1');
    clock += 1;
    expect((await loader.site('acacia')).version).toBe('v2');
  });

  it('is still read for pages after one late pointer, but not after a late page too', async () => {
    vi.useFakeTimers();
    const loader = makeLoader();
    await loader.site('acacia');
    const inTime = async <T>(work: Promise<T>) => {
      await vi.advanceTimersByTimeAsync(350);
      return work;
    };
    kv.trouble = { version: 'hangs' };
    clock += 30_000;
    const loaded = await inTime(loader.site('acacia'));
    expect(await headOf(loader, '/only-kv')).toEqual(['Only here', 'Only here', false]);
    clock += 10_000;
    kv.trouble = { version: 'hangs', entry: 'hangs', page: 'hangs' };
    await inTime(loader.site('acacia'));
    const found = await inTime(loader.entry('acacia', loaded, '/'));
    expect(found?.substitute).toBe(true);
    // Nothing waits for the hanging source any more.
    expect((await loader.page('acacia', loaded, '/'))?.substitute).toBe(true);
    await expect(loader.entry('acacia', loaded, '/new')).rejects.toThrow(/acacia.*new/);
    expect(kv.calls).toMatchObject({ entry: 2, page: 1 });
  });

  it('delays a first byte by less than a second, even if another source hangs too', async () => {
    vi.useFakeTimers();
    const cms = source('cms', { c1: { '/': page('/', 'Home of the CMS') } }, 'c1');
    const loader = createContentLoader(
      [kv.port, cms.port, files.port],
      (line) => log.push(line),
      () => clock,
    );
    await loader.site('acacia');
    const hanging = { version: 'hangs', entry: 'hangs', page: 'hangs' } as const;
    Object.assign(kv, { trouble: hanging });
    Object.assign(cms, { trouble: hanging });
    clock += 30_000;
    const entry = loader.site('acacia').then((loaded) => loader.entry('acacia', loaded, '/'));
    await vi.advanceTimersByTimeAsync(350 + 150 + 350);
    expect((await entry)?.substitute).toBe(true);
  });
});

it('a failed check after a later version was found does not bring back the previous version', async () => {
  const loader = makeLoader();
  await loader.site('acacia');
  clock += 30_000;
  let refuse = (_: Error): void => undefined;
  const slow = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  vi.spyOn(kv.port, 'version').mockResolvedValueOnce('v2').mockReturnValueOnce(slow);
  const [first, second] = [loader.site('acacia'), loader.site('acacia')];
  expect((await first).version).toBe('v2');
  refuse(new Error('kv is down'));
  expect((await second).version).toBe('v2');
  clock += 9_000;
  expect((await loader.site('acacia')).version).toBe('v2');
});

it('a version that its source has suddenly lost is still served, and logged', async () => {
  const loader = makeLoader();
  await loader.site('acacia');
  kv.live = null;
  clock += 30_000;
  expect(await titleOf(loader)).toBe('Home one');
  expect(log).toEqual([
    expect.objectContaining({ source: 'kv', reason: 'Error: It has lost the version of acacia' }),
  ]);
});

describe('a page missing from its version’s source', () => {
  it.each([['down'], ['hangs']] as const)(
    '(%s) comes from the files, but is not kept',
    async (trouble) => {
      vi.useFakeTimers();
      const loader = makeLoader();
      const loaded = await loader.site('acacia');
      kv.trouble = { page: trouble };
      const substitute = loader.page('acacia', loaded, '/');
      await vi.advanceTimersByTimeAsync(1000);
      expect((await substitute)?.page.title).toBe('Home of the files');
      expect((await substitute)?.substitute).toBe(true);
      expect(log).toEqual([
        expect.objectContaining({
          event: 'content_page_failed',
          brand: 'acacia',
          path: '/',
          source: 'kv',
        }),
      ]);
      expect(loader.pageInMemory('acacia', loaded, '/')).toBeUndefined();
      kv.trouble = {};
      const own = await loader.page('acacia', loaded, '/');
      expect([own?.page.title, own?.substitute]).toEqual(['Home one', false]);
      expect(loader.pageInMemory('acacia', loaded, '/')).toBe(own);
    },
  );

  it('is found again later if no other source has it', async () => {
    const loader = makeLoader();
    const loaded = await loader.site('acacia');
    kv.trouble = { page: 'down' };
    expect(await loader.page('acacia', loaded, '/only-kv')).toBeNull();
    kv.trouble = {};
    expect(await titleOf(loader, '/only-kv')).toBe('Only here');
  });

  it('is logged if it has an entry, since KV may show the pointer before the page', async () => {
    const loader = makeLoader();
    const loaded = await loader.site('acacia');
    const late = kv.versions.v1?.['/only-kv'];
    delete kv.versions.v1?.['/only-kv'];
    expect(await loader.page('acacia', loaded, '/only-kv')).toBeNull();
    expect(await loader.page('acacia', loaded, '/only-kv')).toBeNull();
    // Each path once in a while, so that one does not hide another.
    expect(await loader.page('acacia', loaded, '/nor-this')).toBeNull();
    const from = (path: string) =>
      ['kv', 'files'].map((source) => ({ event: 'content_page_missing', path, source }));
    expect(log).toMatchObject([...from('/only-kv'), ...from('/nor-this')]);
    if (late) Object.assign(kv.versions.v1 ?? {}, { '/only-kv': late });
    expect(await titleOf(loader, '/only-kv')).toBe('Only here');
  });
});

describe('a page’s entry', () => {
  it('is read once per version, and each time if the page is missing', async () => {
    const loader = makeLoader();
    for (let round = 0; round < 2; round += 1) {
      expect(await headOf(loader)).toEqual(['Home one', 'Home one', false]);
      expect(await headOf(loader, '/nope')).toEqual([undefined, undefined, undefined]);
    }
    expect(kv.calls.entry).toBe(3);
    expect(log).toEqual([]);
  });

  it.each(['/wp-login.php', '/Energy', '//', '__proto__', '/a b', ''])(
    'is not requested for the impossible path "%s"',
    async (path) => {
      expect(await headOf(makeLoader(), path)).toEqual([undefined, undefined, undefined]);
      expect(kv.calls.entry).toBe(0);
    },
  );

  it.each([['down'], ['hangs']] as const)(
    '(%s) comes from the files, as a substitute that is not kept, with one log line',
    async (trouble) => {
      vi.useFakeTimers();
      const loader = makeLoader();
      await loader.site('acacia');
      kv.trouble = { entry: trouble };
      for (let round = 0; round < 2; round += 1) {
        const head = headOf(loader);
        await vi.advanceTimersByTimeAsync(1000);
        expect(await head).toEqual(['Home of the files', 'Home one', true]);
      }
      expect(log).toEqual([
        expect.objectContaining({ event: 'content_entry_failed', path: '/', version: 'v1' }),
      ]);
      kv.trouble = {};
      expect(await headOf(loader)).toEqual(['Home one', 'Home one', false]);
    },
  );

  it('that no source can give is an error, not a 404', async () => {
    const loader = makeLoader();
    const loaded = await loader.site('acacia');
    kv.trouble = { entry: 'down' };
    await expect(loader.entry('acacia', loaded, '/only-kv')).rejects.toThrow(/acacia.*only-kv/);
    kv.trouble = {};
    expect((await loader.entry('acacia', loaded, '/only-kv'))?.entry.title).toBe('Only here');
  });

  it('comes from the files with all others when the version’s source fails', async () => {
    const loader = makeLoader();
    const loaded = await loader.site('acacia');
    const listed = async () => {
      const { entries, substitute } = await loader.entries('acacia', loaded);
      return [Object.keys(entries), substitute];
    };
    expect(await listed()).toEqual([['/', '/only-kv'], false]);
    kv.trouble = { entries: 'down' };
    expect(await listed()).toEqual([['/'], true]);
    expect(log).toHaveLength(1);
  });

  it('may take longer to load with all others, for callers that can wait', async () => {
    vi.useFakeTimers();
    const loader = makeLoader();
    const loaded = await loader.site('acacia');
    kv.trouble = { entries: 'hangs' };
    const done: string[] = [];
    const asked = [
      loader.entries('acacia', loaded).then(() => done.push('soon')),
      loader.entries('acacia', loaded, 5_000).then(() => done.push('late')),
    ];
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).toEqual(['soon']);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(asked);
    expect(done).toEqual(['soon', 'late']);
  });
});

describe('a source that hangs', () => {
  const settled = async <T>(work: Promise<T>): Promise<T> => {
    let done = false;
    const noted = work.finally(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toBe(true);
    return noted;
  };

  const ofFiles = 'Home of the files';
  it.each([
    ['version', ofFiles, ofFiles],
    ['site', ofFiles, ofFiles],
    ['entry', ofFiles, 'Home one'],
    ['page', 'Home one', ofFiles],
  ] as const)('at its %s still gives a page within a second', async (method, head, title) => {
    vi.useFakeTimers();
    kv.trouble = { [method]: 'hangs' };
    const found = await settled(headOf(makeLoader()));
    expect(found.slice(0, 2)).toEqual([head, title]);
    await vi.runAllTicks();
    expect(log).toHaveLength(1);
  });

  it('at every call still gives known and new pages within a second', async () => {
    vi.useFakeTimers();
    const loader = makeLoader();
    await titleOf(loader);
    kv.trouble = { version: 'hangs', site: 'hangs', page: 'hangs' };
    clock += 30_000;
    files.versions.f = { ...files.versions.f, '/only-kv': page('/only-kv', 'In the files') };
    const [, title] = await settled(headOf(loader, '/only-kv'));
    expect(title).toBe('In the files');
    expect(await settled(titleOf(loader))).toBe('Home one');
  });
});

describe('unknown or broken sections', () => {
  it('are left out, with one log line each, without their values', async () => {
    kv.versions.v1 = {
      '/': page('/', 'Home', [
        textBox('First'),
        { type: 'no-such-section', secret: 'CANARY' },
        { type: 'text-box', title: { canary: 'CANARY' } },
        textBox('Last'),
      ]),
    };
    const loader = makeLoader();
    const loaded = await loader.site('acacia');
    const read = await loader.page('acacia', loaded, '/');
    expect(read?.sections.map(({ section }) => (section as { title: string }).title)).toEqual([
      'First',
      'Last',
    ]);
    expect(log).toEqual([
      expect.objectContaining({
        event: 'section_left_out',
        path: '/',
        version: 'v1',
        index: 1,
        type: 'no-such-section',
      }),
      expect.objectContaining({
        event: 'section_left_out',
        brand: 'acacia',
        index: 2,
        type: 'text-box',
      }),
    ]);
    expect(JSON.stringify(log)).not.toContain('CANARY');
    await loader.page('acacia', loaded, '/');
    expect(log).toHaveLength(2);
  });
});
