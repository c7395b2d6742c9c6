/** A bundle's products one after another: any can be skipped, and any settled one chosen again. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calledPlans } from '../../../worker/ports/plans/called-plans.ts';
import { createEmbeddedPlans } from '../../../worker/ports/plans/embedded-plans.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { beginBundle, headingOf, hrefOf, planOf, wordsOf } from '../support/bundle-visit.ts';
import { tagsOf } from '../support/markup.ts';
import { wire } from '../support/workerd-site.ts';

const own = createEmbeddedPlans(env.CATALOGUE_DB);
const fetch = wire({ ports: { plans: own } });
const begin = (...products: readonly string[]) => beginBundle(fetch, ...products);
const [energy, internet, mobile] = ['energy', 'broadband', 'mobile'].map(planOf) as [
  string,
  string,
  string,
];
const details = 'Where can we reach you?';
const apply = /^Apply Now/;
const inQuery = (href: string, name: string) =>
  new URL(href, 'http://site').searchParams.getAll(name);
const fieldsOf = async (html: string, name: string) =>
  (await tagsOf(html))
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => attributes.value);
/** The URL that the list's own form leads to, with the plans that are ticked. */
const comparisonIn = async (html: string) => {
  const form = /<form[^>]*action="\/compare".*?<\/form>/s.exec(html)?.[0] ?? '';
  const hidden = (await tagsOf(form)).flatMap(({ attributes: { name, value = '' } }) =>
    name ? [[name, value]] : [],
  );
  const ticked = (await tagsOf(html)).flatMap(({ attributes: { name, value = '', ...more } }) =>
    name === 'plans' && 'checked' in more ? [[name, value]] : [],
  );
  return `/compare?${new URLSearchParams([...hidden, ...ticked])}`;
};
const planPageIn = (html: string) =>
  `${/href="(\/plans\/[^"]*)"/.exec(html)?.[1]}`.replaceAll('&amp;', '&');

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a product of a bundle without a suitable plan', () => {
  it('is skipped, and every link onward from the next one says so', async () => {
    const { read, follow } = await begin('energy', 'broadband', 'mobile');
    const html = await follow(await read(energy), /^Skip internet$/);
    expect(headingOf(html)).toBe('Mobile plans to compare');
    const text = wordsOf(html);
    expect(text).toMatch(/2\. Internet \(skipped\) Choose from internet plans 3\. Mobile \(now\)/);
    expect(text).toMatch(/About \$[\d,.]+ a year for energy\. Not in this sum: internet\./);
    const ways = [apply, /^Prefer a call/, /^Skip mobile$/].map((one) => hrefOf(html, one));
    for (const href of [...ways, planPageIn(html)]) {
      expect(inQuery(href, 'skip')).toContain('broadband');
      expect(inQuery(href, 'plan')).toContain(energy);
    }
    const sent = await fieldsOf(html, 'skip');
    expect([sent.length > 0, new Set(sent)]).toEqual([true, new Set(['broadband'])]);
  });

  it('is named on the details, where it can be chosen with the rest kept', async () => {
    const { read, follow } = await begin('energy', 'broadband', 'mobile');
    const last = await follow(await read(energy), /^Skip internet$/);
    const form = await follow(last, apply);
    expect(headingOf(form)).toBe(details);
    const text = wordsOf(form);
    expect(text).toContain('Internet No plan chosen It is still part of your request.');
    expect(text).toMatch(/a year for energy and mobile\. Not in this sum: internet\./);
    expect(text).toContain('get in touch about these plans and internet.');
    const list = await follow(form, /^Choose from internet plans$/);
    expect(headingOf(list)).toBe('Internet plans to compare');
    const whole = await follow(list, apply);
    expect(headingOf(whole)).toBe(details);
    expect(await fieldsOf(whole, 'plan')).toHaveLength(3);
    expect(wordsOf(whole)).not.toContain('No plan chosen');
    // Changing another product's plan asks for that product alone.
    const changed = await follow(form, /^Change (?!address)/);
    expect(headingOf(changed)).toBe('Energy plans for your address');
    expect(headingOf(await follow(changed, apply))).toBe(details);
  });

  it('stays skipped across a plan’s own page and the comparison', async () => {
    const { read, open, follow } = await begin('energy', 'mobile', 'broadband');
    const html = await follow(await read(energy), /^Skip mobile$/);
    const single = await open(planPageIn(html));
    expect(headingOf(await follow(single, apply))).toBe(details);
    expect(headingOf(await follow(single, /^Back to the internet plans/))).toBe(
      'Internet plans to compare',
    );
    const list = await follow(single, /^Compare with others/);
    expect(headingOf(await follow(list, apply))).toBe(details);
    expect(headingOf(await follow(await open(await comparisonIn(list)), apply))).toBe(details);
  });

  it('can still be chosen from the steps', async () => {
    const { read, follow } = await begin('energy', 'broadband', 'mobile');
    const html = await follow(await read(energy), /^Skip internet$/);
    const back = await follow(html, /^Choose from internet plans$/);
    expect(headingOf(back)).toBe('Internet plans to compare');
    expect(wordsOf(back)).toMatch(
      /1\. Energy: .*\(chosen\).* 2\. Internet \(now\) 3\. Mobile \(next\)/,
    );
    expect(headingOf(await follow(back, apply))).toBe('Mobile plans to compare');
  });

  it('is not skipped by a link that also names its plan', async () => {
    const { read, open, follow } = await begin('energy', 'mobile');
    const skipped = hrefOf(await read(energy), /^Skip mobile$/);
    expect(headingOf(await open(`${skipped}&plan=${mobile}`))).toBe(details);
    const first = hrefOf(await read(), /^Skip energy$/);
    const html = await open(`${first}&plan=${energy}&skip=solar&skip=nothing`);
    expect(headingOf(html)).toBe('Mobile plans to compare');
    expect(wordsOf(html)).toMatch(/1\. Energy: .*\(chosen\)/);
    expect(inQuery(hrefOf(html, apply), 'skip')).toEqual([]);
    expect(headingOf(await follow(html, apply))).toBe(details);
  });

  it('leads to the details without a plan when all are skipped', async () => {
    const { read, follow } = await begin('energy', 'mobile');
    const last = await follow(await read(), /^Skip energy$/);
    expect(wordsOf(last)).toMatch(/1\. Energy \(skipped\)/);
    const form = await follow(last, /^Skip mobile$/);
    expect(headingOf(form)).toBe(details);
    expect(wordsOf(form)).not.toMatch(/The plans? you chose/);
    expect(await fieldsOf(form, 'plan')).toEqual([]);
  });

  it('does not take a plan’s place while the catalogue is away', async () => {
    const logged: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void logged.push(String(line)));
    vi.spyOn(own, 'chosen').mockRejectedValue(new Error('catalogue is away'));
    const { read, follow } = await begin('energy', 'broadband', 'mobile');
    const html = await follow(await read('some-plan'), /^Skip internet$/);
    expect(logged.join()).toContain('plan_list_failed');
    expect(headingOf(html)).toBe('Mobile plans to compare');
    expect(wordsOf(html)).toMatch(/1\. Energy \(chosen\) 2\. Internet \(skipped\)/);
  });
});

