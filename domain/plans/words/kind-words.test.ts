/** Names of kinds of plans, as Australians call them. */
import { expect, it } from 'vitest';
import type { ListedVertical } from '../listed.ts';
import { kindTitle, kindWords, nounFor, nounForChosen, resultsTitle } from './kind-words.ts';

it.each<[ListedVertical, one: string, many: string]>([
  ['energy', 'energy plan', 'energy plans'],
  ['mobile', 'mobile plan', 'mobile plans'],
  ['broadband', 'internet plan', 'internet plans'],
  ['credit-cards', 'credit card', 'credit cards'],
  ['personal-loan', 'personal loan', 'personal loans'],
  ['solar', 'solar system', 'solar systems'],
  ['health-insurance', 'health insurance policy', 'health insurance policies'],
])('%s is one %s or many %s', (vertical, one, many) => {
  expect([kindWords([vertical], 1), kindWords([vertical])]).toEqual([one, many]);
});

it('kinds that end in the same word share it', () => {
  expect(kindWords(['energy', 'credit-cards', 'mobile'])).toBe(
    'mobile and energy plans and credit cards',
  );
});

it('a title starts with a capital', () => {
  expect(kindTitle(['solar'])).toBe('Solar systems');
  expect(resultsTitle('energy')).toBe('Energy plans for your address');
  for (const vertical of ['credit-cards', 'broadband', 'mobile'] as const) {
    expect(resultsTitle(vertical)).toBe(`${kindTitle([vertical])} to compare`);
  }
  expect(resultsTitle('solar', 'suburb')).toBe('Solar systems for your suburb');
});

it('plans of one kind are named by their noun', () => {
  expect([
    nounFor('credit-cards', 1),
    nounFor('credit-cards'),
    nounFor('health-insurance'),
  ]).toEqual(['card', 'cards', 'policies']);
});

it.each([
  [['solar'], 'system'],
  [['mobile', 'broadband'], 'plans'],
  [['mobile', 'personal-loan'], 'plans'],
  [[null], 'plan'],
  [[null, 'solar'], 'plans'],
  [[], 'plan'],
])('chosen plans of %j are called %s', (chosen, noun) => {
  expect(nounForChosen(chosen.map((vertical) => ({ vertical })))).toBe(noun);
});
