/** Plan lists as pages: state in the URL, legal duties on every card, and pages while the catalogue fails. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import type { Page } from '../../../content/model/page.schema.ts';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import { isListed, type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import { gatewayFailure, gatewaySuccess } from '../../../worker/ports/gateway/gateway.port.ts';
import { createEmbeddedPlans } from '../../../worker/ports/plans/embedded-plans.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import type { ChosenPlans } from '../../../worker/ports/plans/plans.port.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { tagsOf } from '../support/markup.ts';
import { bundle, freshContent, originOf, visit, wire } from '../support/workerd-site.ts';

const lists = Object.entries(bundle).flatMap(([brand, { pages }]) =>
  Object.values(pages as Readonly<Record<string, Page>>).flatMap(({ path, sections }) =>
    sections
      .filter(({ type }) => type === 'plans')
      .map((section) => ({ brand, path, vertical: section.vertical as ListedVertical })),
  ),
);
const internet = `${originOf('correa')}/internet/plans`;
const mobile = `${originOf('correa')}/mobile/plans`;

let logged: string[] = [];
beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fetch = wire({ content: freshContent() });
const read = async (url: string, site = fetch) => {
  const response = await site(visit(url));
  return { response, html: await response.text() };
};
const words = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const cards = (html: string) => html.match(/<article [\s\S]*?<\/article>/g) ?? [];
const status = (html: string) => /role="status"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

/** The words that the law requires on a product's card, besides its document and the day it was checked. */
const lawWords: Readonly<Partial<Record<ListedVertical, readonly RegExp[]>>> = {
  mobile: [/Plan Minimum cost: \$[\d,]+\.\d\d/, /a month Estimated over the first year/],
  broadband: [
    /Plan Minimum cost: \$[\d,]+\.\d\d/,
    /Typical evening speed \(7pm–11pm\) (?:\d+ Mbps|Not given)/,
  ],
  energy: [/Plan ID \S/, /Against the reference price \S/],
  'credit-cards': [/Purchase rate \S/, /Annual fee \S/],
  'personal-loan': [/Interest rate \S/, /Comparison rate \S/],
  'health-insurance': [/Monthly premium|a month/],
  solar: [
    /after certificates \(\$[\d,]+\.\d\d before\)|no certificates taken off/,
    /accreditation \S/,
  ],
};

describe('every list of every brand', () => {
  it('exists for every product sold', () => {
    const sold = brands.flatMap(({ slug, verticals }) =>
      verticals.filter(isListed).map((vertical) => `${slug} ${vertical}`),
    );
    expect(lists.map(({ brand, vertical }) => `${brand} ${vertical}`)).toEqual(
      expect.arrayContaining(sold),
    );
  });

  it.each(lists)(
    '$brand $path meets its legal duties on every page',
    async ({ brand, path, vertical }) => {
      const { comparable, document } = listedBy(vertical);
      const seen: string[] = [];
      for (let page = 1; page < 40; page += 1) {
        const { html } = await read(`${originOf(brand)}${path}?page=${page}&data=0&sent=1`);
        const [before = ''] = html.split('<article ');
        for (const said of ['covers', 'not every provider', 'What we are paid does not']) {
          expect(words(before)).toContain(said);
        }
        expect(words(before)).toContain(comparable.note);
        for (const card of cards(html)) {
          const text = words(card);
          expect(text).toContain('Apply Now');
          expect(text).toMatch(/Last checked \d{1,2} [A-Z][a-z]+ 20\d\d/);
          expect(text).toMatch(/(?:First of|Number \d+ of|The only plan)/);
          expect(text).toContain(document.term);
          expect(text).not.toMatch(/up to[^.]{0,80}Mbps/i);
          for (const law of lawWords[vertical] ?? []) expect(text).toMatch(law);
          seen.push(/value="([^"]+)"/.exec(card)?.[1] ?? '');
        }
        if (!html.includes('rel="next"')) break;
      }
      expect(seen.length).toBeGreaterThanOrEqual(5);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );
});

