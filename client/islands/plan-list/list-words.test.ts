/** What a list says of itself, and the addresses of its states. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planWidget } from '../../../content/model/plan-widget.schema.ts';
import { initialState } from '../../../domain/plans/plan-list-state.ts';
import { examplePage } from '../../ui/plans/example-plans.ts';
import { moreQuerySlot, querySlot } from '../../ui/visitor-slots.ts';
import { applyHref, barAddress, pageTitle, stateHref } from './list-links.ts';
import { choices, dataValueText, dataWords, statusWords } from './list-words.ts';
import type { PlanListProps } from './plan-list-props.ts';

const mobile = v.parse(planWidget, { vertical: 'mobile' });
const broadband = v.parse(planWidget, { vertical: 'broadband' });
const state = initialState(broadband);
const props = (change: Partial<PlanListProps> = {}): PlanListProps => ({
  widget: broadband,
  state,
  list: null,
  path: '/internet/plans',
  application: 'https://apply.example',
  campaign: { first: '?rcCode=A', more: '&rcCode=A' },
  imageHosts: [],
  level: 2,
  ...change,
});

describe('the words of a list', () => {
  it('count, order and what is in sight', () => {
    expect(statusWords(examplePage, state, 5)).toBe(
      '42 plans, lowest to highest estimated cost. Showing 6 to 8.',
    );
    const one = { ...examplePage, plans: examplePage.plans.slice(0, 1), total: 1, page: 1 };
    expect(statusWords(one, { ...state, sort: 2 }, 5)).toBe(
      '1 plan, highest to lowest estimated cost.',
    );
    expect(statusWords({ ...one, plans: [], total: 0 }, state, 5)).toBe(
      'No plans match your choices.',
    );
  });

  it('name the data in sight and for the ear (spec: plan-lists)', () => {
    expect(dataWords(30, mobile)).toBe('30+ GB per month');
    expect(dataValueText(30, mobile)).toBe('30 GB per month or more');
    expect(dataValueText(30, { ...mobile, dataUsageSuffix: ' GB' })).toBe('30 GB');
  });

  it('every choice has a list without it, from page 1', () => {
    const chosen = { ...state, page: 3, speeds: [50, 100] as const, providers: ['plover', 'gone'] };
    const found = choices(chosen, broadband, examplePage.providers);
    expect(found.map(({ label }) => label)).toEqual([
      'Speed tier 50',
      'Speed tier 100',
      'Connection: nbn',
      'Plover Net',
      'gone',
    ]);
    expect(found[0]?.without).toMatchObject({ page: 1, speeds: [100] });
    expect(found[2]?.without.connections).toEqual([]);
  });
});

describe('the addresses of a list', () => {
  it('carry the campaign behind the state', () => {
    expect(stateHref(props(), state)).toBe('/internet/plans?rcCode=A');
    expect(stateHref(props(), { ...state, page: 2 })).toBe('/internet/plans?page=2&rcCode=A');
  });

  it('lead to the sign-up, or where the editor says', () => {
    expect(applyHref(props(), 'p')).toBe(
      'https://apply.example/broadband/basic-info?plan=p&rcCode=A',
    );
    const widget = { ...broadband, redirectUrl: 'https://x.example/a?b=c#d' };
    expect(applyHref(props({ widget }), 'p')).toBe('https://x.example/a?b=c&plan=p&rcCode=A#d');
  });

  it('are the same on the server, where slots stand for the campaign', () => {
    const campaign = { first: querySlot, more: moreQuerySlot };
    expect(applyHref(props({ campaign }), 'p')).toContain(`plan=p${moreQuerySlot}`);
  });

  it('keep in the bar what is not the list’s', () => {
    const bar = 'https://a.example/internet/plans?rc=A&page=4&sort=2&speed=50#plans';
    expect(barAddress(bar, { ...state, page: 2 }, broadband)).toBe(
      '/internet/plans?rc=A&page=2#plans',
    );
  });

  it('number the title', () => {
    expect(pageTitle('Plans | Brand', 2)).toBe('Plans, page 2 | Brand');
    expect(pageTitle('Plans, page 2 | Brand', 3)).toBe('Plans, page 3 | Brand');
    expect(pageTitle('Plans, page 3 | Brand', 1)).toBe('Plans | Brand');
  });
});
