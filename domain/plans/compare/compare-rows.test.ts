/** Rows of a comparison: what they say of each plan, which differ, and who is lowest. */
import { describe, expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import type { PlanCard } from '../plan-card.ts';
import { compareRows } from './compare-rows.ts';

const rowOf = (label: string, ...plans: PlanCard[]) => {
  const row = compareRows(plans).find((one) => one.label === label);
  if (!row) throw new Error(`No row ${label}`);
  return row;
};
const lines = (label: string, ...plans: PlanCard[]) =>
  rowOf(label, ...plans).cells.map((cell) => cell.lines.join(' | '));
const marks = (label: string, ...plans: PlanCard[]) =>
  rowOf(label, ...plans).cells.map(({ mark }) => mark);

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
  it('stand with their unit: now the offer’s, the ongoing one beside it', () => {
    expect(lines('Price now', a, offered)).toEqual(['$75.00/month', '$60.00/month']);
    expect(lines('Ongoing price', a, offered)).toEqual(['$75.00/month', '$75.00/month']);
    expect(lines('Offer', a, offered)).toEqual([
      'No offer now',
      '20% off | $60.00/month for 6 months, then $75.00/month',
    ]);
    expect(rowOf('Offer', a, offered).cells[1]?.day).toBe('2026-12-31');
  });

  it('say who is lowest and by how much the others are above', () => {
    expect(marks('Price now', a, dear, offered)).toEqual([
      '$15.00 a month more than the lowest',
      '$19.00 a month more than the lowest',
      'Lowest',
    ]);
    expect(marks('Estimated monthly cost', a, dear)).toEqual([
      'Lowest',
      '$4.00 a month more than the lowest',
    ]);
    expect(marks('Minimum total cost', a, dear)).toEqual([
      'Lowest',
      '$124.00 more than the lowest',
    ]);
  });

  it('name no lowest where all are the same, or there is one plan', () => {
    expect(marks('Price now', a, { ...a, id: 'z' })).toEqual([null, null]);
    expect(marks('Price now', a)).toEqual([null]);
  });

  it('of different periods are not set against each other, but by the estimate', () => {
    const weekly = cardLike({
      id: 'w',
      unit: '/7 days',
      ongoingCents: 1800,
      estimateCents: 7800,
    });
    for (const label of ['Price now', 'Ongoing price', 'Minimum total cost']) {
      expect(marks(label, a, weekly)).toEqual([null, null]);
      expect(rowOf(label, a, weekly).note).toMatch(/different/);
    }
    expect(marks('Estimated monthly cost', a, weekly)[0]).toBe('Lowest');
  });

  it('of contracts of different lengths have no lowest total', () => {
    const held = cardLike({
      id: 'h',
      contract: '12 months',
      contractMonths: 12,
      minimumTotalCents: 90_000,
    });
    expect(marks('Minimum total cost', a, held)).toEqual([null, null]);
    expect(rowOf('Minimum total cost', a, held).note).toMatch(/different lengths/);
    expect(marks('Price now', a, dear, held)[0]).toBe('Lowest');
  });
});

describe('plans estimated in different ways', () => {
  const power = cardLike({
    ...{ id: 'p', vertical: 'energy', unit: '/year', facts: { planId: 'XX1MRE', use: '1 kWh' } },
    ...{ ongoingCents: 143_613, estimateCents: 143_613, minimumTotalCents: 143_613 },
  });

  it('say for how long each estimate is, and set none against another', () => {
    expect(lines('Estimated cost', mobile, power)).toEqual(['$20.00 a month', '$1,436.13 a year']);
    expect(marks('Estimated cost', mobile, power)).toEqual([null, null]);
    expect(rowOf('Estimated cost', mobile, power).note).toContain('do not compare');
    const labels = compareRows([power, mobile]).map(({ label }) => label);
    expect(labels).not.toContain('Minimum total cost');
    expect(labels).not.toContain('Plan ID');
    expect(labels).toContain('Basic Plan Information Document or Critical information summary');
  });

  it('of one kind are compared by the year, with what the law asks for', () => {
    const dearer = { ...power, id: 'q', estimateCents: 150_000, ongoingCents: 150_000 };
    expect(marks('Estimated cost of a year', power, dearer)).toEqual([
      'Lowest',
      '$63.87 a year more than the lowest',
    ]);
    expect(lines('Plan ID', power, dearer)).toEqual(['XX1MRE', 'XX1MRE']);
    expect(lines('Against the reference price', power, dearer)).toEqual([
      'Not given by the provider',
      'Not given by the provider',
    ]);
  });
});

describe('differences', () => {
  it('are said of every row, and of none with one plan', () => {
    const other = cardLike({ id: 'z', facts: { modem: 'Included' } });
    expect(rowOf('Modem', a, other).difference).toBe('differs');
    expect(rowOf('Connection', a, other).difference).toBe('same');
    for (const row of compareRows([a])) expect(row.difference).toBeNull();
  });

  it('count an offer’s end, not the order of inclusions', () => {
    const later = {
      ...offered,
      id: 'd',
      offer: offered.offer && { ...offered.offer, until: '2027-01-31' },
    };
    expect(rowOf('Offer', offered, later).difference).toBe('differs');
    const turned = { ...a, id: 'z', inclusions: a.inclusions.toReversed() };
    expect(rowOf('Inclusions', a, turned).difference).toBe('same');
  });
});

describe('broadband', () => {
  it('names the typical evening speed, also where there is none, and never an "up to"', () => {
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
  it('is counted from the most, and no limit is more than any number', () => {
    const more = { ...mobile, id: 'n', facts: { data: 60 } };
    const endless = { ...mobile, id: 'u', facts: { data: 'unlimited' } };
    expect(marks('Data', mobile, more)).toEqual(['20 GB less than the most', 'Most data']);
    expect(marks('Data', mobile, endless)).toEqual([null, 'Most data']);
  });
});

it('plans of both kinds have the rows that both know, and nothing in them is lowest', () => {
  const rows = compareRows([mobile, a]);
  expect(rows.map(({ label }) => label)).toEqual([
    'Price now',
    'Ongoing price',
    'Offer',
    'Estimated monthly cost',
    'Minimum total cost',
    'Contract',
    'Data',
    'Set-up cost',
    'Inclusions',
    'Critical information summary',
    'Last checked',
  ]);
  expect(rows.flatMap(({ cells }) => cells.map(({ mark }) => mark)).filter(Boolean)).toEqual([]);
});

it('says it where a provider gave no document, no date and no inclusions', () => {
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
