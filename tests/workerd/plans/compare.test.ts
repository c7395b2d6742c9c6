/** GET /compare over the real app: embedded and a partner's gateway, gone plans, failing lists. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { paymentSentence } from '../../../domain/plans/list/honesty.ts';
import { tieWords } from '../../../domain/plans/list/rank.ts';
import { verticals } from '../../../domain/vertical.ts';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import { type GatewayPort, gatewayFailure } from '../../../worker/ports/gateway/gateway.port.ts';
import type { InnerCall } from '../../../worker/ports/gateway/inner-calls.ts';
import { calledPlans } from '../../../worker/ports/plans/called-plans.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import type { PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { createRemotePlans } from '../../../worker/ports/plans/remote-plans.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { tagsOf, targetsOf } from '../support/markup.ts';
import { bundle, originOf, visit, wire } from '../support/workerd-site.ts';

/** A brand with mobile and broadband, and one with neither. */
const [telco, money] = [originOf('correa'), originOf('dianella')];
const { gateway: embedded, plans: own } = wirePorts(env);
const logged: string[] = [];

const site = (plans: PlansPort = own) => {
  const fetch = wire({ ports: { plans } });
  return (query: string, origin = telco) => fetch(visit(`${origin}/compare${query}`));
};
const idsOf = (vertical: 'mobile' | 'broadband' | 'energy') =>
  embeddedCatalogue.plans.filter((plan) => plan.vertical === vertical).map(({ id }) => id);
/** Each test takes its own ids, because answers are cached for a minute. */
const mobile = idsOf('mobile');
const broadband = idsOf('broadband');
const energy = idsOf('energy');
const isOfPower = (plan: (typeof embeddedCatalogue.plans)[number]) =>
  plan.vertical === 'energy' && !plan.gas && plan.customer === 'Residential';
const take = (from: string[], count: number) => from.splice(0, count);
const query = (ids: readonly string[]) => `?${ids.map((id) => `plans=${id}`).join('&')}`;

/** Our own plans, where each question first waits for `before`. */
const held = (before: () => Promise<void>): PlansPort => ({
  ...own,
  chosen: (choice, asker) =>
    own.chosen(choice, {
      ...asker,
      recall: ({ ask, ...question }) =>
        asker.recall({
          ...question,
          ask: async () => {
            await before();
            return ask();
          },
        }),
    }),
});

/** A partner that answers only with whole lists, not by id, and the calls it received. */
function partner(fails: (call: InnerCall) => boolean = () => false) {
  const asked: InnerCall[] = [];
  const gateway: GatewayPort = {
    async call(call, context) {
      asked.push(call);
      if (fails(call)) return gatewayFailure(502, 'Internal server error');
      return embedded.call(call, context);
    },
  };
  return { plans: calledPlans(createRemotePlans(gateway), own), asked };
}

