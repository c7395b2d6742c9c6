/** Finished sections: the ones rendered again after a change or a live answer (docs/contracts/page-cache.md). */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sections as registry, sectionOf } from '../../../client/sections/section-registry.ts';
import type { CardProvider } from '../../../domain/plans/plan-card.ts';
import type { ContentLoader } from '../../../worker/content/loader.ts';
import type { PlansPort, ProvidersByVertical } from '../../../worker/ports/plans/plans.port.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { withoutIds } from '../support/markup.ts';
import { bundle, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

type Json = Readonly<Record<string, unknown>>;

/** The types of the sections whose view was called. */
let rendered: string[] = [];
/** Makes each test's texts unique, because finished sections are shared between tests. */
let mark = '';
let lines: string[] = [];

beforeEach(() => {
  mark = `of ${crypto.randomUUID().slice(0, 8)}`;
  lines = [];
  for (const type of Object.keys(registry)) {
    const definition = sectionOf(type);
    if (!definition) continue;
    const view = definition.view.bind(definition);
    vi.spyOn(definition, 'view').mockImplementation((props) => {
      rendered.push(type);
      return view(props);
    });
  }
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cta = (title: string) => ({ type: 'cta', title: `${title} ${mark}` });
const text = (words: string) => ({ type: 'text-box', description: `${words} ${mark}` });
const providers = () => ({
  type: 'providers',
  title: `Who ${mark}`,
  categories: [{ vertical: 'energy' }],
});

/** A site whose page /contact has these sections. */
function published(sections: readonly Json[], site: Json = {}, plans?: Partial<PlansPort>) {
  return reader(content(sections, site), plans);
}

function content(sections: readonly Json[], site: Json = {}): ContentLoader {
  return freshContent((_, one) => ({
    site: { ...(one.site as Json), ...site },
    pages: { ...one.pages, '/contact': { ...(one.pages['/contact'] as Json), sections } },
  }))(env);
}

function reader(loader: ContentLoader, plans?: Partial<PlansPort>) {
  const fetch = wire({
    content: () => loader,
    ...(plans && { ports: { plans: { ...wirePorts(env).plans, ...plans } } }),
  });
  return async (brand = 'acacia', query = '') => {
    rendered = [];
    const response = await fetch(visit(`${originOf(brand)}/contact${query}`));
    return { html: withoutIds(await response.text()), rendered: rendered.toSorted() };
  };
}

describe('a publication', () => {
  it('renders what it changed, and nothing else', async () => {
    const first = await published([text('One'), cta('Two'), text('Three')])();
    expect(first.rendered).toEqual(['cta', 'text-box', 'text-box']);
    const second = await published([text('One'), cta('Changed'), text('Three')])();
    expect(second.rendered).toEqual(['cta']);
    expect(second.html).toBe(first.html.replace(`Two ${mark}`, `Changed ${mark}`));
  });

  it('renders nothing when only the head changes', async () => {
    await published([text('One'), cta('Two')])();
    expect((await published([text('One'), cta('Two')], { newArrivals: [] })()).rendered).toEqual(
      [],
    );
  });

  it('renders a section that moved, if its view reads its place', async () => {
    await published([text('One'), cta('Two')])();
    // The last section of a page is set apart (client/sections/cta/cta.tsx); a text box without a title is not.
    const moved = await published([cta('Two'), text('One')])();
    expect(moved.rendered).toEqual(['cta']);
  });

  it('renders the forms when the collection notice changes', async () => {
    const form = { type: 'lead-form', vertical: 'energy', title: `Form ${mark}` };
    const site = bundle.acacia?.site as { readonly consent?: Json };
    const notice = (words: string) => ({ consent: { ...site.consent, notice: words } });
    await published([form, text('One')], notice('First'))();
    const again = await published([form, text('One')], notice('Second'))();
    expect(again.rendered).toEqual(['lead-form']);
  });
});

it('only the section of a badge is rendered again after its last day', async () => {
  const tiles = {
    type: 'products',
    title: `Products ${mark}`,
    tiles: [
      { displayName: 'Energy', vertical: 'energy', link: { label: 'Compare', url: '/energy' } },
    ],
  };
  const campaign = {
    newArrivals: [],
    campaigns: [{ vertical: 'energy', label: 'Spring', until: '2026-11-22' }],
  };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+11:00') });
  const get = published([tiles, text('One')], campaign);
  const before = await get();
  expect(before.rendered).toEqual(['products', 'text-box']);
  expect((await get()).rendered).toEqual([]);
  vi.setSystemTime(new Date('2026-11-23T00:00:01+11:00'));
  const after = await get();
  expect(after.rendered).toEqual(['products']);
  expect([before, after].map(({ html }) => html.includes('Spring'))).toEqual([true, false]);
});

it('two brands never share, even when content and place are the same', async () => {
  const get = published([text('One')]);
  expect((await get('acacia')).rendered).toEqual(['text-box']);
  expect((await get('banksia')).rendered).toEqual(['text-box']);
});

it('two first visitors at the same time get the same page', async () => {
  const get = published([text('One'), cta('Two')]);
  const [one, two] = await Promise.all([get(), get('acacia', '?rc=CANARY')]);
  expect(one?.html).not.toContain('CANARY');
  expect(two?.html.replaceAll(/(?:\?|&amp;)rcCode=CANARY/g, '')).toBe(one?.html);
});

it('a section that was left out is tried again by every page', async () => {
  const broken = cta('Broken');
  const definition = sectionOf('cta');
  if (!definition) throw new Error('There is no cta');
  vi.mocked(definition.view).mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const first = await published([broken, text('One')])();
  expect(first.html).not.toContain('Broken');
  expect(lines.join()).toContain('section_left_out');
  expect((await published([broken, text('One')])()).html).toContain('Broken');
});

describe('a live part', () => {
  const provider = (name: string): CardProvider => ({
    id: name.toLowerCase(),
    name,
    logo: { url: `/media/catalogue/${name.toLowerCase()}.svg`, altText: name },
  });
  let answer: () => Promise<ProvidersByVertical>;
  const naming =
    (name: string, staleSince: string | null = null) =>
    async () => ({ energy: { providers: [provider(name)], staleSince } });
  const get = () =>
    published([providers(), text('One'), cta('Two')], {}, { providers: () => answer() });
  const minuteLater = () => vi.setSystemTime(Date.now() + 61_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+11:00') });
  });

  it('that has expired renders its own section again, and none when the answer is the same', async () => {
    answer = naming('Plover');
    const read = get();
    expect((await read()).rendered).toEqual(['cta', 'providers', 'text-box']);
    minuteLater();
    const same = await read();
    expect([same.rendered, same.html.includes('Plover')]).toEqual([[], true]);
    minuteLater();
    answer = naming('Heron');
    const changed = await read();
    expect(changed.rendered).toEqual(['providers']);
    expect(changed.html).toBe(
      same.html.replaceAll('Plover', 'Heron').replaceAll('plover', 'heron'),
    );
    expect((await read()).rendered).toEqual([]);
  });

  it('is only combined with sections of the same source', async () => {
    answer = naming('Plover');
    const source = content([text('Own'), providers()]);
    const substitute = content([cta('Other'), providers()]);
    const site = { down: false };
    const read = reader(
      {
        ...source,
        pageInMemory: (...asked) => (site.down ? undefined : source.pageInMemory(...asked)),
        async page(...asked) {
          if (!site.down) return source.page(...asked);
          const page = await substitute.page(...asked);
          return page && { ...page, substitute: true };
        },
      },
      { providers: () => answer() },
    );
    expect((await read()).html).toContain(`Own ${mark}`);
    minuteLater();
    site.down = true;
    const { html } = await read();
    expect(html).toContain(`Other ${mark}`);
    expect(html).not.toContain(`Own ${mark}`);
  });

  it('that is stale says from when it is, and is fetched again after its minute', async () => {
    answer = naming('Plover');
    const read = get();
    const well = await read();
    expect(well.html).not.toContain('could not refresh');
    minuteLater();
    answer = naming('Plover', '2026-11-21T01:00:00.000Z');
    expect((await read()).html).toContain(
      'It was last refreshed on 21 November 2026 at 12:00 pm (Sydney).',
    );
    minuteLater();
    answer = naming('Plover');
    expect((await read()).html).toBe(well.html);
  });

  it('whose answer fails says so, and is fetched again', async () => {
    answer = naming('Plover');
    const read = get();
    const well = await read();
    minuteLater();
    answer = () => Promise.reject(new Error('away'));
    for (let time = 0; time < 2; time += 1) {
      const failed = await read();
      expect(failed.rendered).toEqual(['providers']);
      expect(failed.html).toContain('We could not load our list of providers');
    }
    answer = naming('Plover');
    expect(await read()).toEqual({ html: well.html, rendered: [] });
  });
});
