/** Pages of single plans over the real app: found, cached, ended, unknown, without a catalogue, for a lead. */

import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { fuelOf } from '../../../domain/plans/energy/energy-plan-properties.ts';
import { isListed, type ListedVertical } from '../../../domain/plans/listed.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import { Problem } from '../../../worker/http/errors.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { createEmbeddedLeads } from '../../../worker/ports/leads/embedded-leads.ts';
import { askerOn } from '../../../worker/ports/plans/asker.fixture.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import type { PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { tagsOf, targetsOf, withoutIds } from '../support/markup.ts';
import { headOf, thing } from '../support/page-head.ts';
import { elementsOf } from '../support/parse-xml.ts';
import { bundle, freshContent, originOf, postForm, visit, wire } from '../support/workerd-site.ts';

const { plans: own } = wirePorts(env);
const { plans, ended } = embeddedCatalogue;
const onePlan = (vertical: ListedVertical, skip = 0) => {
  const found = plans.filter((plan) => plan.vertical === vertical)[skip];
  if (!found) throw new Error(`No plan ${skip} of ${vertical} in content/catalogue`);
  return found;
};
const mobilePlan = (use: string, kind: string) => {
  const found = plans.find(
    (plan) => plan.vertical === 'mobile' && plan.connection === use && plan.planType === kind,
  );
  if (!found) throw new Error(`No ${use} ${kind} plan in content/catalogue`);
  return found;
};
const sellerOf = (vertical: ListedVertical) =>
  brands.find((brand) => brand.verticals.includes(vertical))?.slug ?? '';

/** A site with no page cached yet. */
const site = (port: PlansPort = own, stage: Partial<typeof env> = {}) => {
  const fetch = wire({ content: freshContent(), ports: { plans: port }, env: stage });
  return (brand: string, path: string, init?: RequestInit) =>
    fetch(visit(originOf(brand) + path, init));
};
const cacheOf = (response: Response) =>
  /cache;desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
const linksIn = async (html: string) => targetsOf(await tagsOf(html));

interface Offered {
  readonly '@type': string;
  readonly name: string;
  readonly offers: {
    readonly price: string;
    readonly priceCurrency: string;
    readonly priceValidUntil?: string;
    readonly seller: { readonly name: string };
  };
}
/** The plan in the data block: the only thing with an offer. */
function offered(graph: readonly unknown[] = []): Offered {
  const found = (graph as Partial<Offered>[]).filter(({ offers }) => offers);
  expect(found).toHaveLength(1);
  return found[0] as Offered;
}

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each([...new Set(plans.map(({ vertical }) => vertical))].filter(isListed))(
  'a page of %s',
  (vertical) => {
    const plan = onePlan(vertical);
    const brand = sellerOf(vertical);

    it('says what the plan is, in words and as data, on every brand that sells it', async () => {
      const sellers = brands.filter(({ verticals }) => verticals.includes(vertical));
      expect(sellers.length).toBeGreaterThanOrEqual(2);
      for (const { slug, name, hosts } of sellers) {
        const response = await site()(slug, `${planPath(plan)}?utm_source=CANARY`);
        expect(response.status).toBe(200);
        const { title, meta, links, graph, html } = await headOf(response);
        const url = `https://${hosts.production}${planPath(plan)}`;
        expect(title).toContain(name);
        expect([links.canonical, meta['og:url'], meta.robots]).toEqual([[url], url, undefined]);
        expect(links.alternate).toEqual(['/blogs/rss.xml']);
        expect(meta['og:description']).toBe(meta.description);
        const data = offered(graph);
        expect(data.name).toBe(plan.name);
        expect(data.offers).toMatchObject({ priceCurrency: 'AUD' });
        const price = Number(data.offers.price).toLocaleString('en-AU', {
          minimumFractionDigits: 2,
        });
        expect(html).toContain(`$${price}`);
        expect(html).toContain(data.offers.seller.name.replaceAll("'", '&#x27;'));
        expect(JSON.stringify([meta, links, graph])).not.toMatch(/CANARY|aggregateRating|review/);
        expect(html).toMatch(/>(?:Number \d+ of \d+|First of \d+): /);
        expect(html).not.toContain('<x-island');
      }
    });

    it('does not exist where the product is not sold, nor for an id that never existed', async () => {
      const other = brands.find(({ verticals }) => !verticals.includes(vertical));
      for (const [slug = '', path] of [
        [other?.slug, planPath(plan)],
        [brand, planPath({ vertical, id: 'never-was' })],
        [brand, `${planPath(plan)}%20`],
        [brand, planPath({ vertical, id: 'x'.repeat(65) })],
      ]) {
        if (slug === '') continue;
        const response = await site()(slug, path ?? '');
        expect(response.status, path).toBe(404);
        const isName = slug === brand && path?.endsWith('/never-was');
        const html = await response.text();
        expect(html).toContain(isName ? 'is not on our list' : 'We can’t find that page');
        // An old link leads on to what is sold now.
        if (isName)
          expect(html).toMatch(/<main.*<a [^>]*href="\/[^"]+"[^>]*>(?:See|Back to) .*<\/main>/);
      }
    });

    it('is gone when the plan has ended, with up to three of its kind instead', async () => {
      const over = ended.find((one) => one.vertical === vertical);
      if (!over) throw new Error(`No ended plan of ${vertical} in content/catalogue`);
      const get = site();
      const response = await get(brand, planPath({ vertical, id: over.id }));
      expect(response.status).toBe(410);
      const { html, title, meta, graph } = await headOf(response);
      expect(html).toContain(`${over.name} is no longer available`);
      expect(title).toContain(' has ended');
      expect([meta.robots, graph]).toEqual(['noindex', undefined]);
      const instead = (await linksIn(html)).filter((href) => href.startsWith('/plans/'));
      const others = [...new Set(instead)].filter((href) => !href.endsWith(`/${over.id}`));
      expect(others.length).toBeGreaterThan(0);
      expect(others.length).toBeLessThanOrEqual(3);
      for (const href of others) expect((await get(brand, href)).status).toBe(200);
      expect((await get(brand, planPath({ vertical, id: over.id }))).status).toBe(410);
    });
  },
);

