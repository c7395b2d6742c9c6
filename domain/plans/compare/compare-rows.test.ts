/** Rows of a comparison: the text for each plan, the differences, and the lowest. */
import { describe, expect, it } from 'vitest';
import { plainCard } from '../credit-cards/credit-card.fixture.ts';
import { energyCard } from '../energy/energy-card.fixture.ts';
import { cardLike } from '../example-plans.ts';
import { hospitalPolicy } from '../health-insurance/health.fixture.ts';
import { plainLoan } from '../personal-loan/loan.fixture.ts';
import type { ComparedPlan } from '../plan.ts';
import { cardOf, type PlanCard } from '../plan-card.ts';
import { solarSystem } from '../solar/solar.fixture.ts';
import { compareRows, differingRows } from './compare-rows.ts';

const rowOf = (label: string, ...plans: PlanCard[]) => {
  const row = compareRows(plans).find((one) => one.label === label);
  if (!row) throw new Error(`No row ${label}`);
  return row;
};
const lines = (label: string, ...plans: PlanCard[]) =>
  rowOf(label, ...plans).cells.map((cell) => cell.lines.join(' | '));
const marks = (label: string, ...plans: PlanCard[]) =>
  rowOf(label, ...plans).cells.map(({ mark }) => mark);

const cardOfPlan = (plan: ComparedPlan) =>
  cardOf(plan, { id: 'x', name: 'X', logo: null }, { day: '2026-11-21' });

const a = cardLike({ id: 'a' });
const dear = cardLike({
  id: 'b',
  ongoingCents: 7900,
  estimateCents: 7900,
  minimumTotalCents: 19_900,
});
const offered = cardLike({
  id: 'c',
  offer: { title: '20% off', description: null, priceCents: 6000, months: 6, until: '2026-12-31' },
  estimateCents: 6750,
  minimumTotalCents: 6000,
});
const mobile = cardLike({
  id: 'm',
  vertical: 'mobile',
  facts: { data: 40 },
  estimateCents: 2000,
});

