/** Plans for an address: the last list while the catalogue hangs, the next product of a bundle, unsold plans. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import { createEmbeddedPlans } from '../../../worker/ports/plans/embedded-plans.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import type { PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { beginBundle, headingOf, planOf, wordsOf } from '../support/bundle-visit.ts';
import { tagsOf } from '../support/markup.ts';
import { originOf, postJson, visit, wire } from '../support/workerd-site.ts';

const person = { name: 'Ana Woods', email: 'ana@example.com', mobNumber: '0412345678' };
const own = createEmbeddedPlans(env.CATALOGUE_DB);
let hangs = false;
let answered = 0;

/** The catalogue, which answers long after a page has stopped waiting while `hangs` is set. */
const slow: PlansPort = {
  ...own,
  page: (query, asker) =>
    own.page(query, {
      ...asker,
      recall: (question) =>
        asker.recall({
          ...question,
          ask: async () => {
            if (hangs) await new Promise((resolve) => setTimeout(resolve, 3 * livePatienceMs));
            answered += 1;
            return question.ask();
          },
        }),
    }),
};
const fetch = wire({ ports: { plans: slow } });

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  hangs = false;
  answered = 0;
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A new lead, and a reader of its results page. */
async function leadFor(brand: string, vertical: string) {
  const body = {
    vertical,
    entry: 'manual',
    StreetNumber1: '19',
    StreetName: 'Murray Road',
    Locality: 'BRUNSWICK',
    State: 'VIC',
    Postcode: '3056',
  };
  const response = await fetch(postJson(`${originOf(brand)}/api/hero`, body));
  const { leadId = '', visitId = '' } = (await response.json()) as Record<string, string>;
  const url = `${originOf(brand)}/${vertical}/basic-info?leadId=${leadId}&visitId=${visitId}`;
  const read = async (more = '') => (await fetch(visit(url + more))).text();
  return { leadId, visitId, read };
}

/** A reader of the results of a new lead for several products, with the given plans chosen. */
const bundleFor = async (...products: readonly string[]) =>
  (await beginBundle(fetch, ...products)).read;

it.each([
  ['correa', 'mobile'],
  ['acacia', 'energy'],
])('the last good list is shown with its time: %s %s', async (brand, vertical) => {
  // A list belongs to a day in Sydney: an hour after 11 pm it would be a different one.
  const midday = new Date().setUTCHours(2);
  vi.useFakeTimers({ now: midday, toFake: ['Date'] });
  const { read } = await leadFor(brand, vertical);
  // The very first page of a cold worker may be sent without its list; the late answer is cached.
  const before = await vi.waitFor(async () => {
    const text = wordsOf(await read());
    expect(text).toMatch(/\d+ plans, lowest/);
    return text;
  }, 10_000);
  const total = /(\d+ plans), lowest/.exec(before)?.[1];
  expect(before).not.toContain('We could not refresh');
  hangs = true;
  vi.setSystemTime(midday + 3_600_000);
  const had = answered;
  const later = wordsOf(await read());
  expect(later).toContain(`${total}, lowest to highest estimated cost`);
  expect(later).toMatch(
    /We could not refresh this list just now\. It was last refreshed on \d{1,2} [A-Z][a-z]+ 20\d\d/,
  );
  // The catalogue did answer in the end, after the page had been sent without it.
  expect(answered).toBe(had + 1);
});

it('without an older list there are links onward, which keep the lead', async () => {
  const { leadId, read } = await leadFor('banksia', 'health-insurance');
  hangs = true;
  const html = await read();
  expect(wordsOf(html)).toContain(
    'We cannot show policies at the moment. Nothing you chose is lost.',
  );
  const links = (await tagsOf(html)).flatMap(({ attributes }) => attributes.href ?? []);
  expect(links).toContain('/contact');
  const again = links.filter((href) => href.includes(`leadId=${leadId}`) && !href.includes('call'));
  expect(again).not.toEqual([]);
  const [call = ''] = links.filter((href) => href.includes('call=1'));
  const form = await (
    await fetch(visit(originOf('banksia') + call.replaceAll('&amp;', '&')))
  ).text();
  expect(form).toContain(`value="${leadId}"`);
  // The late answer serves a visitor who tries again.
  hangs = false;
  expect(wordsOf(await read())).toMatch(/\d+ policies, lowest/);
});