describe('the steps of a bundle lead back to a chosen plan', () => {
  const change = /^Change (?!address)/;

  it('and choosing another one keeps the others', async () => {
    const { read, open, follow } = await begin('energy', 'broadband', 'mobile');
    const html = await read(energy, internet);
    const href = hrefOf(html, change);
    expect(inQuery(href, 'plan')).toEqual([internet]);
    const again = await open(href);
    expect(headingOf(again)).toBe('Energy plans for your address');
    expect(wordsOf(again)).toMatch(
      /1\. Energy \(now\) 2\. Internet: .*\(chosen\) Change .* 3\. Mobile \(next\)/,
    );
    const on = await follow(again, apply);
    expect(headingOf(on)).toBe('Mobile plans to compare');
    expect(inQuery(hrefOf(on, apply), 'plan')).toContain(internet);
  });

  it('even past a product that is still open', async () => {
    const { read, open, follow } = await begin('energy', 'broadband', 'mobile');
    const html = await read(internet, mobile);
    expect(headingOf(html)).toBe('Energy plans for your address');
    const [, href = ''] = /href="([^"]*product=mobile[^"]*)"/.exec(html) ?? [];
    const asked = await open(href.replaceAll('&amp;', '&'));
    expect(headingOf(asked)).toBe('Mobile plans to compare');
    expect(wordsOf(asked)).toMatch(
      /1\. Energy \(next\) 2\. Internet: .*\(chosen\) .* 3\. Mobile \(now\)/,
    );
    // The filters stay on this product; a choice leads on.
    expect(new Set(await fieldsOf(asked, 'product'))).toEqual(new Set(['mobile']));
    expect(inQuery(hrefOf(asked, apply), 'product')).toEqual([]);
    const on = await follow(asked, apply);
    expect(headingOf(on)).toBe('Energy plans for your address');
    expect(wordsOf(on)).toMatch(/3\. Mobile: .*\(chosen\)/);
    expect(hrefOf(on, apply)).not.toContain('product=');
  });

  it('and a choice on a plan’s page or in a comparison leads on, with or without the catalogue', async () => {
    const { read, open, follow } = await begin('energy', 'mobile', 'broadband');
    const html = await follow(await read(), /^Skip energy$/);
    const asked = await follow(await follow(html, apply), /^Change (?!address)/);
    expect(headingOf(asked)).toBe('Mobile plans to compare');
    const single = await open(planPageIn(asked));
    const list = hrefOf(single, /^Compare with others/);
    // Plans already ticked in the list stay ticked: only the browser knows them.
    expect(list).toMatch(/&plans=[\w-]+#add$/);
    const compared = await open(await comparisonIn(await open(list)));
    const ways = [single, compared].map((page) => hrefOf(page, apply));
    const stay = [
      hrefOf(single, /^Back to the mobile plans/),
      hrefOf(single, /^Compare with others/),
      planPageIn(compared),
    ];
    for (const href of stay) expect(inQuery(href, 'product')).toEqual(['mobile']);
    for (const href of ways) {
      expect([inQuery(href, 'product'), inQuery(href, 'skip')]).toEqual([[], ['energy']]);
    }
    vi.spyOn(own, 'chosen').mockRejectedValue(new Error('catalogue is away'));
    for (const href of ways) {
      expect(headingOf(await open(href))).toBe('Internet plans to compare');
    }
  });

  it('while the catalogue is away, until there are as many plans as products', async () => {
    const { read, open } = await begin('energy', 'mobile');
    const href = hrefOf(await read(energy, mobile), change);
    vi.spyOn(own, 'chosen').mockRejectedValue(new Error('catalogue is away'));
    expect(inQuery(href, 'plan')).toEqual([mobile]);
    expect(headingOf(await open(href))).toBe('Energy plans for your address');
    expect(headingOf(await open(`${href}&plan=${energy}`))).toBe(details);
  });

  it('while only a partner’s plans cannot be looked up: ours keep their names and prices', async () => {
    const away = () => Promise.reject(new Error('partner is away'));
    const halved = wire({ ports: { plans: calledPlans({ ...own, chosen: away }, own) } });
    const { read, open, follow } = await beginBundle(halved, 'energy', 'solar', 'broadband');
    const solar = planOf('solar');
    const form = await read(energy, solar, internet);
    const [ofEnergy, ofSolar] = [energy, solar].map(
      (id) => embeddedCatalogue.plans.find((plan) => plan.id === id)?.name ?? '',
    );
    expect(headingOf(form)).toBe(details);
    expect(wordsOf(form)).toContain(ofEnergy);
    expect(wordsOf(form)).toContain(ofSolar);
    for (const [name, list] of [
      [ofEnergy, /^Energy plans/],
      [ofSolar, /^Solar systems/],
    ] as const) {
      const again = await follow(form, new RegExp(`^Change ${name}`));
      expect(headingOf(again)).toMatch(list);
      const on = await follow(again, apply);
      expect(headingOf(on)).toBe(details);
      expect(await fieldsOf(on, 'plan')).toHaveLength(3);
    }
    const compared = await open(`/compare?plans=${energy}&plans=${internet}`);
    expect(wordsOf(compared)).toContain('Some of the plans you chose could not be loaded');
  });

  it('in the list that has plans of its kind', async () => {
    const business = embeddedCatalogue.plans.find(
      (plan) => plan.vertical === 'mobile' && plan.connection === 'Business',
    );
    const { read, open } = await begin('mobile', 'energy');
    expect(hrefOf(await read(`${business?.id}`), change)).toMatch(/&use=Business/);
    // So does the comparison's link back to the list.
    const compared = (await comparisonIn(await read())).replace('?', `?plans=${business?.id}&`);
    expect(hrefOf(await open(compared), /^(?:Add|Back|See|Change)/)).toMatch(/&use=Business/);
  });

  it('and the answers of its list stay in every link onward', async () => {
    const { read, open } = await begin('energy', 'mobile');
    const list = await open(`${hrefOf(await read(energy), change)}&kwh=9000`);
    const single = await open(planPageIn(list));
    const compared = await open(await comparisonIn(await open(hrefOf(single, /^Compare with/))));
    const ways = [
      ...[list, single, compared].map((page) => hrefOf(page, apply)),
      hrefOf(single, /^Back to the energy plans/),
      hrefOf(single, /^Compare with/),
      hrefOf(list, /^Skip energy$/),
      hrefOf(list, /^Change address/),
      planPageIn(single),
      planPageIn(compared),
    ];
    for (const href of ways) expect(inQuery(href, 'kwh'), href).toEqual(['9000']);
    // A hidden field beside the visible one would send two values.
    const forms = list.split('<form').map((form) => form.match(/name="kwh"/g)?.length ?? 0);
    expect(Math.max(...forms)).toBe(1);
  });

  it('but answers about the visitor are in no link to another product or to the details', async () => {
    const { read, open } = await begin('health-insurance', 'mobile');
    const policy = planOf('health-insurance');
    const list = await open(`${hrefOf(await read(policy), change)}&age=70-over&scale=couple`);
    for (const words of [apply, /^Skip health insurance$/]) {
      const href = hrefOf(list, words);
      expect([inQuery(href, 'scale'), inQuery(href, 'age')]).toEqual([['couple'], []]);
    }
    expect(hrefOf(list, /^Prefer a call/)).not.toContain('age=');
  });

  it('when it has ended, too', async () => {
    const over = embeddedCatalogue.ended.find(({ vertical }) => vertical === 'mobile');
    const { read, open } = await begin('mobile', 'energy');
    const html = await read(`${over?.id}`);
    const href = hrefOf(html, /^Change mobile plans$/);
    expect(inQuery(href, 'plan')).toEqual([]);
    expect(headingOf(await open(href))).toBe('Mobile plans to compare');
  });
});

describe('the answers given for an earlier product of a bundle', () => {
  it('are kept through a later plan’s page and a comparison', async () => {
    const { read, open, follow } = await begin('energy', 'mobile');
    const asked = await open(`${hrefOf(await read(energy), /^Skip mobile$/)}&kwh=9000`);
    // Back to mobile, whose list does not ask for kWh.
    const list = await follow(asked, /^Choose from mobile plans/);
    const single = await open(planPageIn(list));
    const compared = await open(await comparisonIn(await follow(single, /^Compare with/)));
    for (const [name, html] of Object.entries({ list, single, compared })) {
      expect(inQuery(hrefOf(html, apply), 'kwh'), name).toEqual(['9000']);
    }
    for (const href of [
      hrefOf(single, /^Back to the mobile plans/),
      hrefOf(single, /^Compare with/),
      planPageIn(single),
      planPageIn(compared),
      ...[...compared.matchAll(/href="([^"]*leadId=[^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      ),
    ]) {
      expect(inQuery(href, 'kwh'), href).toEqual(['9000']);
    }
    expect(await fieldsOf(await follow(single, apply), 'answers')).toEqual([
      expect.stringContaining('kwh=9000'),
    ]);
  });
});