it('a loan below the usual amount is priced for the most it lends, and links keep that amount', async () => {
  const usual = 2_000_000;
  const small = plans.find(
    (plan) => plan.vertical === 'personal-loan' && plan.amountCents.to < usual,
  );
  if (small?.vertical !== 'personal-loan') throw new Error('No small loan in content/catalogue');
  const html = await (await site()('dianella', planPath(small))).text();
  const most = String(small.amountCents.to / 100);
  expect(html).not.toContain('No estimate');
  expect(html).toMatch(/>(?:Number \d+ of \d+|First of \d+): /);
  const onward = (await linksIn(html)).filter(
    (href) => href.includes(small.id) && href.includes('?'),
  );
  expect(onward.length).toBeGreaterThan(0);
  for (const href of onward) {
    expect(new URL(href, originOf('dianella')).searchParams.get('amount'), href).toBe(most);
  }
  const asked = await (await site()('dianella', `${planPath(small)}?amount=90000`)).text();
  expect(asked).toContain('No estimate');
  expect(asked).toContain('It lends $');
});

it('a plan without a price says why, and nothing that depends on one', async () => {
  const plan = plans.find((one) => one.vertical === 'energy' && one.unpriced !== undefined);
  const path = planPath({ vertical: 'energy', id: plan?.id ?? '' });
  const { html, graph } = await headOf(await site()('acacia', path));
  expect(html).toContain('your request will not include a price');
  expect(html).not.toMatch(/id="plan-left-out"|What this price assumes/);
  expect(JSON.stringify(graph)).not.toContain('"offers"');
});

it('a plan whose benefit ends says so, and is not counted beyond it', async () => {
  const plan = plans.find((one) => one.vertical === 'energy' && one.benefitEnds);
  const path = planPath({ vertical: 'energy', id: plan?.id ?? '' });
  const html = await (await site()('acacia', path)).text();
  expect(html).toContain('id="plan-rates"');
  expect(html).toContain('Not counted beyond the first year');
  expect(html).not.toContain('After 24 months');
});

