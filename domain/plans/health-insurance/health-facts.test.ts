/** The words on a policy's card that the law requires. */
import { expect, it } from 'vitest';
import { type Fact, factsOf, factWords } from '../fact.ts';
import { passes } from '../filter.ts';
import { completeAnswers } from '../question.ts';
import { combinedPolicy, extrasPolicy, hospitalPolicy } from './health.fixture.ts';
import { healthFacts } from './health-facts.ts';
import { healthFilters } from './health-filters.ts';
import type { HealthPlan } from './health-plan.ts';
import { healthPresets, healthQuestions } from './health-questions.ts';

const answers = completeAnswers(healthQuestions, { loading: 10 });
const known = (plan: HealthPlan) => factsOf(healthFacts, plan, '2026-11-21', answers);
const words = (plan: HealthPlan, name: keyof typeof healthFacts) => {
  const fact: Fact<never> = healthFacts[name];
  return factWords(fact, known(plan)[name] ?? null);
};

const optionsFor = (plan: HealthPlan) =>
  healthFilters.excess.options.filter((excess) => passes(healthFilters, { excess }, known(plan)));

it('the facts give the premium before the rebate, the rebate and the loading', () => {
  expect(words(hospitalPolicy, 'full')).toBe('$200.00 a month');
  expect(words(hospitalPolicy, 'rebate')).toBe('24.118% taken off');
  expect(words(hospitalPolicy, 'loading')).toBe('20% added to the hospital part');
  expect(words(extrasPolicy, 'loading')).toBe('None');
});

it('the facts list what is not covered, or say that nothing is', () => {
  expect(words(hospitalPolicy, 'excluded')).toBe('Cataracts');
  expect(words({ ...hospitalPolicy, excluded: [] }, 'excluded')).toMatch(/^No hospital/);
  expect(words({ ...extrasPolicy, excluded: [] }, 'excluded')).toBe('Hospital treatment');
  expect(words({ ...extrasPolicy, excluded: ['Orthodontics'] }, 'excluded')).toBe('Orthodontics');
  expect(words(hospitalPolicy, 'waiting')).toBe('Pre-existing conditions: 12 months');
});

it('extras have no tier, no excess and no exemption from the surcharge', () => {
  expect(words(extrasPolicy, 'tier')).toBe('None: no hospital cover');
  expect(words(extrasPolicy, 'excess')).toBe('None: no hospital cover');
  expect(known(extrasPolicy).surcharge).toBe(false);
  expect(known(hospitalPolicy).surcharge).toBe(true);
  expect(known({ ...hospitalPolicy, excessCents: 75_001 }).surcharge).toBe(false);
});

it.each([
  [0, ['No excess', '$250 or less', '$500 or less', '$750 or less']],
  [25_000, ['$250 or less', '$500 or less', '$750 or less']],
  [50_000, ['$500 or less', '$750 or less']],
  [100_000, []],
])('an excess of %i cents passes the filters %j', (excessCents, passed) => {
  expect(optionsFor({ ...combinedPolicy, excessCents })).toEqual(passed);
});

it('extras do not count as policies without an excess', () => {
  expect(extrasPolicy.excessCents).toBe(0);
  expect(optionsFor(extrasPolicy)).toEqual([]);
});

it('the presets use answers that the questions accept unchanged', () => {
  expect(healthPresets).toHaveLength(3);
  for (const { answers: said = {} } of healthPresets) {
    expect(completeAnswers(healthQuestions, said)).toMatchObject(said);
  }
});
