/** The page of a plan as HTML: valid, in order, with everything the law requires, whatever a provider wrote. */
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { detailedPlan } from '../../../domain/plans/energy/detail/detail.fixture.ts';
import type { EnergyDetail } from '../../../domain/plans/energy/detail/energy-detail.ts';
import { energyDetailOf } from '../../../domain/plans/energy/detail/energy-detail-of.ts';
import { energyCard } from '../../../domain/plans/energy/energy-card.fixture.ts';
import { cardLike, examplePage } from '../../../domain/plans/example-plans.ts';
import { type ListedVertical, listedVerticals } from '../../../domain/plans/listed.ts';
import { leftOut } from '../../../domain/plans/page/left-out.ts';
import { outlayOf } from '../../../domain/plans/page/plan-outlay.ts';
import { standingOf } from '../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { headingProblems, markupProblems, repeatedIds } from '../../sections/validator.fixture.ts';
import { renderHtml } from '../render-html.ts';
import { EndedPage } from './ended-page.tsx';
import { FailedPlan } from './failed-plan.tsx';
import { SinglePlan } from './single-plan.tsx';

const naughty = '"><script>alert(1)</script>';
const trail = [
  { label: 'Home', href: '/' },
  { label: naughty, href: '/plans/broadband/a' },
];
const links = {
  apply: '/broadband/basic-info?plan=a',
  compare: '/internet/plans?plans=a',
  list: { label: 'See our internet plans', href: '/internet/plans' },
  of: ({ id }: { id: string }) => `/plans/broadband/${id}`,
  share: 'https://www.brand.example/plans/broadband/a',
};

/** Without the comments that React puts between texts. */
const words = (view: ReactElement) => renderHtml(view).replaceAll('<!-- -->', '');

function page(
  plan: PlanCard,
  staleSince: string | null = null,
  energy?: EnergyDetail,
  isPriced = true,
): string {
  return words(
    <SinglePlan
      standing={standingOf(plan, [plan, ...examplePage.plans])}
      outlay={outlayOf(plan, {})}
      leftOut={leftOut(plan)}
      assumed={[{ term: naughty, words: '$1,500', isPriced }]}
      providers={[{ name: 'Plover Net' }, { name: naughty }]}
      {...{ staleSince, links, trail, energy }}
    />,
  );
}

const odd = cardLike({
  id: 'odd',
  name: naughty,
  sponsored: true,
  checkedOn: null,
  document: null,
});

