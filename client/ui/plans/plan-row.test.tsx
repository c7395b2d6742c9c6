/** A card of every product: what law and fairness require, in the product's own words (spec: plan-card, law). */
import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../domain/plans/credit-cards/credit-card.fixture.ts';
import { energyCard } from '../../../domain/plans/energy/energy-card.fixture.ts';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import {
  extrasPolicy,
  hospitalPolicy,
} from '../../../domain/plans/health-insurance/health.fixture.ts';
import { plainLoan } from '../../../domain/plans/personal-loan/loan.fixture.ts';
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import { cardOf, type PlanCard } from '../../../domain/plans/plan-card.ts';
import { solarSystem } from '../../../domain/plans/solar/solar.fixture.ts';
import { markupProblems, repeatedIds } from '../../sections/validator.fixture.ts';
import { renderHtml } from '../render-html.ts';
import { PlanRow } from './plan-row.tsx';

const cardOfPlan = (plan: ComparedPlan) =>
  cardOf(plan, { id: 'x', name: 'X & Sons', logo: null }, { day: '2026-11-21' });

function htmlOf(plan: PlanCard, difference?: string): string {
  const compare = { form: 'f', checked: false, disabled: false, onChange: () => {} };
  return renderHtml(
    <>
      <form id="f" action="/compare">
        <button type="submit">Compare</button>
      </form>
      <PlanRow
        id="p"
        level={2}
        pageHref="/plan"
        applyHref="/apply"
        {...{ plan, difference, compare }}
      />
    </>,
  );
}

const text = (plan: PlanCard) =>
  htmlOf(plan)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The facts' terms in order, each with its words. */
function factsIn(plan: PlanCard): string[][] {
  const pairs = htmlOf(plan).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
  return [...pairs].map(([, term = '', words = '']) => [term, words]);
}

const longPolicy = {
  ...hospitalPolicy,
  excluded: ['Hips', 'Knees', 'Eyes', 'Ears', 'Teeth'],
};

describe.each<[string, PlanCard]>([
  ['mobile', cardLike({ vertical: 'mobile' })],
  ['broadband', cardLike({})],
  ['energy', cardLike({ vertical: 'energy', unit: '/year' })],
  ['credit-cards', cardOfPlan(plainCard)],
  ['personal-loan', cardOfPlan(plainLoan)],
  ['health-insurance', cardOfPlan(longPolicy)],
  ['solar', cardOfPlan(solarSystem)],
])('a card of %s', (_vertical, plan) => {
  it('is valid, says when it was checked, and links its document', async () => {
    const html = htmlOf(plan);
    expect(await markupProblems(html)).toEqual([]);
    expect(repeatedIds(html)).toEqual([]);
    expect(html).toContain('20 November 2026');
    expect(html).toContain(`href="${plan.document}"`);
  });
});

it('two plans with one name each say whose they are, wherever they are named', () => {
  const html = htmlOf(cardOfPlan(plainLoan));
  expect(html).toContain('<article aria-labelledby="p-name p-provider"');
  expect(html).toContain(
    `Apply Now<span class="sr-only"> for <!-- -->${plainLoan.name} from X &amp; Sons`,
  );
  expect(html).toContain(
    `Compare<span class="sr-only"> <!-- -->${plainLoan.name} from X &amp; Sons`,
  );
});

it('a provider that pays for a label is said to, and no other', () => {
  expect(text(cardLike({ sponsored: true }))).toContain(
    'Sponsored : Plover Net pays for this label',
  );
  expect(text(cardLike({ sponsored: false }))).not.toContain('Sponsored');
});

it('an offer has its length, as far as the provider gave one, and its last day', () => {
  const offer = { title: 'Less', description: null, priceCents: 6000, until: '2026-12-31' };
  const lasting = text(cardLike({ offer: { ...offer, months: 6 } }));
  expect(lasting).toContain('$60.00/month for 6 months, then $75.00/month');
  expect(lasting).toContain('Offer ends 31 December 2026');
  const vague = text(cardLike({ offer: { ...offer, months: null, until: null } }));
  expect(vague).toContain('$60.00/month at first, then $75.00/month');
  expect(vague).not.toContain('Offer ends');
});