it('a logo on a host that the policy does not name is on no plan’s page, and in no list or comparison', async () => {
  const logo = { url: 'https://elsewhere.example/logo.svg', altText: 'Elsewhere' };
  const port: PlansPort = {
    ...own,
    async single(question, asker) {
      const found = await own.single(question, asker);
      const { standing } = found;
      if (!standing) return found;
      const provider = { ...standing.plan.provider, logo };
      return { ...found, standing: { ...standing, plan: { ...standing.plan, provider } } };
    },
    async chosen(choice, asker) {
      const found = await own.chosen(choice, asker);
      const logos = found.plans.map((plan) => ({ ...plan, provider: { ...plan.provider, logo } }));
      return { ...found, plans: logos };
    },
    async page(query, asker) {
      const found = await own.page(query, asker);
      const logos = found.plans.map((plan) => ({ ...plan, provider: { ...plan.provider, logo } }));
      return { ...found, plans: logos };
    },
  };
  const { id } = onePlan('broadband', 5);
  const page = planPath({ vertical: 'broadband', id });
  for (const path of [page, `/compare?plans=${id}`, '/internet/plans']) {
    const response = await site(port)('correa', path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('elsewhere.example');
  }
});

it('a gas plan that ended is replaced by gas', async () => {
  const over = ended.find((one) => one.vertical === 'energy' && fuelOf(one) === 'Gas');
  const path = planPath({ vertical: 'energy', id: over?.id ?? '' });
  const html = await (await site()('acacia', path)).text();
  const gas = plans.filter((one) => one.vertical === 'energy' && fuelOf(one) === 'Gas');
  const instead = (await linksIn(html)).filter((href) => href.startsWith('/plans/'));
  const ids = instead.map((href) => href.split('/').pop()).filter((id) => id !== over?.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !gas.some((one) => one.id === id))).toEqual([]);
});