describe('the page of a plan', () => {
  it.each<[string, PlanCard]>([
    ...examplePage.plans.map((plan): [string, PlanCard] => [plan.id, plan]),
    ...listedVerticals.map((vertical): [ListedVertical, PlanCard] => [
      vertical,
      cardLike({ vertical, facts: { excluded: ['A', 'B'], waiting: ['One', 'Two'] } }),
    ]),
    ['what a provider wrote', odd],
  ])('is valid: %s', async (_name, plan) => {
    const html = page(plan, '2026-11-20T22:10:00.000Z');
    expect(await markupProblems(html)).toEqual([]);
    expect(headingProblems(html)).toEqual([]);
    expect(repeatedIds(html)).toEqual([]);
    expect(html).not.toMatch(/<script|style=/);
  });

  it('says what its figures assume, or its price if that is all', () => {
    expect(page(odd)).toContain('What this price assumes');
    expect(page(odd, null, undefined, false)).toContain('What these figures assume');
  });

  it('draws a bar for each row of its table, the longest for the most', () => {
    const html = page(cardLike());
    expect(html.match(/<svg/g)).toHaveLength(3);
    expect(
      [...html.matchAll(/<rect width="(\d+)" height="12"\/?>/g)].map(([, one]) => one),
    ).toEqual(['8', '100', '200']);
    expect(html).toMatch(/scope="row"[^>]*>After 24 months</);
  });

  it('says what the law requires', () => {
    const html = page(cardLike({ sponsored: true }));
    for (const said of [
      'Plan Minimum cost: $75.00',
      'Typical evening speed (7pm–11pm)',
      'Critical information summary',
      'Last checked',
      'What we are paid does not change the order',
      'Sponsored: Plover Net pays for this label',
    ]) {
      expect(html).toContain(said);
    }
    const loan = page(cardLike({ vertical: 'personal-loan', facts: { comparisonRate: '9.1%' } }));
    expect(loan).toContain('WARNING: This comparison rate is true only for the examples given');
    const card = page(
      cardLike({ vertical: 'credit-cards', facts: { targetMarket: 'https://a.example/tmd' } }),
    );
    expect(card).toContain('href="https://a.example/tmd"');
    for (const [html, among] of [
      [page(cardLike({ reason: 'First of 3.' })), 'among all our internet plans'],
      [
        page(cardLike({ vertical: 'credit-cards', reason: 'First of 3.' })),
        'among the credit cards on our list that match what the price above assumes',
      ],
    ] as const)
      expect(html).toContain(among);
  });

  it('leads to its neighbours in the list, each on its side', () => {
    const { plans } = examplePage;
    const [before, plan, after] = plans;
    const html = page(plan ?? odd);
    const sides = /Before it:.*?href="([\w/-]*).*?After it:.*?href="([\w/-]*)/s.exec(html);
    expect(sides?.slice(1)).toEqual([before, after].map((one) => `/plans/broadband/${one?.id}`));
  });

  it('says instead of a reason that lists leave the plan out', () => {
    const html = words(
      <SinglePlan
        standing={standingOf(odd, examplePage.plans)}
        {...{ outlay: outlayOf(odd, {}), leftOut: [], assumed: [], providers: [], trail }}
        staleSince={null}
        links={{ ...links, list: null }}
      />,
    );
    expect(html).toContain('It isn’t ranked among our 3 internet plans');
    expect(html).not.toContain('What is not included');
  });

  it('says beside the price, and as the reason, that the plan is not sold where the home is', () => {
    const html = words(
      <SinglePlan
        standing={standingOf(odd, examplePage.plans)}
        {...{ outlay: outlayOf(odd, {}), leftOut: [], assumed: [], providers: [], trail }}
        {...{ links, staleSince: null, notSoldIn: '4000' }}
      />,
    );
    expect(html).toContain('This plan is not sold in 4000.');
    expect(html).toContain('internet plans, because it is not sold in 4000.');
    expect(html).not.toContain('match what the price');
    expect(page(odd)).not.toContain('not sold in');
  });

  it('dates old prices, in Sydney time', () => {
    expect(page(cardLike(), '2026-11-20T22:10:00.000Z')).toContain(
      '21 November 2026 at 9:10 am (Sydney)',
    );
  });
});