it('the difference from what the visitor pays now is below the price', () => {
  expect(htmlOf(cardLike(), '$12.00 a year less')).toContain('>$12.00 a year less</p>');
  expect(htmlOf(cardLike())).not.toContain('plan-difference');
});

describe('a loan', () => {
  const loan = cardOfPlan({
    ...plainLoan,
    comparisonRate: 9.1,
    highest: { rate: 19.5, comparisonRate: 20.2 },
  });

  it('has the comparison rate next to the rate, in the same words, with its warning in sight', () => {
    const [use, rate, comparison, example, kind] = factsIn(loan);
    expect(use).toEqual(['Based on', '$20,000 over 5 years, with a good credit score']);
    // On a row of its own, so that the two rates share the next one.
    expect(htmlOf(loan)).toContain('<div class="col-span-full"><dt>Based on</dt>');
    expect(rate).toEqual(['Interest rate', '8.49% to 19.5% a year; we use 14% a year']);
    expect(comparison).toEqual(['Comparison rate', '9.1% to 20.2% a year']);
    expect(example).toEqual([
      'Comparison rate is for',
      'Unsecured loan of $30,000.00 over 5 years',
    ]);
    expect(kind).toEqual(['Rate type', 'Fixed']);
    expect(htmlOf(loan)).toMatch(/<p class="text-small">WARNING: This comparison rate is true/);
  });

  it('is repaid, not billed', () => {
    expect(text(loan)).toMatch(/Repayments \$[\d,.]+ ?\/month/);
    expect(text(loan)).not.toMatch(/Billed|Contract/);
  });
});

describe('a credit card', () => {
  const card = cardOfPlan({
    ...plainCard,
    balanceTransfer: { rate: 0, months: 24, afterwards: 21.99, feePercent: 2 },
  });

  it('says the rate after the offer in the same breath, and links both documents', () => {
    expect(factsIn(card)).toContainEqual([
      'Balance transfer',
      '0% a year for 24 months, then 21.99% a year; 2% fee',
    ]);
    expect(htmlOf(card)).toContain(`href="${plainCard.keyFacts}"`);
    expect(htmlOf(card)).toContain(`href="${plainCard.targetMarket}"`);
    expect(text(card)).toContain('Target market determination of Plain');
  });

  it('gives a long fact a line of its own, and no other', () => {
    const wide = [...htmlOf(card).matchAll(/<div class="col-span-full"><dt>(.*?)<\/dt>/g)];
    expect(wide.map(([, term]) => term)).toEqual(['Based on', 'Balance transfer']);
  });

  it('names the annual fee once, as a fee and not a bill', () => {
    expect(text(card)).toContain('Annual fee $60.00');
    expect(text(card)).not.toContain('Billed');
  });
});

describe('a health insurance policy', () => {
  it('says whom the premium is for, and what was taken off and added', () => {
    const facts = Object.fromEntries(factsIn(cardOfPlan(hospitalPolicy)));
    expect(facts).toMatchObject({
      'Premium for': 'Single, NSW',
      'Hospital tier': 'Bronze',
      'Hospital excess': '$750.00 a year for each adult',
      'Government rebate': '24.118% taken off',
      'Lifetime Health Cover loading': 'None',
    });
    expect(text(cardOfPlan(hospitalPolicy))).not.toContain('Billed');
  });

  it('does not mention a hospital where it covers none', () => {
    expect(factsIn(cardOfPlan(extrasPolicy)).map(([term]) => term)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Hospital (?:tier|excess)/)]),
    );
    expect(text(cardOfPlan(extrasPolicy))).toContain('Cover Extras');
  });

  it('folds a long list of what is not covered behind a line that says how long it is', () => {
    const html = htmlOf(cardOfPlan(longPolicy));
    expect(html).toMatch(/<details[^>]*><summary[^>]*>5 treatments and services/);
    for (const one of longPolicy.excluded) expect(html).toContain(`<li>${one}</li>`);
    expect(htmlOf(cardOfPlan(hospitalPolicy))).not.toContain('<details');
    expect(html).toContain('<div><dt>Not covered</dt>');
  });
});