describe('the page', () => {
  const plan = onePlan('broadband', 3);
  const path = planPath({ vertical: 'broadband', id: plan.id });

  it('comes from the cache the second time, with each visitor’s own campaign', async () => {
    const get = site();
    const first = await get('correa', `${path}?rc=CANARY`, { headers: { cookie: 'a=CANARY' } });
    const second = await get('correa', path);
    expect([cacheOf(first), cacheOf(second)]).toEqual(['miss', 'hit']);
    const [one, two] = [await first.text(), await second.text()];
    expect(two).not.toContain('CANARY');
    expect(withoutIds(one).replaceAll(/(?:\?|&amp;)rcCode=CANARY/g, '')).toBe(withoutIds(two));
    expect(one).toContain('rcCode=CANARY');
    // Another brand has an entry of its own.
    expect(cacheOf(await get('acacia', path))).toBe('miss');
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    // Prices change without a publication, so the page is made again after a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(cacheOf(await get('correa', path))).not.toBe('hit');
  });

  it('is not cached while another source stands in for the content, because its links may be wrong', async () => {
    const files = createFilesContent(bundle);
    const version = () => Promise.reject(new Error('KV is down'));
    const loader = createContentLoader([{ ...files, version }, files], () => undefined);
    const fetch = wire({ content: () => loader });
    const read = () => fetch(visit(`${originOf('correa')}${path}`));
    const [first, second] = [await read(), await read()];
    expect([first, second].map(cacheOf)).toEqual(['miss', 'miss']);
    expect(second.status).toBe(200);
  });

  it.each<[ListedVertical, string, number]>([
    ['broadband', 'for each plan with its neighbours', 3],
    ['solar', 'for all plans, which are priced when asked', 1],
  ])('of %s asks the catalogue once a minute %s', async (kind, _, most) => {
    let asked = 0;
    const port: PlansPort = {
      ...own,
      single: (question, asker) =>
        own.single(question, {
          ...asker,
          recall: ({ ask, ...rest }) =>
            asker.recall({ ...rest, ask: () => ask().finally(() => (asked += 1)) }),
        }),
    };
    const [seller] = brands.filter(({ verticals }) => verticals.includes(kind)).slice(-1);
    const some = plans.filter((one) => one.vertical === kind).slice(4, 7);
    for (const get of [site(port), site(port)]) {
      for (const { id } of some) {
        const response = await get(seller?.slug ?? '', planPath({ vertical: kind, id }));
        expect([response.status, cacheOf(response)]).toEqual([200, 'miss']);
      }
    }
    expect(asked).toBeLessThanOrEqual(most);
  });

  it('answers HEAD without a body, and redirects a trailing slash', async () => {
    const head = await site()('correa', path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toMatch(/^text\/html/);
    const slash = await site()('correa', `${path}/?rc=A1`);
    expect([slash.status, slash.headers.get('location')]).toEqual([308, `${path}?rc=A1`]);
    expect((await site()('correa', path, { method: 'DELETE' })).status).toBe(405);
  });

  it.each([
    ['product', '/plans/Broadband/', plan.id],
    ['id', '/plans/broadband/', plan.id.toUpperCase()],
    ['product, with a trailing slash,', '/plans/Broadband/', `${plan.id}/`],
    ['folder', '/Plans/broadband/', plan.id],
    ['folder and the product, with a trailing slash,', '/PLANS/Broadband/', `${plan.id}/`],
  ])('redirects capitals in the %s to the page', async (_, before, id) => {
    const response = await site()('correa', `${before}${id}?rc=A1`);
    expect([response.status, response.headers.get('location')]).toEqual([308, `${path}?rc=A1`]);
  });

  it('keeps capitals in an id when it lowers those in the folder', async () => {
    const response = await site()('correa', '/Plans/broadband/Plan-A');
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      '/plans/broadband/Plan-A',
    ]);
  });

  it.each(['/Plans/gas/a', '/Plans/broadband/a.b', '/plans/broadband/none-such'])(
    '%s leads to no plan',
    async (wrong) => {
      expect((await site()('correa', wrong)).status).toBe(404);
    },
  );

  it('leads on to our own pages with the plan in hand, even where the sign-up is elsewhere', async () => {
    const html = await (await site()('correa', `${path}?rc=A1`)).text();
    expect(await linksIn(html)).toEqual(
      expect.arrayContaining([
        `/broadband/basic-info?plan=${plan.id}&rcCode=A1`,
        `/internet/plans?plans=${plan.id}&rcCode=A1#add`,
        '/internet/plans?rcCode=A1',
      ]),
    );
    const fetch = wire({ content: freshContent(), env: { STAGE: 'production', BRAND: 'correa' } });
    const live = await fetch(visit(`https://www.correa.example${path}?rc=A1`));
    expect(await linksIn(await live.text())).toContain(
      `/broadband/basic-info?plan=${plan.id}&rcCode=A1`,
    );
  });

  it('is in the sitemap with the day it was checked; ended plans are not', async () => {
    const xml = await (await site()('correa', '/sitemap.xml')).text();
    const texts = (name: string) =>
      elementsOf(xml).flatMap((one) => (one.name === name ? [one.text] : []));
    const at = texts('loc').indexOf(`https://www.correa.example${path}`);
    expect(texts('lastmod')[at]).toBe(plan.checkedOn);
    const sold = plans.filter(({ vertical }) => ['mobile', 'broadband'].includes(vertical));
    expect(texts('loc').filter((url) => url.includes('/plans/')).length).toBeGreaterThanOrEqual(
      sold.length,
    );
    for (const { id } of ended) expect(xml).not.toContain(`/${id}<`);
    // Loans that do not fit the default answers have a page too.
    const money = await (await site()('dianella', '/sitemap.xml')).text();
    for (const one of plans.filter(({ vertical }) => vertical === 'personal-loan')) {
      expect(money).toContain(`/plans/personal-loan/${one.id}<`);
    }
  });
});

