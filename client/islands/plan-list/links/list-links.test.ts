/** The URLs of a list's states, and what each takes along. */
import { describe, expect, it } from 'vitest';
import { broadbandSettings } from '../../../../domain/plans/list/plan-query.fixture.ts';
import { initialQuery, openSettings } from '../../../../domain/plans/list/plan-query.ts';
import { moreQuerySlot, querySlot } from '../../../ui/visitor-slots.ts';
import type { PlanListProps } from '../plan-list-props.ts';
import {
  applyHref,
  barUrl,
  comparedFields,
  comparedUrl,
  pageHref,
  queryHref,
} from './list-links.ts';

const query = initialQuery(broadbandSettings);
const props = (change: Partial<PlanListProps> = {}): PlanListProps => ({
  settings: broadbandSettings,
  query,
  list: null,
  path: '/internet/plans',
  campaign: { first: '?rcCode=A', more: '&rcCode=A' },
  level: 2,
  ...change,
});

describe('the URLs of a list', () => {
  it('carry the campaign behind the question', () => {
    expect(queryHref(props(), query)).toBe('/internet/plans?rcCode=A');
    expect(queryHref(props(), { ...query, page: 2 })).toBe('/internet/plans?page=2&rcCode=A');
  });

  it('carry the plans chosen for the comparison', () => {
    expect(queryHref(props(), query, ['a', 'b'])).toBe('/internet/plans?plans=a&plans=b&rcCode=A');
    expect(queryHref(props(), { ...query, page: 2 }, ['a'])).toBe(
      '/internet/plans?page=2&plans=a&rcCode=A',
    );
    const bar = 'https://a.example/internet/plans?rc=A&plans=a,b&page=2#plans';
    expect(comparedUrl(bar, ['c'])).toBe('/internet/plans?rc=A&page=2&plans=c#plans');
    expect(comparedUrl(bar, [])).toBe('/internet/plans?rc=A&page=2#plans');
  });

  it('lead to our sign-up, or where the editor says', () => {
    expect(applyHref(props(), 'p')).toBe('/broadband/basic-info?plan=p&rcCode=A');
    const redirectUrl = 'https://x.example/a?b=c#d';
    expect(applyHref(props({ redirectUrl }), 'p')).toBe(
      'https://x.example/a?b=c&plan=p&rcCode=A#d',
    );
  });

  it('inside a journey carry the answers that the prices depend on, but nothing personal', () => {
    const settings = openSettings('personal-loan');
    const asked = initialQuery(settings);
    const answers = { ...asked.answers, amount: 9_000, creditRecord: 'Average' };
    const journey = {
      settings,
      redirectUrl: '/personal-loans/basic-info?leadId=l',
      carried: [['leadId', 'l']] as const,
      campaign: { first: '', more: '' },
    };
    expect(applyHref(props(journey), 'p', { ...asked, answers })).toBe(
      '/personal-loans/basic-info?leadId=l&amount=9000&plan=p',
    );
    // A default answer, where the page assumed another one.
    const here = { ...journey, settings: { ...settings, answers: { years: 7 } } };
    expect(applyHref(props(here), 'p', { ...asked, answers: asked.answers ?? {} })).toContain(
      'years=5',
    );
    // The comparison is part of the list: it shows the prices that the list shows.
    expect(comparedFields(journey, { ...asked, answers })).toEqual([
      ['amount', '9000'],
      ['creditRecord', 'Average'],
      ['leadId', 'l'],
    ]);
  });

  it('carry it to our own way where no journey has begun, too', () => {
    const settings = openSettings('personal-loan');
    const asked = initialQuery(settings);
    const answers = { ...asked.answers, amount: 9_000, creditRecord: 'Average' };
    const list = { settings, campaign: { first: '', more: '' } };
    expect(applyHref(props(list), 'p', { ...asked, answers })).toBe(
      '/personal-loans/basic-info?amount=9000&plan=p',
    );
    expect(applyHref(props(list), 'p', asked)).toBe('/personal-loans/basic-info?plan=p');
    // An editor's way may lead anywhere, so it gets no answers.
    const away = { ...list, redirectUrl: 'https://x.example/a' };
    expect(applyHref(props(away), 'p', { ...asked, answers })).toBe('https://x.example/a?plan=p');
  });

  it('of a plan’s own page carry the journey and what its price depends on', () => {
    const settings = openSettings('personal-loan');
    const asked = initialQuery(settings);
    const answers = { ...asked.answers, amount: 9_000 };
    expect(pageHref(props({ settings }), asked, 'p')).toBe('/plans/personal-loan/p?rcCode=A');
    const journey = { settings, carried: [['leadId', 'l']] as const };
    expect(pageHref(props(journey), { ...asked, answers }, 'p')).toBe(
      '/plans/personal-loan/p?leadId=l&amount=9000&rcCode=A',
    );
  });

  it('are the same on the server, where slots stand for the campaign', () => {
    const campaign = { first: querySlot, more: moreQuerySlot };
    expect(applyHref(props({ campaign }), 'p')).toContain(`plan=p${moreQuerySlot}`);
  });

  it('keep the parameters that are not the list’s', () => {
    const bar = 'https://a.example/internet/plans?rc=A&page=4&sort=2&speed=50#plans';
    expect(barUrl(bar, { ...query, page: 2 }, broadbandSettings)).toBe(
      '/internet/plans?rc=A&page=2#plans',
    );
  });
});