describe('a solar system', () => {
  const system = cardOfPlan(solarSystem);

  it('leads with the price per kilowatt, then the installed price after and before certificates', () => {
    expect(text(system)).toMatch(
      /\$892\.42 a kilowatt Installed, after certificates Installed price ?: \$5,890\.00 after certificates \(\$7,555\.00 before\)/,
    );
    expect(text(system)).not.toMatch(/Billed|Contract/);
    const stored = text(cardOfPlan({ ...solarSystem, batteryKilowattHours: 10 }));
    expect(stored).toContain('a kilowatt Installed, after certificates, battery included');
  });

  it('does not call a price “after certificates” where none are taken off', () => {
    const whole = text(cardOfPlan({ ...solarSystem, certificateCents: 0 }));
    expect(whole).toMatch(
      /a kilowatt Installed Installed price ?: \$7,555\.00 ?, ?no certificates taken off/,
    );
    expect(whole).not.toMatch(/after certificates|before certificates/);
  });

  it('says the payback as a range, and opens what it assumes', () => {
    const facts = Object.fromEntries(factsIn(system));
    expect(facts['Pays for itself in']).toMatch(/^\d+ to \d+ years$/);
    expect(htmlOf(system)).toMatch(/<summary[^>]*>What the payback assumes.*Good case/);
    expect(facts['Installer’s accreditation']).toContain('S0000100');
  });
});

it('a set-up cost is shown with the bills, which do not add up to the headline without it', () => {
  const internet = { ongoingCents: 5_300, unit: '/month', facts: { setUp: 9_900 } };
  expect(text(cardLike({ ...internet, offer: null }))).toMatch(
    /Billed \$53\.00\/month ?, and \$99\.00 once/,
  );
  expect(text(cardLike({ ...internet, offer: null, facts: { setUp: 0 } }))).not.toContain('once');
});

it('energy says its price at this use once where no offer changes it', () => {
  const power = cardLike({
    vertical: 'energy',
    unit: '/year',
    ongoingCents: 143_613,
    estimateCents: 143_613,
  });
  expect(text(power).match(/1,436\.13/g)).toHaveLength(1);
  const offer = {
    title: '10% off',
    description: null,
    priceCents: 129_252,
    months: 12,
    until: null,
  };
  expect(text({ ...power, offer, estimateCents: 129_252 })).toContain(
    'At this use $1,292.52/year for 12 months, then $1,436.13/year',
  );
});

describe('how the price of energy adds up', () => {
  const rowsOf = (html: string) =>
    [
      ...html.matchAll(
        /<th scope="row"[^>]*>(.*?)<\/th>(?:<td[^>]*>([^<]*)<\/td>)??<td[^>]*>([^<]*)<\/td><\/tr>/g,
      ),
    ].map(([, ...cells]) => cells);

  it('is a table whose lines add up to the price, behind a line that opens', async () => {
    const html = htmlOf(energyCard);
    expect(await markupProblems(html)).toEqual([]);
    expect(html).toMatch(/<summary[^>]*>How this price adds up/);
    const rows = rowsOf(html);
    expect(rows).toContainEqual(['Peak', '1,560 kWh × 38.50c', '$600.60']);
    expect(rows.at(-1)).toEqual(['A year', undefined, '$1,430.25']);
    const cents = rows.map(([, , amount = '']) =>
      Number(amount.replace(/[$,]/g, '').replace('−', '-')),
    );
    const total = cents.pop();
    expect(cents.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(total), 6);
  });

  it('says what a month costs, how unclear data was read, and what is not in the price', () => {
    const words = text(energyCard);
    expect(words).toContain('About $119 a month');
    expect(words).toContain('We apply weekday rates from Monday to Friday');
    expect(words).toMatch(
      /Not in the price .*Pay on time: If you pay by the due date\. Saves \$42\.90 a year\./,
    );
    expect(words).toContain('Sign-up credit: $50.00 off the first bill.');
  });

  it('is not shown for a plan without lines', () => {
    expect(htmlOf(cardLike({ vertical: 'energy' }))).not.toMatch(
      /adds up|a month|Not in the price/,
    );
  });
});
