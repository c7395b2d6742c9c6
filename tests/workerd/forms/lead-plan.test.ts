/** Details for a chosen plan: kept with its price, returned when it changed or ended, never lost with the catalogue. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import { plainLoan } from '../../../domain/plans/personal-loan/loan.fixture.ts';
import { cardOf, type PlanCard } from '../../../domain/plans/plan-card.ts';
import { livePatienceMs } from '../../../worker/cache/live-answers.ts';
import type { PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { tagsOf } from '../support/markup.ts';
import { bundle, originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const manual = {
  vertical: 'broadband',
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
const plain = wire();

/** The rest of an answer without anything to report. */
const besides = { elsewhere: [], ended: [], providers: [], partial: false, staleSince: null };

/** The site with a catalogue of these plans; an error makes the catalogue fail. */
function selling(...cards: readonly PlanCard[] | [Error]) {
  return sellingLate(Promise.resolve(), ...cards);
}

/** The same site, with a catalogue that answers only once this has happened. */
function sellingLate(answered: Promise<void>, ...cards: readonly PlanCard[] | [Error]) {
  const plans = {
    async chosen({ ids, verticals }) {
      await answered;
      const known = cards.map((card) => {
        if (card instanceof Error) throw card;
        return card;
      });
      const found = known.filter(
        ({ id, vertical }) => ids.includes(id) && verticals.includes(vertical),
      );
      return { plans: found, ...besides };
    },
  } as Partial<PlansPort> as PlansPort;
  return wire({ ports: { plans } });
}
const shore = selling(cardLike());
const dearer = selling(cardLike({ estimateCents: 7900, ongoingCents: 7900 }));
const ended = selling();
const away = selling(new Error('catalogue is away'));

async function begun(change: object = {}, own = origin): Promise<Record<string, string>> {
  const response = await plain(postJson(`${own}/api/hero`, { ...manual, ...change }));
  const { leadId, visitId } = (await response.json()) as Record<string, string>;
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return {
    leadId: leadId ?? '',
    visitId: visitId ?? '',
    submissionId: crypto.randomUUID(),
    vertical: 'broadband',
    page: '/internet',
    name: 'Jo O’Neill',
    email: `jo${digits}@example.com`,
    mobNumber: `04${digits}`,
  };
}
const chosen = { plan: 'shore-50', planPrice: '7500' };
const send = (site: typeof plain, body: object) => site(postJson(`${origin}/api/lead`, body));
const sendForm = (site: typeof plain, body: Record<string, string | string[]>) =>
  site(postForm(`${origin}/api/lead`, body));
async function keptOn(leadId: string | undefined): Promise<Record<string, unknown>[]> {
  const row = await env.LEADS_DB.prepare('SELECT plans FROM lead WHERE id = ?')
    .bind(leadId)
    .first();
  return JSON.parse(String(row?.plans)) as Record<string, unknown>[];
}
const valuesOf = async (html: string, name: string) =>
  (await tagsOf(html))
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => attributes.value);
const infoOf = ({ leadId = '', visitId = '' }, ...plans: string[]) => {
  const query = new URLSearchParams({ leadId, visitId });
  for (const plan of plans) query.append('plan', plan);
  return visit(`${origin}/broadband/basic-info?${query}`);
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('basic info for a plan', () => {
  it('shows provider, name, price, day and document, and a link to choose another plan', async () => {
    const lead = await begun();
    const page = await shore(infoOf(lead, 'shore-50'));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('The plan you chose');
    for (const words of ['Plover Net', 'Shore 50', '$75.00 a month', 'Critical information']) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/Price on <time dateTime="\d{4}-\d\d-\d\d">/i);
    const change = (await tagsOf(html)).find(({ attributes }) =>
      attributes.href?.startsWith('/broadband/basic-info?'),
    )?.attributes.href;
    expect(change).toContain(lead.leadId);
    expect(change).not.toContain('plan=');
    expect(await valuesOf(html, 'plan')).toEqual(['shore-50']);
    expect(await valuesOf(html, 'planPrice')).toEqual(['7500']);
    expect(await valuesOf(html, 'page')).toEqual(['/broadband/basic-info']);
    const site = bundle.acacia?.site as { consent: { version: string } } | undefined;
    expect(await valuesOf(html, 'consentVersion')).toEqual([site?.consent.version]);
  });

  it('without a plan shows none', async () => {
    const html = await (await shore(infoOf(await begun()))).text();
    expect(html).not.toContain('The plan you chose');
    expect(await valuesOf(html, 'plan')).toEqual([]);
  });

  it('keeps the plan when the address is changed', async () => {
    const html = await (await shore(infoOf(await begun(), 'shore-50'))).text();
    const links = (await tagsOf(html)).map(({ attributes }) => attributes.href);
    expect(links).toContain('/broadband/basic-info?plan=shore-50');
  });

  it('says that a plan has ended, and names one that could not be looked up', async () => {
    const lead = await begun();
    const gone = await (await ended(infoOf(lead, 'shore-50'))).text();
    expect(gone).toContain('<title>Error: ');
    expect(gone).toContain('no longer on our list');
    expect(gone).not.toContain('is required');
    expect(await valuesOf(gone, 'plan')).toEqual([]);
    const silent = await (await away(infoOf(lead, 'shore-50'))).text();
    expect(silent).toContain('could not be checked just now');
    expect(await valuesOf(silent, 'plan')).toEqual(['shore-50']);
    expect(await valuesOf(silent, 'planPrice')).toEqual(['none']);
  });

  it('never repeats text that is not an id', async () => {
    const html = await (await ended(infoOf(await begun(), '"><b>x'))).text();
    expect(html).not.toContain('<b>x');
  });
});

