/** The path from the CMS's call to what visitors see, over a CMS on loopback and the worker's own wiring. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { sweepContent } from '../../../worker/content/calls/content-sweep.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import type { Env } from '../../../worker/env.ts';
import { signCall } from '../../../worker/http/cms-signature.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { createKvContent } from '../../../worker/ports/content/kv-content.ts';
import { wireCmsOnce, wireContent } from '../../../worker/wire.ts';
import { cmsContent, wireCms } from '../../../worker/wire-cms.ts';
import { type CmsRoom, cmsSecret, cmsVars } from '../../cms/fake-cms-vars.ts';
import { cmsPage, fillRoom, heardIn, publication } from '../../cms/fill-room.ts';
import { bundle, originOf, visit, wire } from '../support/workerd-site.ts';

const cms = inject('cms');
let room: string;
let now: number;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  room = crypto.randomUUID();
  now = Date.now();
  await env.LEADS_DB.prepare('DELETE FROM content_calls').run();
  const { keys } = await env.CONTENT.list();
  await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)));
});

const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];
const box = (text: string, props: object = {}) => ({
  type: 'component-block',
  component: 'text-box',
  props,
  children: [{ type: 'component-block-prop', propPath: ['description'], children: words(text) }],
});
const hero = { type: 'component-block', component: 'hero', props: { title: 'Us' }, children: [] };
const pageWith = (path: string, ...document: unknown[]) =>
  cmsPage(path, { document: [...document, hero] });
const frame = bundle.acacia?.site;

/** A worker with the CMS behind it; each call of this function is like a new isolate. */
function site(fault = '') {
  const own = { ...env, ...cmsVars(cms, room, fault) } as unknown as Env;
  const sources = [createKvContent(env.CONTENT), ...cmsContent(own), createFilesContent(bundle)];
  const loader = createContentLoader(sources, () => undefined);
  const parts = { now: () => now, ...(fault && { deadlineMs: 200 }) };
  const wired = wireCms(own, parts);
  if (!wired) throw new Error('CMS_URL is set');
  const fetch = wire({ cms: wired, content: () => loader, env: own });
  const seen = async (path: string, brand = 'acacia') => {
    const response = await fetch(visit(`${originOf(brand)}${path}`));
    return `${response.status} ${await response.text()}`;
  };
  return { fetch, seen, wired };
}

async function call(fetch: ReturnType<typeof wire>, number: number): Promise<number> {
  const body = JSON.stringify({ brand: 'acacia', number });
  const signed = { id: crypto.randomUUID(), timestamp: `${Math.floor(now / 1000)}`, body };
  const headers = {
    'content-type': 'application/json',
    'x-kurrajong-id': signed.id,
    'x-kurrajong-timestamp': signed.timestamp,
    'x-kurrajong-signature': await signCall(cmsSecret, signed),
  };
  const url = `${originOf('acacia')}/api/content/publish`;
  return (await fetch(visit(url, { method: 'POST', headers, body }))).status;
}

const fill = (brand: Partial<CmsRoom[string]>) =>
  fillRoom(cms, room, { acacia: { log: [publication(1)], pages: {}, frame, ...brand } });

const home = pageWith('/', box('Home of the CMS'));
const first = {
  log: [publication(1, ['/', '/energy'], true)],
  pages: { '/': home, '/energy': pageWith('/energy', box('First words')) },
};