describe('prices', () => {
  it('of energy are broken down into groups that add up to the year', () => {
    const plain = { ...energyCard, id: 'p' };
    const lines = plain.breakdown?.lines.filter(({ kind }) => kind !== 'discount') ?? [];
    const without = {
      ...plain,
      id: 'q',
      estimateCents: 150_258,
      breakdown: { lines, notes: [], conditional: [] },
    };
    const rows = compareRows([plain, without]).filter(({ label }) =>
      label.endsWith('in the estimate'),
    );
    expect(rows.map(({ label, cells }) => [label, ...cells.map((one) => one.lines[0])])).toEqual([
      ['Supply in the estimate', '$401.50', '$401.50'],
      ['Usage in the estimate', '$1,045.20', '$1,045.20'],
      ['Discounts in the estimate', '−$72.33', '$0.00'],
      ['Fees in the estimate', '$55.88', '$55.88'],
    ]);
  });

  it('of a plan without one give the reason, show no amount, and are never the lowest', () => {
    const unpriced = { estimateCents: 0, ongoingCents: 0, minimumTotalCents: 0 };
    const none = cardLike({ id: 'n', ...unpriced, unpriced: 'It follows a market.' });
    const all = [a, dear, none];
    expect(lines('Estimated monthly cost', ...all)[2]).toBe('It follows a market.');
    expect(marks('Estimated monthly cost', ...all)).toEqual(['Lowest', '$4.00 more a month', null]);
    expect(JSON.stringify(compareRows(all).flatMap(({ cells }) => cells[2]))).not.toContain(
      '$0.00',
    );
    // The provider may well give a price: it is left out because the plan does not suit the answers.
    expect(lines('Ongoing price', ...all)[2]).toBe('Not shown: see the estimate');
  });

  it('have their unit, with the offer’s price now and the ongoing price in its own row', () => {
    expect(lines('Current price', a, offered)).toEqual(['$75.00/month', '$60.00/month']);
    expect(lines('Ongoing price', a, offered)).toEqual(['$75.00/month', '$75.00/month']);
    expect(lines('Offer', a, offered)).toEqual([
      'No current offer',
      '20% off | $60.00/month for 6 months, then $75.00/month',
    ]);
    expect(rowOf('Offer', a, offered).cells[1]?.day).toBe('2026-12-31');
  });

  it('mark the lowest and how much higher the others are', () => {
    expect(marks('Current price', a, dear, offered)).toEqual([
      '$15.00 more a month',
      '$19.00 more a month',
      'Lowest',
    ]);
    expect(marks('Estimated monthly cost', a, dear)).toEqual(['Lowest', '$4.00 more a month']);
    expect(marks('Plan Minimum cost', a, dear)).toEqual(['Lowest', '$124.00 more']);
  });

  it('have no lowest where all are the same, or there is only one plan', () => {
    expect(marks('Current price', a, { ...a, id: 'z' })).toEqual([null, null]);
    expect(marks('Current price', a)).toEqual([null]);
  });

  it('of different billing periods are compared only by the estimate', () => {
    const weekly = cardLike({
      id: 'w',
      unit: '/7 days',
      ongoingCents: 1800,
      estimateCents: 7800,
    });
    for (const label of ['Current price', 'Ongoing price', 'Plan Minimum cost']) {
      expect(marks(label, a, weekly)).toEqual([null, null]);
      expect(rowOf(label, a, weekly).note).toMatch(/different/);
    }
    expect(marks('Estimated monthly cost', a, weekly)[0]).toBe('Lowest');
  });

  it('billed by the year are compared, since a bill is paid in full whatever its offer', () => {
    const yearly = { unit: '/year', ongoingCents: 60_000 } as const;
    const full = cardLike({ id: 'f', ...yearly });
    const offer = { title: 'Half', description: null, priceCents: 30_000, months: 6, until: null };
    const cut = cardLike({ id: 'c', ...yearly, offer });
    expect(marks('Current price', full, cut)[1]).toBe('Lowest');
  });

  it('of contracts of different lengths have no lowest total', () => {
    const held = cardLike({
      id: 'h',
      contract: '12 months',
      contractMonths: 12,
      minimumTotalCents: 90_000,
    });
    expect(marks('Plan Minimum cost', a, held)).toEqual([null, null]);
    expect(rowOf('Plan Minimum cost', a, held).note).toMatch(/different lengths/);
    expect(marks('Current price', a, dear, held)[0]).toBe('Lowest');
    // Nor have contracts of unknown lengths.
    const unknown = [a, dear].map((plan) => ({ ...plan, contractMonths: null }));
    expect(marks('Plan Minimum cost', ...unknown)).toEqual([null, null]);
  });
});