it('an empty list says what to give up and how many plans that brings', async () => {
  const { read } = await leadFor('correa', 'mobile');
  const html = await read('&data=90&provider=nobody-at-all&fiveG=1');
  const text = wordsOf(html);
  expect(text).toContain('No plans match all of your choices');
  // Giving up only the provider brings some plans; giving up only 5G brings none.
  const [, count = '0'] = /Show (\d+) plans? without “A provider you chose”/.exec(text) ?? [];
  expect(text).not.toContain('without “5G only”');
  const link = (await tagsOf(html)).find(
    ({ attributes }) =>
      attributes.href?.includes('data=90') && !attributes.href.includes('nobody-at-all'),
  );
  const next = new URL(link?.attributes.href ?? '', originOf('correa'));
  const found = wordsOf(await (await fetch(visit(next.href.replaceAll('&amp;', '&')))).text());
  expect(found).toMatch(new RegExp(`\\b${count} plans?, lowest`));
});

it('the product of a bundle without a plan is next, whichever was changed', async () => {
  const read = await bundleFor('energy', 'broadband', 'mobile');
  const [energy, internet, mobile] = ['energy', 'broadband', 'mobile'].map(planOf);
  const [first, second, third] = [
    'Energy plans for your address',
    'Internet plans to compare',
    'Mobile plans to compare',
  ];
  expect(headingOf(await read())).toBe(first);
  expect(headingOf(await read(`${internet}`, `${mobile}`))).toBe(first);
  expect(headingOf(await read(`${energy}`, `${mobile}`))).toBe(second);
  const last = await read(`${internet}`, `${energy}`);
  expect(headingOf(last)).toBe(third);
  // The total cost names the products in the order of the bundle, not of the link.
  expect(wordsOf(last)).toMatch(/About \$[\d,.]+ a year for energy and internet\./);
  expect(wordsOf(last)).toMatch(
    /1\. Energy: .*\(chosen\) Change .* 2\. Internet: .*\(chosen\) Change .* 3\. Mobile \(now\)/,
  );
  expect(headingOf(await read(`${mobile}`, `${energy}`, `${internet}`))).toBe(
    'Where can we reach you?',
  );
});

it('internet plans are not claimed to reach the home', async () => {
  const caveat = 'Not every plan here reaches every home.';
  const { read } = await leadFor('correa', 'broadband');
  expect(wordsOf(await read())).toContain(caveat);
  const other = await leadFor('correa', 'mobile');
  expect(wordsOf(await other.read())).not.toContain(caveat);
});

it('a product by itself has no steps, and cannot be skipped', async () => {
  const { read } = await leadFor('correa', 'mobile');
  const html = await read();
  expect(headingOf(html)).toBe('Mobile plans to compare');
  expect(wordsOf(html)).not.toMatch(/Skip mobile|1\. Mobile/);
  expect(html.match(/<article /g)).toHaveLength(10);
});

it('a plan of a product that the bundle no longer has does not take another product’s place', async () => {
  const read = await bundleFor('broadband', 'mobile');
  const html = await read(planOf('energy'), planOf('broadband'));
  expect(headingOf(html)).toBe('Mobile plans to compare');
  const links = (await tagsOf(html)).flatMap(({ attributes }) => attributes.href ?? []);
  const apply = links.find((href) => /[&;]plan=.*plan=/.test(href));
  expect(apply).toContain(planOf('broadband'));
  expect(links.filter((href) => href.includes(`plan=${planOf('energy')}&`))).toEqual([]);
});

it('a plan that is no longer in any list is reported, and its product asked for again', async () => {
  const read = await bundleFor('energy', 'mobile');
  const gone = 'A plan you chose is no longer on our list.';
  const html = await read(planOf('energy'), 'gone-plan');
  expect(headingOf(html)).toBe('Mobile plans to compare');
  expect(wordsOf(html)).toContain(gone);
  expect(wordsOf(await read(planOf('energy')))).not.toContain(gone);
  // With one product the details come at once, and say so.
  const alone = await leadFor('acacia', 'energy');
  const form = await alone.read('&plan=gone-plan');
  expect(headingOf(form)).toBe('Where can we reach you?');
  expect(wordsOf(form)).toContain(gone);
});

