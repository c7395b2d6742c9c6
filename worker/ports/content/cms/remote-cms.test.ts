/** The CMS over real HTTP: its answers, and every way in which it can fail. */
import { describe, expect, inject, it, vi } from 'vitest';
import { cmsVars, readToken } from '../../../../tests/cms/fake-cms-vars.ts';
import { cmsPage, fillRoom, heardIn, publication } from '../../../../tests/cms/fill-room.ts';
import { faultNames } from '../../../../tests/partner/partner-faults.ts';
import type { ReadPage } from './cms.port.ts';
import { createCmsClient } from './cms-client.ts';
import { createRemoteCms } from './remote-cms.ts';

const cms = inject('cms');
const frame = {
  header: { links: [] },
  footer: { groups: [], about: 'Who we are', legal: [] },
  consent: { version: '1', notice: 'Who collects', recipients: 'Who gets it', marketing: 'Offers' },
};

/** Reads a page by its path and title; one titled `bad…` has a problem. */
const readPage: ReadPage = (raw) => {
  const { path, title } = raw as { path: string; title: string };
  if (title.startsWith('bad')) return { problems: [{ section: 0, type: 'faq', reason: 'no' }] };
  const rest = { description: 'x', published: '2026-11-01', noindex: false };
  return { page: { path, title, ...rest, sections: [{ type: 'text-box' }] }, problems: [] };
};

function sourceOf(room: string, fault = '', deadlineMs = fault ? 400 : 8000) {
  const { CMS_URL: url } = cmsVars(cms, room, fault);
  const lines: string[] = [];
  const log = (line: Record<string, unknown>) => void lines.push(JSON.stringify(line));
  const client = createCmsClient({ url, token: readToken, deadlineMs, log });
  return { source: createRemoteCms(client, readPage), lines };
}

const room = (over: object = {}) => ({
  acacia: {
    log: [publication(1, ['/', '/energy']), publication(2, ['/energy', '/gone'], true)],
    pages: { '/': cmsPage('/'), '/energy': cmsPage('/energy', { title: 'bad' }) },
    frame,
    ...over,
  },
});

