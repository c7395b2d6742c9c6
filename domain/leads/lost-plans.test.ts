/** The message about chosen plans that the visitor cannot have. */
import { expect, it } from 'vitest';
import { lostWords } from './lost-plans.ts';
import { planOfId } from './plan-quote.ts';

const plan = (name: string) => ({
  ...planOfId('some-plan', 'energy', '2026-11-24'),
  name,
  providerName: 'Magpie Power',
});

it('there is no message while every plan is available', () => {
  expect(lostWords({ gone: false, elsewhere: [] }, 2)).toBeNull();
});

it.each([
  [
    { gone: true, elsewhere: [] },
    1,
    'A plan you chose is no longer on our list. Choose another one here; your other choices are kept.',
  ],
  [
    { gone: false, elsewhere: [plan('Dusk Saver')] },
    0,
    'Dusk Saver from Magpie Power is not sold in your area. Choose another one here.',
  ],
  [
    { gone: true, elsewhere: [plan('Dusk Saver'), plan('Dawn Saver')] },
    0,
    'A plan you chose is no longer on our list. Dusk Saver from Magpie Power and Dawn Saver from Magpie Power are not sold in your area. Choose another one here.',
  ],
])('the message names the lost plans and says what to do: %j', (lost, kept, words) => {
  expect(lostWords(lost, kept)).toBe(words);
});

it('the message mentions the kept choices only together with what to do', () => {
  const lost = { gone: false, elsewhere: [plan('Dusk Saver')] };
  const notSold = 'Dusk Saver from Magpie Power is not sold in your area.';
  expect(lostWords(lost, 0, null)).toBe(notSold);
  expect(lostWords(lost, 1, null)).toBe(notSold);
  expect(lostWords(lost, 1, 'Skip energy')).toBe(
    `${notSold} Skip energy; your other choices are kept.`,
  );
});