describe('a plan whose price depends on the visitor', () => {
  const day = '2026-11-21';
  const home = { id: 'brolga', name: 'Brolga', logo: null };
  const rangedLoan = { ...plainLoan, highest: { rate: 12.49, comparisonRate: 12.49 } };
  const asked: unknown[] = [];
  const lender = wire({
    ports: {
      plans: {
        async chosen({ said = {} }) {
          asked.push(said);
          const plans = [cardOf(rangedLoan, home, { day, answers: said })];
          return { plans, ...besides };
        },
      } as Partial<PlansPort> as PlansPort,
    },
  });
  const own = originOf('dianella');
  const lead = () => begun({ vertical: 'personal-loan' }, own);
  const pageOf = async ({ leadId = '', visitId = '' }: Record<string, string>, more: string) => {
    const query = new URLSearchParams({ leadId, visitId, plan: 'plain' });
    return (await lender(visit(`${own}/personal-loans/basic-info?${query}${more}`))).text();
  };

  it('is priced for the list’s answers, and for the state and postcode of the address', async () => {
    const html = await pageOf(await lead(), '&amount=9000&years=3&creditRecord=Average');
    expect(asked.at(-1)).toEqual({ state: 'VIC', postcode: '3056', amount: 9000, years: 3 });
    expect(html).toContain('based on the answers given and our assumptions</span>');
    for (const line of [
      'Based on your answers (you borrow: $9,000; you repay it over: 3 years).',
      'We assumed the rest (your credit score: Good).',
      'For privacy, anything you told the list about yourself is not saved with your request.',
    ]) {
      expect(html).toContain(`>${line}</li>`);
    }
    expect(await valuesOf(html, 'answers')).toEqual([
      'state=VIC&postcode=3056&amount=9000&years=3',
    ]);
    expect(await pageOf(await lead(), '')).toContain(
      '>Based on our assumptions (you borrow: $20,000; you repay it over: 5 years; your credit score: Good).</li>',
    );
  });

  it('keeps its price from the list to the address and the details, and when the address is changed', async () => {
    const said = 'amount=9000&years=3';
    const start = `${own}/personal-loans/basic-info?plan=plain&${said}`;
    const html = await (await lender(visit(`${start}&creditRecord=Average`))).text();
    expect(asked.at(-1)).toEqual({ amount: 9000, years: 3 });
    expect(await valuesOf(html, 'answers')).toEqual([said]);
    const form = { ...manual, vertical: 'personal-loan', plan: 'plain', answers: said };
    const lost = { ...form, StreetNumber1: '' };
    const again = await (await lender(postForm(`${own}/find-address`, lost))).text();
    expect(await valuesOf(again, 'answers')).toEqual([said]);
    // The address brings its own area, and answers about the visitor are dropped.
    const more = { ...form, answers: `${said}&creditRecord=Average&postcode=2000&state=NSW&x=1` };
    const sent = await lender(postForm(`${own}/api/hero`, more));
    const next = new URL(sent.headers.get('location') ?? '', own);
    expect([...next.searchParams].slice(-3)).toEqual([
      ['plan', 'plain'],
      ['amount', '9000'],
      ['years', '3'],
    ]);
    const details = await (await lender(visit(next.href))).text();
    expect(asked.at(-1)).toEqual({ state: 'VIC', postcode: '3056', amount: 9000, years: 3 });
    const links = (await tagsOf(details)).map(({ attributes }) => attributes.href);
    expect(links.map((href) => href?.replaceAll('&amp;', '&'))).toContain(
      `/personal-loans/basic-info?plan=plain&${said}`,
    );
  });

  it('is kept at that price, without a false report of a change', async () => {
    const who = await lead();
    const html = await pageOf(who, '&amount=9000');
    const [planPrice = '', answers = ''] = [
      ...(await valuesOf(html, 'planPrice')),
      ...(await valuesOf(html, 'answers')),
    ];
    const sent = { ...who, vertical: 'personal-loan', plan: 'plain', planPrice, answers };
    const response = await lender(postForm(`${own}/api/lead`, sent));
    expect(response.status).toBe(303);
    expect(await keptOn(who.leadId)).toMatchObject([
      { estimateCents: Number(planPrice), shownCents: Number(planPrice) },
    ]);
    const defaults = await valuesOf(await pageOf(await lead(), ''), 'planPrice');
    expect(defaults).not.toEqual([planPrice]);
  });
});