async function columnsOf(response: Response): Promise<string[]> {
  const tags = await tagsOf(await response.clone().text());
  return targetsOf(tags).flatMap((href) => {
    const { pathname, searchParams } = new URL(href, telco);
    return pathname.endsWith('/basic-info') ? (searchParams.get('plan') ?? []) : [];
  });
}

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => logged.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a comparison', () => {
  it('has a column for each plan, lowest estimate first, with either spelling of the URL', async () => {
    const ids = take(broadband, 3);
    const response = await site()(query(ids));
    expect(response.status).toBe(200);
    const columns = await columnsOf(response);
    expect(columns.toSorted()).toEqual(ids.toSorted());
    const commas = await site()(`?plans=${ids.toReversed().join(',')}`);
    expect(await columnsOf(commas)).toEqual(columns);
    const html = await response.text();
    expect(html).toContain('3 internet plans side by side');
    expect(html).toMatch(
      /<p>[^<]* costs? the least, \$[\d.]+ a month, estimated over the first year/,
    );
  });

  it('shows an energy plan and a mobile plan in separate tables, each in its own order', async () => {
    const [first = '', second = ''] = [...take(mobile, 1), ...take(energy, 1)];
    const asked = `${query([first, second])}&kwh=9000`;
    const html = await (await site()(asked, originOf('banksia'))).text();
    const targets = targetsOf(await tagsOf(html));
    expect(targets).toContain(`/mobile/basic-info?plan=${first}`);
    expect(targets).toContain(`/plans/mobile/${first}`);
    expect(targets).toContain(`/energy/basic-info?kwh=9000&plan=${second}`);
    expect(html).toContain('2 mobile and energy plans side by side');
    expect(html).toContain('so each kind has its own table');
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html).toContain('Energy plans, from left to right: lowest to highest');
    expect(html).toContain('Basic Plan Information Document');
    expect(html).not.toContain('Lowest');
  });

  it('prices plans for the visitor’s answers, says so, and keeps them in every link onward', async () => {
    const [id = '', other = ''] = embeddedCatalogue.plans.flatMap((plan) =>
      energy.includes(plan.id) && isOfPower(plan) ? [plan.id] : [],
    );
    const asked = async (more: string) =>
      (await site()(`${query([id, other])}${more}`, originOf('banksia'))).text();
    const [usual, more] = [await asked(''), await asked('&kwh=9000&mj=50000&demandKw=4')];
    expect(usual).toContain('on what we assume: electricity a year: 3,900 kWh');
    expect(more).toContain('on what you told us: electricity a year: 9,000 kWh');
    const price = (html: string) => /costs? the least, (\$[\d,.]+)/.exec(html)?.[1];
    expect(price(more)).not.toBe(price(usual));
    const targets = targetsOf(await tagsOf(more));
    expect(targets).toContain(`/compare?plans=${other}&kwh=9000&mj=50000&demandKw=4`);
    expect(targets).toContain(`/energy/basic-info?kwh=9000&mj=50000&demandKw=4&plan=${id}`);
    const [list] = targets.filter((href) => href.startsWith('/energy/plans?'));
    expect(list).toContain('kwh=9000&mj=50000&demandKw=4');
  });

  it('leads from the table of each fuel to the list of that fuel', async () => {
    const homes = embeddedCatalogue.plans.flatMap((plan) =>
      plan.vertical === 'energy' && plan.customer === 'Residential' ? [plan] : [],
    );
    const power = homes.find((plan) => plan.electricity && !plan.gas);
    const gas = homes.find((plan) => plan.gas && !plan.electricity);
    const ids = [power?.id ?? '', gas?.id ?? ''];
    const html = await (await site()(query(ids), originOf('banksia'))).text();
    const tables = html.split('class="compare-group"').slice(1);
    const tableFor = (fuel: string) =>
      tables.find((one) => one.includes(` for ${fuel}, for homes<`));
    const [ofPower = '', ofGas = ''] = ['electricity', 'gas'].map(tableFor);
    const lists = async (part: string) =>
      targetsOf(await tagsOf(part)).filter((href) => href.startsWith('/energy/plans'));
    expect((await lists(ofPower)).filter((href) => href.includes('fuel='))).toEqual([]);
    expect(await lists(ofGas)).toEqual([expect.stringContaining('fuel=Gas')]);
  });

  it('does not share answers about the visitor, nor pass them to the sign-up', async () => {
    const [one, two] = embeddedCatalogue.plans.filter(
      (plan) => plan.vertical === 'health-insurance',
    );
    const said = '&age=70-over&income=tier-2&loading=4&state=VIC&scale=couple';
    const html = await (
      await site()(`${query([one?.id ?? '', two?.id ?? ''])}${said}`, money)
    ).text();
    expect(html).toContain('70 or over');
    const shared = /class="copy-link-url">([^<]*)</.exec(html)?.[1] ?? '';
    expect(shared).toContain('state=VIC');
    expect(shared).not.toMatch(/age|income|loading/);
    const links = targetsOf(await tagsOf(html));
    const signUps = links.filter((href) => href.startsWith('/health-insurance/basic-info'));
    expect(signUps[0]).toMatch(/[?&]scale=couple&/);
    expect(signUps.join()).not.toMatch(/age|income|loading/);
  });

  it('shows only what differs, and links both views with the choice kept', async () => {
    const [id = '', other = ''] = take(mobile, 2);
    const [all, some] = await Promise.all(
      ['', '&differences=1'].map(async (more) =>
        (await site()(`${query([id, other])}${more}`)).text(),
      ),
    );
    const rows = (html = '') => html.match(/<th scope="row">/g)?.length ?? 0;
    expect(rows(some)).toBeLessThan(rows(all));
    for (const html of [all, some]) {
      const targets = targetsOf(await tagsOf(html ?? ''));
      const leads = (path: RegExp) => targets.some((one) => path.test(one) && one.includes(other));
      expect(leads(/^\/compare\?plans=[^#]*&differences=1#side-by-side$/)).toBe(true);
      expect(leads(/^\/compare\?plans=(?!.*differences)[^#]*#side-by-side$/)).toBe(true);
      expect(leads(/^\/mobile\/plans\?plans=/)).toBe(true);
    }
  });

  it('shows what the law requires for each of two energy plans', async () => {
    const ids = take(energy, 2);
    const html = await (await site()(query(ids), originOf('banksia'))).text();
    for (const one of embeddedCatalogue.plans) {
      if (one.vertical === 'energy' && ids.includes(one.id)) expect(html).toContain(one.planId);
    }
    expect(html).toContain('Against the reference price');
    expect(html).toContain('3,900 kWh a year');
    expect(html).not.toMatch(/a month(?!s)/);
  });

  it('says what it covers, how it is ordered and how we are paid, before the table', async () => {
    const html = await (await site()(query(take(mobile, 2)))).text();
    const above = html.slice(0, html.indexOf('<table'));
    const sellers = embeddedCatalogue.providers.filter(({ verticals }) =>
      verticals.includes('mobile'),
    );
    expect(above).toContain(`Our list of mobile plans covers ${sellers.length} providers: `);
    expect(html).toMatch(/>See internet plans</);
    expect(html).not.toMatch(/>See mobile plans</);
    expect(above).toContain(tieWords());
    expect(above).toContain(paymentSentence(['mobile']));
  });

  it('leads to the sign-up with plan and referral code, and shares a URL without the code', async () => {
    const [id = '', other = ''] = take(mobile, 2);
    const html = await (await site()(`${query([id, other])}&rc=AB1`)).text();
    const targets = targetsOf(await tagsOf(html));
    expect(targets).toContain(`/mobile/basic-info?plan=${id}&rcCode=AB1`);
    expect(targets).toContain(`/compare?plans=${other}&rcCode=AB1`);
    expect(html).toMatch(/class="copy-link-url">http:\/\/correa\.localhost\/compare\?plans=[^<]*</);
    expect(html.match(/class="copy-link-url">[^<]*/)?.[0]).not.toContain('AB1');
  });

  it('is neither cached nor indexed', async () => {
    const { headers } = await site()(query(take(mobile, 2)));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('has at most four plans, and says so', async () => {
    const ids = take(mobile, 6);
    const response = await site()(query(ids));
    expect((await columnsOf(response)).toSorted()).toEqual(ids.slice(0, 4).toSorted());
    expect(await response.text()).toContain('These are the first 4 you chose');
  });

  it('shows the rest when a plan is gone, repeated or not an id', async () => {
    const [id = '', other = ''] = take(broadband, 2);
    const response = await site()(`?plans=${id},${id},gone-plan,%3Cb%3E&plans=${other}`);
    expect((await columnsOf(response)).toSorted()).toEqual([id, other].toSorted());
    const html = await response.text();
    expect(html).toContain('2 of the plans you chose are no longer on our list.');
    expect(html).not.toContain('gone-plan');
    expect(html).not.toContain('&lt;b&gt;');
  });

  it('says that mobile and internet plans are of different kinds', async () => {
    const response = await site()(query([...take(mobile, 1), ...take(broadband, 1)]));
    const html = await response.text();
    expect(html).toContain('These are different kinds of plan');
    expect(html).not.toContain('cost the least');
  });

  it('asks only one list when the URL says which', async () => {
    const [id = ''] = take(broadband, 1);
    const { plans, asked } = partner();
    // Another brand, so that no earlier answer is cached.
    const origin = originOf('banksia');
    expect((await site(plans)(`?plans=${id}&vertical=broadband`, origin)).status).toBe(200);
    expect(asked.map(({ name }) => name)).toEqual(['POST /broadband/plan/list']);
    expect((await site()(`?plans=${id}&vertical=mobile`)).status).toBe(404);
  });
});

describe('instead of a comparison', () => {
  it('the page says what to do when nothing was chosen', async () => {
    for (const empty of ['', '?plans=', '?plans=,&plans=%20']) {
      const response = await site()(empty);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('Choose plans to compare');
      expect(targetsOf(await tagsOf(html))).toEqual(
        expect.arrayContaining(['/mobile/plans', '/internet/plans']),
      );
    }
  });

  it('removing the last plan unticks it in its list, and leaves other lists alone', async () => {
    const one = await (await site()(query(take(mobile, 1)))).text();
    const [last] = targetsOf(await tagsOf(one)).filter((href) => href.startsWith('/compare?ver'));
    expect(last).toMatch(/^\/compare\?vertical=mobile$/);
    const html = await (await site()(last?.replace('/compare', '') ?? '')).text();
    expect(targetsOf(await tagsOf(html))).toEqual(
      expect.arrayContaining(['/mobile/plans?plans=', '/internet/plans']),
    );
  });

  it.each(brands.map((brand) => [brand.slug, brand]))(
    'the page links to the list of every product that %s sells',
    async (slug, { verticals: sold }) => {
      const response = await site()('', originOf(slug));
      const html = await response.text();
      const links = html.split('class="compare-lists"')[1]?.split('</ul>')[0] ?? '';
      const paths = [...links.matchAll(/href="([^"?\uE000-\uE00F]*)/g)].map(
        ([, path = '']) => path,
      );
      const products = sold.filter((vertical) => vertical !== 'bundle');
      expect(paths.sort()).toEqual(
        products.map((vertical) => `${verticals[vertical].productPath}/plans`).sort(),
      );
      for (const path of paths) {
        const page = bundle[slug]?.pages[path];
        expect(JSON.stringify(page), path).toContain('"type":"plans"');
      }
    },
  );

  it('the page is a 404 that links to the lists when no plan is left', async () => {
    const response = await site()('?plans=gone-1,gone-2');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('These plans are no longer on our list');
    const one = await (await site()('?plans=gone-1')).text();
    expect(one).toContain('This plan is no longer on our list');
  });

  it('the page is a 404 for a plan of a kind that the brand does not sell', async () => {
    const response = await site()(query(take(mobile, 1)), money);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('no longer on our list');
    expect(targetsOf(await tagsOf(html))).toEqual(
      expect.arrayContaining(['/credit-card/plans', '/personal-loan/plans']),
    );
  });

  it('two cards are compared where the brand sells cards', async () => {
    const cards = embeddedCatalogue.plans.filter(({ vertical }) => vertical === 'credit-cards');
    const html = await (await site()(query(cards.slice(0, 2).map(({ id }) => id)), money)).text();
    expect(html).toContain('2 credit cards side by side');
    expect(html).toContain('Purchase rate');
  });

  it('the page is a 503 with a link to retry when no list can be loaded, and this is logged', async () => {
    const ids = take(mobile, 2);
    const failing = held(() => Promise.reject(new Error('broken')));
    const response = await site(failing)(`${query(ids)}&kwh=9000`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    const html = await response.text();
    expect(html).toContain('<title>Error: ');
    expect(targetsOf(await tagsOf(html))).toContain(`/compare${query(ids)}&kwh=9000`);
    expect(logged.filter((line) => line.includes('plan_list_failed'))).toHaveLength(1);
  });

  it('the page waits no longer than any other, and a late answer serves the next page', async () => {
    const slow = held(() => new Promise((resolve) => setTimeout(resolve, 2 * livePatienceMs)));
    const ids = take(mobile, 2);
    expect((await site(slow)(query(ids))).status).toBe(503);
    expect((await site(slow)(query(ids))).status).toBe(200);
  });
});

it('says which plans are not sold where the prices are for', async () => {
  const ids = ['bluebush-bluebush-business', 'bluebush-bluebush-seasons'];
  const html = await (await site()(`${query(ids)}&postcode=3056`, originOf('acacia'))).text();
  expect(html).toContain('Bluebush Business from Bluebush is not sold in 3056.');
});

it('keeps prices that cannot be refreshed, and says from when they are', async () => {
  const ids = take(mobile, 2);
  const down = { now: false };
  const plans = held(() => (down.now ? Promise.reject(new Error('down')) : Promise.resolve()));
  const first = await columnsOf(await site(plans)(query(ids)));
  down.now = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  const response = await site(plans)(query(ids));
  expect(response.status).toBe(200);
  expect(await columnsOf(response)).toEqual(first);
  expect(await response.text()).toContain('We could not refresh these prices just now');
});

describe('over a partner’s gateway, which knows no ids', () => {
  it('picks the plans out of the whole lists, whatever their kind', async () => {
    const business = embeddedCatalogue.plans.find(
      (plan) => plan.vertical === 'mobile' && plan.connection === 'Business',
    );
    const satellite = embeddedCatalogue.plans.find(
      (plan) => plan.vertical === 'broadband' && plan.connectionType === 'Satellite',
    );
    const ids = [business?.id ?? '', satellite?.id ?? ''];
    const { plans, asked } = partner();
    const response = await site(plans)(query(ids));
    expect((await columnsOf(response)).toSorted()).toEqual(ids.toSorted());
    expect(asked).toHaveLength(5);
    // The lists are the same for every comparison, and cached.
    expect((await site(plans)(query(take(mobile, 2)))).status).toBe(200);
    expect(asked).toHaveLength(5);
  });

  it('says so when a list that may have the plan is missing', async () => {
    const [id = '', other = ''] = take(broadband, 2);
    const { plans } = partner((call) => call.name === 'POST /mobile/plan/list');
    // Another brand, so that no earlier answer is cached.
    const read = (asked: string) => site(plans)(asked, originOf('banksia'));
    const response = await read(query([id, 'maybe-mobile', other]));
    expect(response.status).toBe(200);
    expect((await columnsOf(response)).toSorted()).toEqual([id, other].toSorted());
    const html = await response.text();
    expect(html).toContain('could not be loaded just now');
    expect(html).not.toContain('no longer on our list');
    // Whatever is pressed next, the missing plan stays chosen.
    const links = targetsOf(await tagsOf(html));
    const all = `plans=${id}&plans=maybe-mobile&plans=${other}`;
    expect(links).toContain(`/compare?${all}#side-by-side`);
    expect(links).toContain(`/compare?${all}&differences=1#side-by-side`);
    expect(links).toContain(`/compare?plans=maybe-mobile&plans=${other}`);
    expect(links.filter((href) => href.endsWith(`/plans?${all}`))).not.toEqual([]);
    expect(html).toContain(`${originOf('banksia')}/compare?${all.replaceAll('&', '&amp;')}`);
    // What has certainly ended, or cannot be an id, does not.
    const over = embeddedCatalogue.ended.find(({ vertical }) => vertical === 'energy')?.id ?? '';
    const asked = `${query([id, 'maybe-mobile', over, '%3Cb%3E'])}&skip=solar`;
    const onward = targetsOf(await tagsOf(await (await read(asked)).text()));
    expect(onward).toContain('/compare?plans=maybe-mobile&skip=solar');
    const again = `/compare${query([id, 'maybe-mobile', over])}&skip=solar`;
    expect(onward.filter((href) => href === again)).toHaveLength(1);
    const whole = await (await read(query([id, other]))).text();
    expect(whole).not.toContain('could not be loaded just now');
  });
});

it('links a plan’s name to its page with the answers that the prices are for', async () => {
  const ids = take(energy, 2);
  const origin = originOf('acacia');
  const response = await site()(`${query(ids)}&vertical=energy&postcode=3000&kwh=6000`, origin);
  const links = targetsOf(await tagsOf(await response.text()));
  for (const id of ids) {
    expect(links).toContain(`/plans/energy/${id}?postcode=3000&kwh=6000`);
  }
});

it('links the address step back to the list in which the plan was chosen', async () => {
  const gas = embeddedCatalogue.plans.find(
    (plan) =>
      plan.vertical === 'energy' &&
      plan.customer === 'Residential' &&
      plan.gas !== undefined &&
      plan.electricity === undefined,
  );
  const id = gas?.id ?? '';
  const start = `${originOf('acacia')}/energy/basic-info?postcode=3000&kwh=6000&plan=${id}`;
  const links = targetsOf(await tagsOf(await (await wire()(visit(start))).text()));
  expect(links).toContain('/energy/plans?fuel=Gas&postcode=3000&kwh=6000');
});

it('never names as cheapest a card that cannot take the balance to be transferred', async () => {
  // A time within every card's own offer.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+11:00') });
  const cards = embeddedCatalogue.plans.filter((plan) => plan.vertical === 'credit-cards');
  const taking = cards.find(({ balanceTransfer }) => balanceTransfer !== null);
  const plain = cards.find(
    ({ balanceTransfer, annualFeeCents }) => balanceTransfer === null && annualFeeCents === 0,
  );
  const ids = query([taking?.id ?? '', plain?.id ?? '']);
  const html = await (await site()(`${ids}&transfer=4000`, money)).text();
  const text = html.replaceAll(/<!-- -->/g, '');
  expect(text).toContain('It has no balance transfer offer.');
  expect(text).toMatch(
    new RegExp(`${plain?.name} from [^.]+ has no price here: the table explains why`),
  );
  expect(text).not.toMatch(new RegExp(`${plain?.name} from [^.]+ costs the least`));
});