describe('energy plans', () => {
  const power = cardLike({
    id: 'p',
    vertical: 'energy',
    unit: '/year',
    facts: { planId: 'XX1MRE', use: '1 kWh' },
    ongoingCents: 143_613,
    estimateCents: 143_613,
    minimumTotalCents: 143_613,
  });

  it('are compared by the year, with what the law requires and no minimum cost', () => {
    const dearer = { ...power, id: 'q', estimateCents: 150_000, ongoingCents: 150_000 };
    expect(marks('Estimated cost of a year', power, dearer)).toEqual([
      'Lowest',
      '$63.87 more a year',
    ]);
    expect(lines('Estimated cost of a year', power)).toEqual(['$1,436.13 a\u00a0year']);
    expect(lines('Plan ID', power, dearer)).toEqual(['XX1MRE', 'XX1MRE']);
    expect(lines('Against the reference price', power, dearer)).toEqual([
      'Not given by the provider',
      'Not given by the provider',
    ]);
    expect(compareRows([power]).map(({ label }) => label)).not.toContain('Plan Minimum cost');
  });

  it('show who can get them, even when only differences are shown', () => {
    const ev = 'You own an electric vehicle';
    const own = { ...power, id: 'q', facts: { ...power.facts, eligibility: ev } };
    expect(lines('Who can get it', power, own)).toEqual(['No conditions listed', ev]);
    const left = differingRows(compareRows([own, { ...own, id: 'r' }])).map(({ label }) => label);
    expect(left).toContain('Who can get it');
  });

  it('show the prices as billed only where one differs from its estimate', () => {
    const due = ['Current price', 'Ongoing price'];
    const shown = (...plans: PlanCard[]) =>
      compareRows(plans).flatMap(({ label }) => (due.includes(label) ? [label] : []));
    expect(shown(power, { ...power, id: 'q' })).toEqual([]);
    const offered = {
      title: 'Less',
      description: null,
      until: null,
      priceCents: 130_000,
      months: 6,
    };
    expect(shown(power, { ...power, id: 'q', offer: offered })).toEqual(due);
    expect(shown(power, { ...power, id: 'q', ongoingCents: 150_000 })).toEqual(due);
  });

  it('mark no year as the lowest if its offer ends within it, since the plan may cost more', () => {
    const ofMonths = (months: number | null) => ({
      ...power,
      id: 'q',
      estimateCents: 138_106,
      ongoingCents: 149_304,
      offer: { title: 'Welcome', description: null, until: null, priceCents: 126_908, months },
    });
    const less = { ...power, estimateCents: 128_007, ongoingCents: 128_007 };
    for (const months of [6, null]) {
      expect(rowOf('Current price', less, ofMonths(months)).note).toMatch(
        /compare the estimated cost/,
      );
      expect(marks('Current price', less, ofMonths(months))).toEqual([null, null]);
    }
    expect(marks('Current price', less, ofMonths(12))).toEqual(['$10.99 more a year', 'Lowest']);
    expect(marks('Ongoing price', less, ofMonths(6))).toEqual(['Lowest', '$212.97 more a year']);
  });
});

describe('differences', () => {
  it('are marked on every row, but not for a single plan', () => {
    const other = cardLike({ id: 'z', facts: { modem: 'Included' } });
    expect(rowOf('Modem', a, other).difference).toBe('differs');
    expect(rowOf('Connection', a, other).difference).toBe('same');
    for (const row of compareRows([a])) expect(row.difference).toBeNull();
  });

  it('include an offer’s end, but not the order of inclusions', () => {
    const later = {
      ...offered,
      id: 'd',
      offer: offered.offer && { ...offered.offer, until: '2027-01-31' },
    };
    expect(rowOf('Offer', offered, later).difference).toBe('differs');
    const turned = { ...a, id: 'z', inclusions: a.inclusions.toReversed() };
    expect(rowOf('Inclusions', a, turned).difference).toBe('same');
    const twice = { ...a, inclusions: ['Calls', 'Calls'] };
    expect(rowOf('Inclusions', twice).cells[0]?.lines).toEqual(['Calls']);
  });
});

describe('broadband', () => {
  it('shows the typical evening speed, even where it is missing, and never an “up to”', () => {
    const slow = cardLike({ id: 's', facts: { evening: 40 } });
    const silent = cardLike({
      id: 'q',
      facts: { evening: null, modem: null, connection: null, speed: null },
    });
    const label = 'Typical evening speed (7pm–11pm)';
    expect(lines(label, a, slow, silent)).toEqual([
      '48 Mbps',
      '40 Mbps',
      'Not given by the provider',
    ]);
    expect(marks(label, a, slow, silent)).toEqual([
      'Fastest',
      '8 Mbps slower than the fastest',
      null,
    ]);
    for (const row of ['Speed tier', 'Modem', 'Connection']) {
      expect(lines(row, silent)).toEqual(['Not given by the provider']);
    }
    expect(JSON.stringify(compareRows([a, slow, silent]))).not.toMatch(/up to/i);
  });
});

describe('data', () => {
  it('is compared with the most, and unlimited exceeds any number', () => {
    const more = { ...mobile, id: 'n', facts: { data: 60 } };
    const endless = { ...mobile, id: 'u', facts: { data: 'unlimited' } };
    expect(marks('Data', mobile, more)).toEqual(['20 GB less than the most', 'Most data']);
    expect(marks('Data', mobile, endless)).toEqual([null, 'Most data']);
    const tenth = (id: string, data: number) => ({ ...mobile, id, facts: { data } });
    expect(marks('Data', tenth('s', 2.2), tenth('t', 2))[1]).toBe('0.2 GB less than the most');
  });
});