describe('the page of an energy plan', () => {
  it('never says that a home could take it, because the order ignores eligibility', () => {
    const reason = 'First of 3.';
    const facts = { ...energyCard.facts, eligibility: 'You own an electric vehicle' };
    const [anybodys, drivers] = [energyCard.facts, facts].map((own) =>
      page({ ...energyCard, facts: own, reason }),
    );
    for (const html of [anybodys, drivers]) {
      expect(html).toContain('on our list that are sold in this home’s area.');
      expect(html).not.toContain('could take');
    }
    expect(drivers).toContain('The order doesn’t consider who can get a plan');
    expect(anybodys).not.toContain('The order doesn’t consider');
  });

  const detail = energyDetailOf(
    detailedPlan({
      feedIn: [{ name: 'Retailer', counts: true, steps: [{ cents: 5 }] }],
      fees: [
        { name: 'Membership', cents: 5_588, per: 'year', unavoidable: true },
        { name: 'Late payment', cents: 1_200, per: 'event' },
      ],
      eligibility: ['For homes with a smart meter.', naughty],
      benefitEnds: 'Rates go up after 12 months.',
    }),
  );

  it('is valid, with and without a price', async () => {
    for (const plan of [energyCard, { ...energyCard, unpriced: 'Its price follows a market.' }]) {
      const html = page(plan, null, detail);
      expect(await markupProblems(html)).toEqual([]);
      expect([headingProblems(html), repeatedIds(html)]).toEqual([[], []]);
      expect(html).not.toMatch(/<script|style=/);
    }
  });

  it('shows every line of the price, and what it assumes can be changed in the list', () => {
    const html = page(energyCard, null, detail);
    expect(html).toContain('How the price adds up');
    for (const line of energyCard.breakdown?.lines ?? []) expect(html).toContain(line.label);
    expect(html).toMatch(/href="\/internet\/plans[^"]*">Change this in the list</);
  });

  it('draws weekdays and weekends of each season, beside words that need no drawing', () => {
    const html = page(energyCard, null, detail);
    expect(html.match(/<figcaption/g)).toHaveLength(3);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)?.length).toBe(html.match(/<svg/g)?.length);
    expect(html).toContain('1 December to 31 March');
    expect(html).toContain('44.00c a kWh: weekdays 3 pm to 9 pm');
    // A 44c bar takes the full height; a 22c bar takes half of it.
    expect(html).toMatch(/y="20" height="64" fill-opacity="0.9"/);
    expect(html).toMatch(/y="52" height="32"/);
  });

  it('tells fees that nobody can avoid from the others, and says who may take it', () => {
    const html = page(energyCard, null, detail);
    const [owed = '', others = ''] = html.split('Only if they apply to you');
    expect(owed).toContain('Membership</dt>');
    expect(others).toContain('Late payment</dt>');
    for (const said of [
      'No reference price applies.',
      'For homes with a smart meter.',
      'Rates go up after 12 months.',
      'Sold everywhere this retailer operates',
      '5.00c a kWh.',
    ]) {
      expect(html).toContain(said);
    }
  });

  it('tells the reference price of the home from those of other networks', () => {
    const own = { distributor: 'Marri Power', words: 'No reference price applies.' };
    const other = { distributor: 'Wattle Networks', words: '25.4% less.' };
    const html = page(energyCard, null, { ...detail, references: [own], otherReferences: [other] });
    expect(html).toMatch(
      /Marri Power.*No reference price applies\..*On other networks.*25\.4% less/,
    );
  });

  it('says why there is no price, and shows no amount in its place', () => {
    const unpriced = {
      unpriced: 'Its price follows a market.',
      estimateCents: 0,
      ongoingCents: 0,
      minimumTotalCents: 0,
    };
    const html = page({ ...energyCard, ...unpriced }, null, detail);
    expect(html).toContain('Its price follows a market.');
    expect(html).toContain('only plans with a price can be ranked');
    expect(html).toContain('your request will not include a price');
    expect(html).not.toContain('$0.00');
    expect(html).not.toContain('How the price adds up');
    expect(html).not.toContain('What this price assumes');
    expect(html).toContain('Rates by season and hour');
  });
});

it('the page of a plan that has ended leads on', async () => {
  const html = renderHtml(
    <EndedPage
      ended={{ plan: odd, endedOn: '2026-10-31' }}
      alternatives={examplePage.plans}
      {...{ links, trail }}
    />,
  );
  expect(await markupProblems(html)).toEqual([]);
  expect(headingProblems(html)).toEqual([]);
  expect(html).toContain('31 October 2026');
  expect(html.match(/href="\/plans\/broadband\//g)?.length).toBeGreaterThanOrEqual(3);
  const plain = html.replaceAll('<!-- -->', '');
  const [, loop = ''] = plain.split('>Loop 100<');
  expect(plain).toContain('Sponsored: Loopline pays for this label.');
  for (const owed of [
    'for 6 months, then ',
    '$89.00/month',
    'Plan Minimum cost: $69.00',
    'Typical evening speed (7pm–11pm)',
    'Critical information summary',
  ]) {
    expect(loop.split('</li>')[0]).toContain(owed);
  }
});

it('instead of a plan that could not be loaded, the page leads on', async () => {
  const html = renderHtml(
    <FailedPlan
      title="T"
      text="W"
      retryHref="/plans/broadband/a"
      onward={{ label: 'Home', href: '/' }}
    />,
  );
  expect(await markupProblems(html)).toEqual([]);
  expect(html).toContain('Try again');
});