describe('an energy plan that is not sold where the home is', () => {
  const far = embeddedCatalogue.plans.find(
    (plan) => plan.vertical === 'energy' && plan.area?.states.join() === 'NSW,ACT',
  );
  const plan = `plan=${far?.id}`;
  const notSold = `${far?.name} from Bluebush is not sold in your area.`;

  it('is named, and plans for the home are shown instead', async () => {
    const { read } = await leadFor('acacia', 'energy');
    const html = await read(`&${plan}`);
    expect(headingOf(html)).toBe('Energy plans for your address');
    expect(wordsOf(html)).toContain(`${notSold} Choose another one here.`);
    // The next choice replaces it.
    const links = (await tagsOf(html)).flatMap(({ attributes }) => attributes.href ?? []);
    expect(links.some((href) => href.includes('plan='))).toBe(true);
    expect(links.filter((href) => href.includes(plan) && href.includes('basic-info'))).toEqual([]);
  });

  it('is chosen again in a bundle, and the other plans stay', async () => {
    const read = await bundleFor('energy', 'broadband');
    const html = await read(`${far?.id}`, planOf('broadband'));
    expect(headingOf(html)).toBe('Energy plans for your address');
    expect(wordsOf(html)).toContain(
      `${notSold} Choose another one here; your other choices are kept.`,
    );
    expect(wordsOf(html)).toMatch(/2\. Internet: .*\(chosen\)/);
    // Its price is in no sum.
    expect(wordsOf(html)).toMatch(/About \$[\d,.]+ a year for internet\./);
  });

  it('comes first in a bundle, whatever became of the other products’ plans', async () => {
    const here = 'Choose another one here';
    const over = embeddedCatalogue.ended.find(({ vertical }) => vertical === 'mobile');
    const withEnded = await bundleFor('energy', 'mobile');
    const first = await withEnded(`${far?.id}`, `${over?.id}`);
    expect(headingOf(first)).toBe('Energy plans for your address');
    expect(wordsOf(first)).toContain(notSold);
    // Even before a product that precedes it and has no plan yet.
    const last = await bundleFor('broadband', 'energy');
    expect(headingOf(await last(`${far?.id}`))).toBe('Energy plans for your address');
    // A plan that has ended still counts for its product: the details say what became of it.
    expect(headingOf(await withEnded(`${over?.id}`))).toBe('Energy plans for your address');
    // Energy has a plan, so the page for the other product does not mention energy.
    const read = await bundleFor('energy', 'broadband');
    const near = embeddedCatalogue.plans.find(
      (one) => one.vertical === 'energy' && one.area?.states.includes('VIC'),
    );
    const next = await read(`${far?.id}`, `${near?.id}`);
    expect(headingOf(next)).toBe('Internet plans to compare');
    expect(wordsOf(next)).not.toContain(here);
  });

  it('is removed from a form that still names it, and the form is refused', async () => {
    const { leadId, visitId } = await leadFor('acacia', 'energy');
    const form = { leadId, visitId, plan: far?.id, ...person };
    const response = await fetch(postJson(`${originOf('acacia')}/api/lead`, form));
    expect(response.status).toBe(422);
    const { errors, plans } = (await response.json()) as { errors: unknown; plans: unknown };
    expect(errors).toEqual([
      {
        field: 'plan',
        message: `${notSold} Choose another plan, or send your details without it.`,
      },
    ]);
    expect(plans).toEqual([]);
  });
});

it('while the catalogue is away each plan counts for the product at its position', async () => {
  const away = vi.spyOn(slow, 'chosen').mockRejectedValue(new Error('catalogue is away'));
  const read = await bundleFor('broadband', 'mobile');
  const list = await read('some-plan');
  expect(headingOf(list)).toBe('Mobile plans to compare');
  // Nobody knows which product the plan is for.
  expect(wordsOf(list)).not.toMatch(/\(chosen\) Change/);
  const form = await read('some-plan', 'other-plan');
  expect(headingOf(form)).toBe('Where can we reach you?');
  const named = (await tagsOf(form)).filter(({ attributes }) => attributes.name === 'plan');
  expect(named.map(({ attributes }) => attributes.value)).toEqual(['some-plan', 'other-plan']);
  away.mockRestore();
});