describe('the rows left when only differences are shown', () => {
  const labels = (...plans: PlanCard[]) =>
    differingRows(compareRows(plans)).map(({ label }) => label);

  it('are those that differ and those the law requires beside the prices', () => {
    const other = cardLike({ id: 'z', facts: { modem: 'Included' } });
    expect(labels(a, other)).toEqual([
      'Estimated monthly cost',
      'Plan Minimum cost',
      'Typical evening speed (7pm–11pm)',
      'Modem',
      'Critical information summary',
      'Last checked',
    ]);
  });

  it('include both rates of a loan and the example, whatever else is the same', () => {
    const loans = [plainLoan, { ...plainLoan, id: 'other', lateFeeCents: 9_900 }].map(cardOfPlan);
    expect(labels(...loans)).toEqual([
      'Total repaid',
      'Interest rate',
      'Comparison rate',
      'Comparison rate is for',
      'Late payment fee',
      'Key facts sheet',
      'Last checked',
    ]);
  });

  it('are all of them for a single plan', () => {
    expect(labels(a)).toHaveLength(compareRows([a]).length);
  });
});

describe('in each product’s own words,', () => {
  const labelsOf = (plan: ComparedPlan) => compareRows([cardOfPlan(plan)]).map((row) => row.label);

  it('a loan is repaid, has no offer and no contract', () => {
    const labels = labelsOf(plainLoan);
    expect(labels.slice(0, 5)).toEqual([
      'Total repaid',
      'Repayments',
      'Based on',
      'Interest rate',
      'Comparison rate',
    ]);
    for (const gone of ['Current price', 'Offer', 'Contract', 'Inclusions']) {
      expect(labels).not.toContain(gone);
    }
    const warned = compareRows([cardOfPlan(plainLoan)]).find(
      ({ label }) => label === 'Comparison rate',
    );
    expect(warned?.note).toMatch(/^WARNING: This comparison rate is true only/);
  });

  it('a card links both of its documents', () => {
    expect(labelsOf(plainCard).slice(-3)).toEqual([
      'Key facts sheet',
      'Target market determination',
      'Last checked',
    ]);
    const row = rowOf('Target market determination', cardOfPlan(plainCard));
    expect(row.cells[0]?.href).toBe(plainCard.targetMarket);
  });

  it('solar has prices before and after certificates', () => {
    const [small, large] = [solarSystem, { ...solarSystem, id: 'l', beforeCertificatesCents: 9e5 }];
    const cards = [cardOfPlan(small), cardOfPlan(large)];
    expect(lines('Price before certificates', ...cards)).toEqual(['$7,555.00', '$9,000.00']);
    expect(marks('Installed price', ...cards)).toEqual(['Lowest', '$1,445.00 more']);
    expect(lines('Warranty, battery', ...cards)).toEqual(['No battery', 'No battery']);
    expect(labelsOf(solarSystem)).not.toContain('Contract');
  });

  it('a long list of a policy’s exclusions is folded, plan by plan', () => {
    const excluded = ['Hips', 'Knees', 'Eyes', 'Ears', 'Teeth'];
    const [long, short] = [
      { ...hospitalPolicy, excluded },
      { ...hospitalPolicy, id: 's' },
    ].map(cardOfPlan);
    const cells = long && short ? rowOf('Not covered', long, short).cells : [];
    expect(cells[0]).toMatchObject({ opener: '5 treatments and services', lines: excluded });
    expect(cells[1]).toMatchObject({ lines: ['Cataracts'] });
    expect(cells[1]?.opener).toBeUndefined();
  });
});

it('a missing document, date or list of inclusions is shown as not given', () => {
  const bare = cardLike({
    document: null,
    checkedOn: null,
    inclusions: [],
    contract: null,
  });
  for (const label of ['Critical information summary', 'Last checked', 'Inclusions', 'Contract']) {
    expect(lines(label, bare)).toEqual(['Not given by the provider']);
  }
});