describe('the CMS as a source', () => {
  it('says what is live, what changed, which pages there are, and their frame', async () => {
    await fillRoom(cms, 'well', room());
    const { source } = sourceOf('well');
    expect(await source.live('acacia')).toEqual({
      number: 2,
      at: '2026-11-20T03:00:00.000Z',
      by: 'Priya',
    });
    expect(await source.changes('acacia', 1)).toMatchObject({
      number: 2,
      paths: ['/energy', '/gone'],
      frame: true,
    });
    expect(await source.paths('acacia', '', 1)).toEqual(['/']);
    expect(await source.paths('acacia', '/', 9)).toEqual(['/energy']);
    expect(await source.frame('acacia')).toEqual(frame);
  });

  it('gives pages in the order asked, names the refused, leaves out what is not there', async () => {
    await fillRoom(cms, 'pages', room());
    const { source } = sourceOf('pages');
    expect(await source.pages('acacia', ['/energy', '/gone', '/'])).toEqual([
      { path: '/energy', problems: [{ section: 0, type: 'faq', reason: 'no' }] },
      { path: '/', page: expect.objectContaining({ title: 'Title of /' }) },
    ]);
    expect(await source.pages('acacia', [])).toEqual([]);
  });

  it('holds nothing for a brand that it does not know', async () => {
    await fillRoom(cms, 'unknown', room());
    const { source } = sourceOf('unknown');
    for (const brand of ['banksia', '__proto__', 'constructor', '']) {
      expect(await source.live(brand)).toBeNull();
      expect(await source.pages(brand, ['/'])).toEqual([]);
      await expect(source.changes(brand, 0)).rejects.toThrow('siteChanges');
      expect(await source.frame(brand)).toBeNull();
    }
  });

  it('takes a report on a publication, and says whether it knows the publication', async () => {
    await fillRoom(cms, 'reports', room());
    const { source } = sourceOf('reports');
    const outcome = { state: 'live', at: 'now', version: 'v', problems: [] };
    expect(await source.report('acacia', 2, outcome)).toBe(true);
    expect(await source.report('acacia', 99, outcome)).toBe(false);
    const { reports } = await heardIn(cms, 'reports');
    expect(reports[0]).toEqual({ brand: 'acacia', number: 2, outcome });
  });

  it('passes a poisoned document on as it is, and nothing is polluted', async () => {
    let deep: unknown = { text: 'deep' };
    for (let level = 0; level < 1000; level += 1) deep = { children: [deep] };
    const evil: unknown = JSON.parse(`{"__proto__":{"polluted":1},"constructor":{"prototype":1}}`);
    const document = [evil, deep];
    await fillRoom(cms, 'poison', room({ pages: { '/': cmsPage('/', { document }) } }));
    const { CMS_URL: url } = cmsVars(cms, 'poison');
    const read = vi.fn(readPage);
    const client = createCmsClient({ url, token: readToken });
    await createRemoteCms(client, read).pages('acacia', ['/']);
    expect(JSON.stringify(read.mock.lastCall?.[0])).toContain(JSON.stringify(deep));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('halves a batch that is too large; a page that is too large alone is its own problem', async () => {
    const huge = cmsPage('/b', { document: 'x'.repeat(21_000_000) });
    const large = 'x'.repeat(12_000_000);
    const pages = {
      '/a': cmsPage('/a', { document: large }),
      '/b': huge,
      '/c': cmsPage('/c', { document: large }),
      '/d': cmsPage('/d'),
    };
    await fillRoom(cms, 'large', room({ pages }));
    const { source } = sourceOf('large');
    const found = await source.pages('acacia', ['/a', '/b', '/c', '/d']);
    expect(found.map((one) => [one.path, 'page' in one])).toEqual([
      ['/a', true],
      ['/b', false],
      ['/c', true],
      ['/d', true],
    ]);
    expect(found[1]).toEqual({ path: '/b', problems: [{ reason: 'The page is too large' }] });
  });
});

describe('a CMS that fails', () => {
  const faults = faultNames.filter((name) => name !== 'delay');
  it.each([...faults, 'giant'])('%s: is a failure in its own words, in time', async (fault) => {
    await fillRoom(cms, `fault-${fault}`, room());
    const { source, lines } = sourceOf(`fault-${fault}`, fault);
    const startedAt = Date.now();
    const asked = source.live('acacia');
    await expect(asked).rejects.toThrow(/^The CMS did not answer siteLive: [a-z_]+$/);
    expect(Date.now() - startedAt).toBeLessThan(3000);
    expect(lines.join()).not.toMatch(new RegExp(`${readToken}|127\\.0\\.0\\.1`));
  });

  it('follows no redirect', async () => {
    expect(await (await fetch(`${cms}/_followed`)).json()).toEqual({ followed: 0 });
  });

  it('answers with another shape: unreadable', async () => {
    const odd = [{ log: [{ ...publication(1), number: 1.5 }] }, { log: [{ number: 1 }] }];
    for (const [index, over] of odd.entries()) {
      await fillRoom(cms, `odd-${index}`, room(over));
      await expect(sourceOf(`odd-${index}`).source.live('acacia')).rejects.toThrow('refused');
    }
    await fillRoom(cms, 'odd-pages', room({ pages: { '/': { ...cmsPage('/'), path: '/other' } } }));
    expect(await sourceOf('odd-pages').source.pages('acacia', ['/'])).toEqual([]);
  });

  it('is not asked for a while after it failed five times', async () => {
    await fillRoom(cms, 'breaker', room());
    const { source } = sourceOf('breaker', 'error');
    for (let time = 0; time < 5; time += 1) await source.live('acacia').catch(() => undefined);
    await expect(source.live('acacia')).rejects.toThrow('away');
    expect((await heardIn(cms, 'breaker')).calls).toHaveLength(5);
  });
});