describe('the state in the URL', () => {
  it('shows ten plans, lowest first, with all pages named', async () => {
    const { html, response } = await read(internet);
    expect(response.status).toBe(200);
    expect(cards(html)).toHaveLength(10);
    expect(status(html)).toMatch(
      /^\d+ plans, lowest to highest estimated cost\. Showing 1\u00a0to\u00a010\.$/,
    );
  });

  it('takes an empty choice of plans for its first state, which is cached', async () => {
    await read(internet);
    for (const query of ['?plans=', '?utm_source=mail']) {
      const { html, response } = await read(internet + query);
      expect(response.headers.get('server-timing')).toMatch(/cache;desc="hit"/);
      expect(cards(html)).toHaveLength(10);
    }
  });

  it('names the page in the title, except the first', async () => {
    expect((await read(`${internet}?page=2`)).html).toMatch(/<title>[^<]*, page 2 \| Correa</);
    expect((await read(`${internet}?page=1`)).html).not.toMatch(/<title>[^<]*, page/);
    expect((await read(`${originOf('correa')}/about?page=2`)).html).not.toMatch(/, page 2/);
  });

  it('names the page before the brand where an editor wrote the brand’s name', async () => {
    const content = freshContent((_, { pages }) => ({
      pages: Object.fromEntries(
        Object.entries(pages).map(([path, page]) => [
          path,
          { ...(page as Page), title: 'Plans | NBN | Correa' },
        ]),
      ),
    }));
    const { html } = await read(`${internet}?page=2`, wire({ content }));
    expect(html).toContain('<title>Plans | NBN, page 2 | Correa<');
  });

  it('sorts the other way, and filters', async () => {
    const { html } = await read(`${internet}?sort=2&speed=100&provider=plover`);
    expect(status(html)).toContain('highest to lowest');
    expect(cards(html).length).toBeGreaterThan(0);
    for (const card of cards(html)) expect(card).toContain('Plover Net');
    expect(html).toContain('Speed tier 100');
  });

  it('opens health insurance with hospital cover, which comes first in its form and can be removed', async () => {
    const health = `${originOf('dianella')}/health-insurance/plans`;
    const { html } = await read(health);
    const shown = cards(html).map(words);
    expect(shown.length).toBeGreaterThan(1);
    for (const card of shown) expect(card).toMatch(/Cover Hospital Hospital tier/);
    expect(words(html)).toMatch(/Remove Cover: Hospital/);
    expect(html.indexOf('name="cover"')).toBeLessThan(html.indexOf('name="scale"'));
    const any = cards((await read(`${health}?cover=`)).html).map(words);
    expect(any.length).toBeGreaterThan(shown.length);
    expect(any.join()).toContain('Cover Extras');
    expect(cards((await read(`${health}?cover=Extras`)).html).join()).not.toContain(
      'Hospital tier',
    );
  });

  it('treats a page beyond the last as the last', async () => {
    const { html } = await read(`${mobile}?page=9999`);
    expect(cards(html).length).toBeGreaterThan(0);
    expect(html).not.toContain('rel="next"');
  });

  it('says what to give up when nothing is left', async () => {
    const { html } = await read(`${internet}?speed=12&provider=nobody-at-all`);
    expect(status(html)).toBe('0 plans.');
    // Giving up only the speed would bring no plan, so it is not offered.
    expect(words(html)).not.toContain('without “Speed tier 12”');
    expect(words(html)).toMatch(/Show \d+ plans? without “A provider you chose”/);
    expect(words(html)).toMatch(/Clear all filters \(\d+ plans\)/);
    expect(cards(html)).toHaveLength(0);
  });

  it('carries the campaign through the form, the pages and the sign-up', async () => {
    const { html } = await read(`${mobile}?rc=AB12&utm_source=x&sort=2`);
    const tags = await tagsOf(html);
    const hidden = tags.filter(({ attributes }) => attributes.type === 'hidden');
    expect(hidden.filter(({ attributes }) => attributes.name === 'rcCode')).toHaveLength(2);
    const links = tags.map(({ attributes }) => attributes.href ?? '');
    expect(links).toContain('/mobile/plans?sort=2&page=2&rcCode=AB12&utm_source=x');
    const apply = links.filter((href) => href.includes('plan='));
    expect(apply).toHaveLength(10);
    for (const href of apply) expect(href).toMatch(/plan=[\w-]+&rcCode=AB12&utm_source=x$/);
  });

  it('is never cached: the next visitor still gets the first state', async () => {
    const plain = (await read(internet)).html;
    const other = (await read(`${internet}?sort=2`)).html;
    expect(status(other)).not.toBe(status(plain));
    expect(status((await read(internet)).html)).toBe(status(plain));
  });

  it.each([
    '?page=-1&sort=9&data=zz',
    `?provider=${'x'.repeat(500)}&provider=%00&provider='%20OR%201=1`,
    '?speed=__proto__&technology=constructor&connection=%3Cscript%3E',
    `?${'provider=a&'.repeat(300)}`,
  ])('survives %s', async (query) => {
    const { html, response } = await read(internet + query);
    expect(response.status).toBe(200);
    expect(status(html)).not.toBe('');
    expect(html).not.toContain('<script>');
  });
});