describe('with answers or a lead', () => {
  it('is priced for them, for this visitor alone, under the same canonical URL', async () => {
    const { id } = onePlan('energy');
    const path = planPath({ vertical: 'energy', id });
    const get = site();
    const usual = await headOf(await get('acacia', path));
    const response = await get('acacia', `${path}?kwh=9000`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const asked = await headOf(response);
    expect(asked.html).toContain('9,000 kWh');
    expect(usual.html).not.toContain('9,000 kWh');
    expect(asked.html).toMatch(/>9,000 kWh<\/dd>/);
    expect(asked.links.canonical).toEqual(usual.links.canonical);
    expect(asked.html).toContain(`>https://www.acacia.example${path}<`);
    const onward = (await linksIn(asked.html)).filter((href) => href.startsWith('/energy/plans?'));
    expect(onward.length).toBeGreaterThan(1);
    for (const href of onward) expect(href).toContain('kwh=9000');
    expect(cacheOf(await get('acacia', path))).toBe('hit');
    const neighbours = (await linksIn(asked.html)).filter((href) => href.startsWith('/plans/'));
    expect(neighbours.some((href) => href.endsWith('?kwh=9000'))).toBe(true);
  });

  it('keeps answers about the visitor out of the sign-up link', async () => {
    const path = planPath(onePlan('health-insurance'));
    const html = await (await site()('dianella', `${path}?age=70-over&scale=couple`)).text();
    const links = await linksIn(html);
    expect(links.some((href) => href.includes('age=70-over'))).toBe(true);
    const [apply] = links.filter((href) => href.includes('/basic-info?'));
    expect(apply).toContain('scale=couple');
    expect(apply).not.toContain('age=');
  });

  it('says that an energy plan is not sold where the home is, as the comparison does', async () => {
    const get = site();
    const path = planPath({ vertical: 'energy', id: 'bluebush-bluebush-business' });
    const html = (await (await get('acacia', `${path}?postcode=3056`)).text()).replaceAll(
      '<!-- -->',
      '',
    );
    expect(html).toContain('This plan is not sold in 3056.');
    expect(html).toContain('because it is not sold in 3056.');
    const [list = ''] = (await linksIn(html)).filter((href) => href.includes('postcode=3056'));
    expect(list).not.toBe('');
    expect(await (await get('acacia', `${path}?postcode=2000`)).text()).not.toContain(
      'is not sold in',
    );
    expect(await (await get('acacia', path)).text()).not.toContain('is not sold in');
  });

  it('links back to the plans for the home, and on to the details', async () => {
    const fetch = wire();
    const origin = originOf('correa');
    const hero = await fetch(
      postForm(`${origin}/api/hero`, {
        entry: 'manual',
        page: '/',
        vertical: 'mobile',
        StreetNumber1: '12',
        StreetName: 'Bellbird Street',
        Locality: 'Brunswick',
        State: 'VIC',
        Postcode: '3056',
      }),
    );
    const { searchParams } = new URL(hero.headers.get('location') ?? '', origin);
    const [leadId, visitId] = [searchParams.get('leadId') ?? '', searchParams.get('visitId') ?? ''];
    expect(leadId).not.toBe('');
    const lead = `leadId=${leadId}&visitId=${visitId}`;
    const { id } = mobilePlan('Personal', 'Sim');
    const path = planPath({ vertical: 'mobile', id });
    const results = await (await fetch(visit(`${origin}/mobile/basic-info?${lead}`))).text();
    const links = (await linksIn(results)).filter((href) => href.startsWith('/plans/mobile/'));
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toContain(lead);
    const response = await fetch(visit(`${origin}${path}?${lead}`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    const targets = await linksIn(await response.text());
    // The last breadcrumb.
    expect(targets).toContain(`${path}?${lead}`);
    expect(targets).toContain(`/mobile/basic-info?${lead}`);
    const over = ended.find((one) => one.vertical === 'mobile')?.id ?? '';
    const gone = `${planPath({ vertical: 'mobile', id: over })}?${lead}`;
    expect(await linksIn(await (await fetch(visit(origin + gone))).text())).toContain(gone);
    const apply = `/mobile/basic-info?${lead}&plan=${id}`;
    expect(targets).toContain(apply);
    const details = await (await fetch(visit(origin + apply))).text();
    expect(details).toContain('Where can we reach you?');
    // A business plan links back to business plans, for which the brand has no list page.
    const firm = mobilePlan('Business', 'Sim').id;
    const business = `/mobile/basic-info?${lead}&use=Business`;
    const ofFirm = await fetch(
      visit(`${origin}${planPath({ vertical: 'mobile', id: firm })}?${lead}`),
    );
    expect(await linksIn(await ofFirm.text())).toContain(business);
    const anew = await (
      await fetch(visit(`${origin}/mobile/basic-info?${lead}&plan=${firm}`))
    ).text();
    const change = `/mobile/basic-info?${lead}&state=VIC&postcode=3056&use=Business`;
    expect(await linksIn(anew)).toContain(change);
    const listed = plans.filter(
      (plan) => plan.vertical === 'mobile' && plan.connection === 'Business',
    );
    const list = await linksIn(await (await fetch(visit(origin + business))).text());
    const shown = list.flatMap((href) => /^\/plans\/mobile\/([^?]+)/.exec(href)?.[1] ?? []);
    expect(shown).not.toHaveLength(0);
    expect(listed.map(({ id: one }) => one)).toEqual(expect.arrayContaining(shown));
    // Nor is it indexed where others are; the campaign stays in its links.
    const live = wire({ env: { STAGE: 'production', BRAND: 'correa' } });
    const indexable = await live(visit(`https://www.correa.example${path}?${lead}&rc=A1`));
    expect(indexable.headers.get('x-robots-tag')).toBe('noindex');
    expect(await linksIn(await indexable.text())).toContain(`${apply}&rcCode=A1`);
    // A lead with another visit's id counts as no lead.
    const strange = await fetch(visit(`${origin}${path}?leadId=${leadId}&visitId=nobody`));
    expect(await strange.text()).not.toContain(leadId);
  });

  it('is shown without its lead while leads cannot be read, and counts requests for one', async () => {
    const { id } = mobilePlan('Personal', 'Sim');
    const url = `${originOf('correa')}${planPath({ vertical: 'mobile', id })}?leadId=l&visitId=v`;
    const leads = {
      ...createEmbeddedLeads(env.LEADS_DB),
      findLead: () => Promise.reject(new Problem('storage_unavailable')),
    };
    const response = await wire({ ports: { leads } })(visit(url));
    expect(response.status).toBe(200);
    const limit = vi.fn(async () => ({ success: false }));
    expect((await wire({ env: { LIMIT_SEARCH: { limit } } })(visit(url))).status).toBe(429);
    expect(limit).toHaveBeenCalledOnce();
  });
});

describe('a mobile plan', () => {
  it.each([
    ['Personal', 'Sim', 'correa', '/mobile/plans'],
    ['Business', 'Sim', 'correa', '/mobile/business'],
    ['Personal', 'Phone', 'correa', '/mobile/phones'],
    ['Business', 'Sim', 'banksia', '/mobile/business'],
    ['Personal', 'Phone', 'eucalypt', '/mobile/phones'],
  ] as const)('for %s, %s, on %s leads to the list at %s', async (use, kind, brand, list) => {
    const { id } = mobilePlan(use, kind);
    const head = await headOf(await site()(brand, planPath({ vertical: 'mobile', id })));
    const { html } = head;
    const trail = thing(head, 'BreadcrumbList')?.itemListElement.map(({ item }) => item);
    expect(trail).toContain(`https://www.${brand}.example${list}`);
    const lists = (await linksIn(html)).filter((href) => /^\/mobile\/[a-z]+\?plans=/.test(href));
    expect(lists.map((href) => href.split('?')[0])).toEqual([list]);
    expect(html).toMatch(kind === 'Sim' ? /SIM-only/ : /with a phone/);
  });

  it('in no list of the brand has no link back to one, and is compared by itself', async () => {
    const { id } = mobilePlan('Business', 'Sim');
    const content = freshContent((_, { pages }) => ({
      pages: Object.fromEntries(
        Object.entries(pages).filter(
          ([path]) => !/^\/(?:mobile(?:\/business)?|energy\/plans)$/.test(path),
        ),
      ),
    }));
    const fetch = wire({ content, ports: { plans: own } });
    const path = planPath({ vertical: 'mobile', id });
    const head = await headOf(await fetch(visit(originOf('banksia') + path)));
    const links = await linksIn(head.html);
    const trail = thing(head, 'BreadcrumbList')?.itemListElement.map(({ item }) => item);
    expect(trail).toEqual(['/', path].map((one) => `https://www.banksia.example${one}`));
    expect(links.filter((href) => href.startsWith('/mobile/') && href.includes('plans='))).toEqual(
      [],
    );
    expect(links).toContain(`/compare?plans=${id}&vertical=mobile`);
    const power = planPath(onePlan('energy'));
    const asked = await fetch(visit(`${originOf('banksia')}${power}?kwh=9000`));
    expect(await linksIn(await asked.text())).toContain(
      `/compare?plans=${onePlan('energy').id}&vertical=energy&kwh=9000`,
    );
  });
});

describe('without a catalogue', () => {
  const { id } = onePlan('solar', 1);
  const path = planPath({ vertical: 'solar', id });
  const away = () => Promise.reject(new Error('The catalogue is away'));
  const lost: PlansPort = { ...own, single: away, pages: away };

  it('says so with a link onward, and is not cached', async () => {
    const get = site(lost);
    for (const round of [1, 2]) {
      const response = await get('acacia', `${path}?rc=A1`);
      expect([response.status, response.headers.get('retry-after')], `${round}`).toEqual([
        503,
        '30',
      ]);
      const html = await response.text();
      expect(html).toContain('<title>Error: We cannot show this plan just now');
      expect(await linksIn(html)).toContain(`${path}?rcCode=A1`);
    }
    const asked = await linksIn(await (await get('acacia', `${path}?state=WA`)).text());
    expect(asked).toContain(`${path}?state=WA`);
    const sitemap = await get('acacia', '/sitemap.xml');
    expect([sitemap.status, sitemap.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=60',
    ]);
    // One missing list is enough.
    const pages: PlansPort['pages'] = (vertical, asker) =>
      vertical === 'solar' ? away() : own.pages(vertical, asker);
    const some = await site({ ...own, pages })('acacia', '/sitemap.xml');
    expect(some.headers.get('cache-control')).toBe('public, max-age=60');
    const all = await site()('acacia', '/sitemap.xml');
    expect(all.headers.get('cache-control')).toBe('public, max-age=600');
  });

  it('shows the last answer with its time when the catalogue hangs, and does not cache that page', async () => {
    const hangs = { now: false };
    const hung = () => new Promise((resolve) => setTimeout(resolve, 2 * livePatienceMs));
    const port: PlansPort = {
      ...own,
      single: (question, asker) =>
        own.single(question, {
          ...asker,
          recall: ({ ask, ...rest }) =>
            asker.recall({
              ...rest,
              ask: async () => {
                if (hangs.now) await hung();
                return ask();
              },
            }),
        }),
    };
    const get = site(port);
    await get('eucalypt', path);
    hangs.now = true;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const other = planPath({ vertical: 'solar', id: onePlan('solar', 2).id });
    const over = planPath({
      vertical: 'solar',
      id: ended.find((one) => one.vertical === 'solar')?.id ?? '',
    });
    const [response, gone] = await Promise.all([get('eucalypt', other), get('eucalypt', over)]);
    expect([response.status, gone.status]).toEqual([200, 410]);
    expect(await response.text()).toContain('We could not refresh this price just now');
    hangs.now = false;
    const again = await get('eucalypt', other);
    expect(cacheOf(again)).toBe('miss');
    expect(await again.text()).not.toContain('could not refresh');
    expect(cacheOf(await get('eucalypt', over))).toBe('miss');
  });
});

describe('an ended plan elsewhere', () => {
  const over = ended.find((one) => one.vertical === 'mobile');
  const id = over?.id ?? '';

  it('is named in the comparison, and is in no list', async () => {
    const get = site();
    const one = onePlan('mobile', 5).id;
    const both = await (await get('correa', `/compare?plans=${one}&plans=${id}`)).text();
    expect(both).toContain(`${over?.name} from Yabby is no longer available`);
    expect(both).not.toContain('no longer on our list');
    const alone = await get('correa', `/compare?plans=${id}`);
    expect(alone.status).toBe(410);
    const words = await alone.text();
    expect(words).toContain('This plan is no longer available</h1>');
    expect(words).toContain(`${over?.name} from Yabby is no longer available`);
    const query = { vertical: 'mobile', filters: {}, sort: 1, page: 1, perPage: 500 } as const;
    const page = await own.page(query, askerOn());
    expect(page.plans.some((plan) => plan.id === id)).toBe(false);
  });
});