describe('details for a plan', () => {
  it('are kept with id, name, provider, price and day, and are on the receipt', async () => {
    const lead = await begun();
    const response = await sendForm(shore, { ...lead, ...chosen });
    expect(response.status).toBe(303);
    expect(await keptOn(lead.leadId)).toMatchObject([
      {
        id: 'shore-50',
        vertical: 'broadband',
        name: 'Shore 50',
        providerName: 'Plover Net',
        price: '$75.00/month',
        estimateCents: 7500,
        shownCents: 7500,
        beforeCents: null,
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    const receipt = response.headers.get('location') ?? '';
    const html = await (await shore(visit(origin + receipt))).text();
    for (const words of ['Shore 50', 'Plover Net', '$75.00 a month']) expect(html).toContain(words);
    const reference = new URL(receipt, origin).searchParams.get('ref') ?? '';
    const question = await (await shore(visit(`${origin}/withdraw?ref=${reference}`))).text();
    expect(question).toContain('Shore 50 from Plover Net');
    await shore(postJson(`${origin}/api/withdraw`, { reference }));
    expect(await (await shore(visit(origin + receipt))).text()).not.toContain('Shore 50');
  });

  it('come back when the price changed, with script, and are taken when sent again', async () => {
    const lead = await begun();
    const response = await send(dearer, { ...lead, ...chosen });
    expect(response.status).toBe(422);
    const answer = (await response.json()) as { errors: object[]; plans: object[] };
    expect(answer.errors).toEqual([
      { field: 'plan', message: expect.stringMatching(/Shore 50.*\$75\.00.*\$79\.00/) },
    ]);
    expect(answer.plans).toMatchObject([{ id: 'shore-50', shownCents: 7900, beforeCents: 7500 }]);
    expect(await keptOn(lead.leadId)).toEqual([]);
    const again = { ...chosen, planPrice: '7900', planPriceBefore: '7500' };
    expect((await send(dearer, { ...lead, ...again })).status).toBe(202);
    expect(await keptOn(lead.leadId)).toMatchObject([
      { estimateCents: 7900, shownCents: 7900, beforeCents: 7500 },
    ]);
  });

  it('come back when the price changed, without script, as typed', async () => {
    const lead = await begun();
    const page = await sendForm(dearer, { ...lead, ...chosen });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toMatch(/The price of Shore 50 has changed.*\$75\.00.*\$79\.00/);
    expect(await valuesOf(html, 'name')).toEqual([lead.name]);
    const [planPrice, planPriceBefore] = await Promise.all(
      ['planPrice', 'planPriceBefore'].map(async (name) => (await valuesOf(html, name))[0] ?? ''),
    );
    expect([planPrice, planPriceBefore]).toEqual(['7900', '7500']);
    const again = { ...chosen, planPrice: planPrice ?? '', planPriceBefore: planPriceBefore ?? '' };
    expect((await sendForm(dearer, { ...lead, ...again })).status).toBe(303);
  });

  it('come back when only the price after the offer changed, with and without script; older forms are accepted', async () => {
    const offer = { title: 'o', description: null, priceCents: 7500, months: 12, until: null };
    const [was, now] = [8000, 12_000].map((ongoingCents) =>
      selling(cardLike({ offer, ongoingCents })),
    );
    if (!was || !now) throw new Error('two catalogues');
    for (const plainly of [true, false]) {
      const lead = await begun();
      const post = plainly ? sendForm : send;
      const html = await (await was(infoOf(lead, 'shore-50'))).text();
      const [planBilled = ''] = await valuesOf(html, 'planBilled');
      expect(planBilled).toBe('7500x12;8000/month;7500');
      const response = await post(now, { ...lead, ...chosen, planBilled });
      expect(response.status).toBe(422);
      const text = await response.text();
      expect(text).toMatch(/Before: .*then \$80\.00\/month\. Now: .*then \$120\.00\/month\./);
      expect(text).toContain('7500x12;12000/month;7500');
      expect(await keptOn(lead.leadId)).toEqual([]);
    }
    expect((await send(now, { ...(await begun()), ...chosen })).status).toBe(202);
  });

  it('report a new price also when something else is wrong', async () => {
    const page = await sendForm(dearer, { ...(await begun()), ...chosen, email: 'jo' });
    const html = await page.text();
    expect(html).toContain('Invalid email address');
    expect(html).toContain('The price of Shore 50 has changed');
  });

  it('come back for a plan that ended, with a link to the list, and are accepted without it', async () => {
    const lead = await begun();
    const page = await sendForm(ended, { ...lead, ...chosen });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('no longer on our list');
    expect(html).toContain(`/broadband/basic-info?leadId=${lead.leadId}`);
    expect(await valuesOf(html, 'email')).toEqual([lead.email]);
    expect(await valuesOf(html, 'plan')).toEqual([]);
    const told = (await (await send(ended, { ...lead, ...chosen })).json()) as object;
    expect(told).toMatchObject({
      plans: [],
      intro: expect.stringMatching(/who you are and we will get in touch about internet\.$/),
    });
    expect((await sendForm(ended, lead)).status).toBe(303);
    expect(await keptOn(lead.leadId)).toEqual([]);
  });

  it('are accepted for a yearly credit, as the form shows it', async () => {
    const credit = selling(cardLike({ estimateCents: -19_788 }));
    for (const plainly of [true, false]) {
      const lead = await begun();
      const html = await (await credit(infoOf(lead, 'shore-50'))).text();
      const [planPrice = ''] = await valuesOf(html, 'planPrice');
      expect(planPrice).toBe('-19788');
      const form = { ...lead, plan: 'shore-50', planPrice };
      const response = plainly ? await sendForm(credit, form) : await send(credit, form);
      expect(response.status).toBe(plainly ? 303 : 202);
      expect(await keptOn(lead.leadId)).toMatchObject([
        { estimateCents: -19_788, shownCents: -19_788 },
      ]);
    }
  });

  it('are accepted with the id alone when the catalogue does not answer', async () => {
    const lead = await begun();
    const response = await sendForm(away, { ...lead, ...chosen });
    expect(response.status).toBe(303);
    expect(await keptOn(lead.leadId)).toMatchObject([
      { id: 'shore-50', vertical: 'broadband', name: null, estimateCents: null, shownCents: 7500 },
    ]);
    const html = await (await away(visit(origin + response.headers.get('location')))).text();
    expect(html).toContain('shore-50');
    expect(html).toContain('not confirmed');
  });

  it('are accepted with the id alone when the catalogue hangs', async () => {
    const hanging = sellingLate(new Promise(() => undefined), cardLike());
    const lead = await begun();
    const response = await sendForm(hanging, { ...lead, ...chosen });
    expect(response.status).toBe(303);
    expect(await keptOn(lead.leadId)).toMatchObject([{ id: 'shore-50', name: null }]);
  });

  it('wait for the catalogue longer than a page does', async () => {
    const answered = new Promise<void>((resolve) => setTimeout(resolve, 2 * livePatienceMs));
    const lead = await begun();
    const response = await sendForm(sellingLate(answered, cardLike()), { ...lead, ...chosen });
    expect(response.status).toBe(303);
    expect(await keptOn(lead.leadId)).toMatchObject([{ id: 'shore-50', name: 'Shore 50' }]);
  });

  it('for another plan count as other details, and a retry gets its receipt whatever the catalogue says by then', async () => {
    const both = selling(cardLike(), cardLike({ id: 'shore-100', name: 'Shore 100' }));
    const lead = await begun();
    const first = await (await send(both, { ...lead, ...chosen })).text();
    expect(await (await send(both, { ...lead, ...chosen })).text()).toBe(first);
    for (const later of [dearer, ended, away]) {
      expect(await (await send(later, { ...lead, ...chosen })).text()).toBe(first);
    }
    expect((await send(both, { ...lead, ...chosen, plan: 'shore-100' })).status).toBe(409);
    const page = await sendForm(both, { ...lead, ...chosen, plan: 'shore-100' });
    expect(page.status).toBe(409);
    expect(await valuesOf(await page.text(), 'plan')).toEqual(['shore-100']);
  });

  it('of a bundle have one plan per product, and keep plans and products when the address is changed', async () => {
    const site = selling(
      cardLike(),
      cardLike({ id: 'nest', vertical: 'mobile', estimateCents: 20 }),
    );
    const own = originOf('eucalypt');
    const lead = await begun({ vertical: ['broadband', 'mobile'], bundle: '1' }, own);
    const { leadId = '', visitId = '' } = lead;
    const info = `${own}/bundle/basic-info?leadId=${leadId}&visitId=${visitId}&plan=nest&plan=shore-50`;
    const html = await (await site(new Request(info))).text();
    const links = (await tagsOf(html)).map(({ attributes }) => attributes.href);
    expect(links).toContain(
      '/bundle/basic-info?vertical=broadband&vertical=mobile&plan=shore-50&plan=nest',
    );
    // Each link changes one plan and keeps the other.
    const anew = `/bundle/basic-info?leadId=${leadId}&visitId=${visitId}&state=VIC&postcode=3056`;
    expect(links.map((href) => href?.replaceAll('&amp;', '&'))).toEqual(
      expect.arrayContaining([
        `${anew}&plan=nest&product=broadband`,
        `${anew}&plan=shore-50&product=mobile`,
      ]),
    );
    const plans = { plan: ['nest', 'shore-50'], planPrice: ['20', '7500'] };
    const form = { ...lead, vertical: 'bundle', ...plans };
    expect((await site(postForm(`${own}/api/lead`, form))).status).toBe(303);
    expect(await keptOn(lead.leadId)).toMatchObject([
      { id: 'nest', vertical: 'mobile', shownCents: 20 },
      { id: 'shore-50', vertical: 'broadband', shownCents: 7500 },
    ]);
  });

  it('of a bundle may skip a product, which stays on the lead with a delivery that names no plan', async () => {
    const own = originOf('eucalypt');
    const lead = await begun({ vertical: ['broadband', 'mobile'], bundle: '1' }, own);
    const { leadId = '' } = lead;
    const form = { ...lead, ...chosen, vertical: 'bundle' };
    // A form that comes back links to the skipped product's plans, and keeps the chosen plan.
    const again = await shore(postForm(`${own}/api/lead`, { ...form, email: 'jo' }));
    expect(again.status).toBe(422);
    const links = (await tagsOf(await again.text())).map(({ attributes }) => attributes.href ?? '');
    const ways = links.filter((href) => href.includes(`leadId=${leadId}`));
    expect(ways.map((href) => /&(?:plan|skip)=.*$/.exec(href)?.[0])).toEqual([
      '&skip=mobile&product=broadband',
      '&plan=shore-50&product=mobile',
    ]);
    const response = await shore(postForm(`${own}/api/lead`, form));
    expect(response.status).toBe(303);
    expect(await keptOn(leadId)).toMatchObject([{ id: 'shore-50', vertical: 'broadband' }]);
    const receipt = await (await shore(visit(own + response.headers.get('location')))).text();
    expect(receipt).toContain('No plan chosen');
    expect(receipt).toContain('and looks at what is available for mobile.');
    const { results } = await env.LEADS_DB.prepare(
      'SELECT vertical FROM outbox WHERE subject_id = ? ORDER BY vertical',
    )
      .bind(leadId)
      .all();
    expect(results).toEqual([{ vertical: 'broadband' }, { vertical: 'mobile' }]);
  });
});