describe('when the catalogue fails', () => {
  const siteWith = (call: () => Promise<never> | Promise<ReturnType<typeof gatewaySuccess>>) =>
    wire({ content: freshContent(), ports: { gateway: { call } } });
  const bare = (id: string) => ({
    id,
    name: id,
    cost: 50,
    minimum_cost: 50,
    providers: { name: 'Partner' },
  });

  it('the list says so, the rest of the page stays, and one line is logged (spec: errors)', async () => {
    const down = siteWith(async () => gatewayFailure(503, 'Internal server error') as never);
    const { response, html } = await read(`${internet}?provider=never-asked`, down);
    expect(response.status).toBe(200);
    expect(words(html)).toContain('We cannot show plans at the moment');
    expect(html).toContain('Internet plans, side by side');
    expect(logged.filter((line) => line.includes('plan_list_failed'))).toHaveLength(1);
  });

  it('every link onward keeps the plans chosen for the comparison', async () => {
    const down = siteWith(async () => gatewayFailure(503, 'Internal server error') as never);
    const { html } = await read(`${internet}?provider=not-asked&plans=shore-50&plans=two`, down);
    expect(words(html)).toContain('Nothing you chose is lost.');
    expect(words(html)).toContain('2 of 4 chosen');
    const tags = await tagsOf(html);
    const links = tags.map(({ attributes }) => attributes.href ?? '');
    expect(links).toContain('/internet/plans?provider=not-asked&plans=shore-50&plans=two');
    // In the form of the filters and in that of the comparison.
    const hidden = tags.flatMap(({ attributes: { name, value } }) =>
      name === 'plans' ? [value] : [],
    );
    expect(hidden).toEqual(['shore-50', 'two', 'shore-50', 'two']);
    // Each can be removed by itself.
    expect(words(html).split('Remove A plan you chose')).toHaveLength(3);
  });

  it('chosen plans that could not be looked up are kept, and those that are gone are dropped', async () => {
    const own = createEmbeddedPlans(env.CATALOGUE_DB);
    const site = (chosen: Partial<ChosenPlans> | Error) =>
      wire({
        content: freshContent(),
        ports: {
          plans: {
            ...own,
            chosen: async (choice, asker) => {
              if (chosen instanceof Error) throw chosen;
              return { ...(await own.chosen(choice, asker)), ...chosen };
            },
          },
        },
      });
    const over = { plan: cardLike({ id: 'over' }), endedOn: '2026-01-31' };
    const url = `${internet}?plans=no-such-plan&plans=over`;
    const kept = async (chosen: Partial<ChosenPlans> | Error) => {
      const { html } = await read(url, site(chosen));
      return /(\d) of 4 chosen/.exec(words(html))?.[1];
    };
    expect(await kept(new Error('late'))).toBe('2');
    expect(await kept({ partial: true, ended: [over] })).toBe('1');
    expect(await kept({})).toBeUndefined();
  });

  it('the page does not wait for a catalogue that hangs', async () => {
    let answered = 0;
    const slow = siteWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3 * livePatienceMs));
      answered += 1;
      return gatewaySuccess({ providers: [], plans: [bare('late')] });
    });
    const url = `${internet}?provider=hangs`;
    const { html } = await read(url, slow);
    expect(words(html)).toContain('We cannot show plans at the moment');
    // The late answer is cached for the next visitor, so the catalogue is not asked again.
    expect(status((await read(url, slow)).html)).toContain('1 plan');
    expect(answered).toBe(1);
  });

  it('the last list is shown with its time when it could not be refreshed', async () => {
    let up = true;
    const plans = [bare('one'), bare('two')];
    const site = siteWith(async () =>
      up
        ? gatewaySuccess({ providers: [], plans })
        : (gatewayFailure(500, 'Internal server error') as never),
    );
    const url = `${internet}?provider=comes-and-goes`;
    const everybodys = `${originOf('eucalypt')}/internet/plans`;
    expect(status((await read(url, site)).html)).toContain('2 plans');
    await read(everybodys, site);
    up = false;
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    const { html } = await read(url, site);
    for (const round of [1, 2]) {
      const { response, html: old } = await read(everybodys, site);
      expect(words(old), `${round}`).toContain('We could not refresh this list just now.');
      // It is not kept for others.
      expect(response.headers.get('server-timing')).not.toContain('"hit"');
    }
    vi.useRealTimers();
    expect(status(html)).toContain('2 plans');
    expect(words(html)).toContain(
      'We could not refresh this list just now. It was last refreshed on',
    );
  });

  it('a partner’s plans are shown even with only the specification’s fields', async () => {
    const site = siteWith(async () =>
      gatewaySuccess({ providers: [{ id: 1, name: 'Partner' }], plan_result: [bare('bare')] }),
    );
    const { html } = await read(`${mobile}?provider=bare-partner`, site);
    const [card = ''] = cards(html);
    expect(words(card)).toContain('The only plan in this list: estimated at $50.00 a month.');
    expect(words(card)).toContain('The provider has not said when this was last checked');
  });
});