describe('a publication', () => {
  it('is shown to visitors of its brand, and is reported', async () => {
    await fill(first);
    const { fetch } = site();
    expect(await call(fetch, 1)).toBe(202);
    expect(await site().seen('/energy')).toContain('First words');
    expect(await site().seen('/energy', 'banksia')).not.toContain('First words');
    const { reports } = await heardIn(cms, room);
    expect(reports).toMatchObject([
      {
        brand: 'acacia',
        number: 1,
        outcome: { state: 'live', problems: [], site: new URL(originOf('acacia')).hostname },
      },
    ]);
    const second = { ...first.pages, '/energy': pageWith('/energy', box('Second words')) };
    await fill({ log: [...first.log, publication(2, ['/energy'])], pages: second });
    await call(fetch, 2);
    expect(await site().seen('/energy')).toContain('Second words');
    // The CMS is down, and visitors do not notice.
    expect(await site('error').seen('/energy')).toContain('Second words');
  });

  it('with a faulty page keeps the old page, applies the others, and names the fault', async () => {
    await fill(first);
    await call(site().fetch, 1);
    const faulty = pageWith('/energy', box('Third words', { look: 'shiny' }));
    const pages = { '/': pageWith('/', box('New home')), '/energy': faulty };
    await fill({ log: [...first.log, publication(2, ['/', '/energy'])], pages });
    await call(site().fetch, 2);
    expect(await site().seen('/energy')).toContain('First words');
    expect(await site().seen('/')).toContain('New home');
    const { reports } = await heardIn(cms, room);
    expect(reports.at(-1)?.outcome).toMatchObject({
      state: 'refused',
      problems: [{ path: '/energy', section: 0, type: 'text-box' }],
    });
  });

  it('brings its pictures, and is refused without them', async () => {
    const image = (file: string) => ({
      src: `/media/cms/${file}`,
      alt: 'A roof',
      width: 1200,
      height: 630,
    });
    const withImage = (path: string, file: string) => ({
      ...pageWith(path, box(`Page with ${file}`)),
      image: image(file),
    });
    const pages = { '/': withImage('/', 'roof.png'), '/energy': withImage('/energy', 'lost.png') };
    await fill({ ...first, pages });
    await call(site().fetch, 1);
    expect(await site('error').seen('/media/cms/roof.png')).toMatch(/^200/);
    const { reports } = await heardIn(cms, room);
    expect(reports.at(-1)?.outcome).toMatchObject({
      state: 'refused',
      problems: [{ path: '/energy', reason: 'The picture /media/cms/lost.png is not in the CMS' }],
    });
  });

  it('whose call was lost is found by the sweep', async () => {
    await fill(first);
    await sweepContent(site().wired.calls);
    expect(await site().seen('/energy')).toContain('First words');
    expect((await heardIn(cms, room)).reports).toMatchObject([{ number: 1 }]);
    await sweepContent(site().wired.calls);
    expect((await heardIn(cms, room)).reports).toHaveLength(1);
  });

  it.each(['error', 'hang', 'cut', 'deep', 'giant', 'reset'])(
    'during which the CMS fails (%s) is applied once it is back, and no page fails',
    async (fault) => {
      await fill(first);
      const broken = site(fault);
      expect(await call(broken.fetch, 1)).toBe(202);
      for (const path of ['/', '/energy', '/contact']) {
        expect(await broken.seen(path)).toMatch(/^200/);
      }
      expect(await broken.seen('/energy')).not.toContain('First words');
      now += 60_001;
      await sweepContent(site().wired.calls);
      expect(await site().seen('/energy')).toContain('First words');
    },
  );
});

describe('a poisoned document', () => {
  let deep: unknown = { type: 'paragraph', children: [{ text: 'deep' }] };
  for (let level = 0; level < 1000; level += 1) deep = { type: 'list', children: [deep] };
  const evil = '[{"type":"component-block","component":"text-box","props":{},"children":';

  it.each([
    ['depth 1,000', [deep]],
    ['10 MB', [box('x'.repeat(10_000_000))]],
    ['no children', JSON.parse(`${evil}null}]`)],
    [
      '__proto__',
      JSON.parse(
        `${evil}[{"__proto__":{"polluted":1},"propPath":["__proto__","polluted"],"children":[{"text":"1"}]}]}]`,
      ),
    ],
    ['no document', 7],
  ])('%s: is refused by name, or harmless; the rest is live', async (_, document) => {
    const pages = { ...first.pages, '/energy': cmsPage('/energy', { document }) };
    await fill({ ...first, pages });
    await call(site().fetch, 1);
    expect(await site().seen('/')).toContain('Home of the CMS');
    const { reports } = await heardIn(cms, room);
    expect(reports).toMatchObject([{ outcome: { state: 'refused' } }]);
    expect(JSON.stringify(reports)).toContain('"/energy"');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

it('without anything in KV, pages come from the CMS itself', async () => {
  await fill(first);
  expect(await site().seen('/energy')).toContain('First words');
  expect(await site('hang').seen('/energy')).toMatch(/^200/);
});

it('the isolate that took a publication over shows it at once, without waiting until it looks again', async () => {
  await fill(first);
  const own = { ...env, ...cmsVars(cms, room) } as unknown as Env;
  const content = wireContent(own);
  const wordsOf = async () =>
    JSON.stringify(await content.page('acacia', await content.site('acacia'), '/energy'));
  const takeOver = () => wireCmsOnce(own)?.calls.sync('acacia');
  await takeOver();
  expect(await wordsOf()).toContain('First words');
  await fill({
    log: [...first.log, publication(2, ['/energy'])],
    pages: { ...first.pages, '/energy': pageWith('/energy', box('Second words')) },
  });
  expect(await wordsOf()).toContain('First words');
  await takeOver();
  expect(await wordsOf()).toContain('Second words');
});
