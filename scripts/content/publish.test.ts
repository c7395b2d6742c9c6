/** Publishing files: they go live only if all of them parse. */
import { describe, expect, it } from 'vitest';
import { type FakeKv, inMemoryKv } from '../../worker/content/publish/in-memory-kv.fixture.ts';
import { liveTitles } from '../../worker/content/publish/pages.fixture.ts';
import { type ContentFiles, readContent } from '../build/read-content.ts';
import { contentProblems, publishFiles } from './publish.ts';

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

const publish = (kv: FakeKv, content: ContentFiles) =>
  publishFiles(kv.store, 'acacia', content, { at: '2026-11-22T10:00:00.000Z', by: 'Ed' });

describe('publishing files', () => {
  it('makes exactly those files live', async () => {
    const kv = inMemoryKv();
    await publish(kv, contentAt('v1'));
    const about = (acacia.site as { footer: { about: string } }).footer.about;
    expect(await liveTitles(kv)).toEqual([about, '/ Home v1', '/energy Energy v1']);
    const { '/': home } = contentAt('v2').pages;
    await publish(kv, { ...contentAt('v2'), pages: { '/': home } });
    expect(await liveTitles(kv)).toEqual([about, '/ Home v2']);
  });

  it.each([
    [{ title: 5 }, /content\/acacia\/pages\/energy\.json \(\/energy\): title: /],
    [{ sections: [] }, /\(\/energy\): sections: A page needs at least one section/],
    [{ sections: [{ type: 'no-such' }] }, /sections\.0\.type: there is no section "no-such"/],
    [{ sections: [{ type: 'faq', topics: 'x' }] }, /\(\/energy\): sections\.0\.\w+/],
    [{ path: '//evil' }, /\(\/energy\): path: /],
    [{ published: '2026-02-31' }, /\(\/energy\): published: There is no such day/],
  ])('refuses a page with %o by name, and writes nothing', async (over, message) => {
    const kv = inMemoryKv();
    const broken = contentAt('v1');
    const pages = {
      ...broken.pages,
      '/energy': { ...(broken.pages['/energy'] as object), ...over },
    };
    await expect(publish(kv, { ...broken, pages })).rejects.toThrow(message);
    expect(kv.writes).toEqual([]);
  });

  it('refuses a broken site.json', async () => {
    const kv = inMemoryKv();
    await expect(publish(kv, { ...contentAt('v1'), site: {} })).rejects.toThrow(/site\.json: /);
    expect(kv.writes).toEqual([]);
  });
});

describe('the shipped content', () => {
  it.each(Object.entries(real))('of %s has no problems', (brand, content) => {
    expect(contentProblems(brand, content)).toEqual([]);
  });
});
