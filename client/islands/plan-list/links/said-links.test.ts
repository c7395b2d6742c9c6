/** The answers in links around a list, after the list was asked something else. */
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { initialQuery, openSettings } from '../../../../domain/plans/list/plan-query.ts';
import { carryAnswers } from './said-links.ts';

const settings = { ...openSettings('energy'), answers: { state: 'VIC', postcode: '3056' } };
const query = initialQuery(settings);

it.each<[string, string, Readonly<Record<string, number | string>>, string]>([
  ['all', '/bundle?leadId=a&skip=energy', { kwh: 9000 }, '/bundle?leadId=a&skip=energy&kwh=9000'],
  ['all', '/bundle?leadId=a&kwh=9000&rcCode=A#x', {}, '/bundle?leadId=a&rcCode=A#x'],
  ['all', '/bundle?kwh=9000', { kwh: 5000, postcode: '3000' }, '/bundle?kwh=5000&postcode=3000'],
  // Another home has an area of its own.
  ['anywhere', '/energy?rcCode=A', { kwh: 5000, postcode: '3000' }, '/energy?rcCode=A&kwh=5000'],
  ['', '/energy?kwh=9000', { kwh: 5000 }, '/energy?kwh=9000'],
])('a link with said=%j: %s', (said, href, answers, now) => {
  document.body.innerHTML = `<a href="${href}"${said && ` data-said="${said}"`}>On</a>`;
  carryAnswers({ ...query, answers: { ...query.answers, ...answers } }, settings);
  const sorted = (url = '') => {
    const { pathname, searchParams, hash } = new URL(url, 'http://site');
    searchParams.sort();
    return `${pathname}?${searchParams}${hash}`;
  };
  expect(sorted(document.querySelector('a')?.getAttribute('href') ?? '')).toBe(sorted(now));
});
