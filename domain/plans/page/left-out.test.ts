/** Things a plan leaves out are named for that plan, and not for others. */
import { expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import { leftOut } from './left-out.ts';

it.each([
  ['mobile', { kind: 'Sim', data: 10, fiveG: false }, ['A phone', 'The 5G network.', '10 GB']],
  ['mobile', { kind: 'Phone', data: 0 }, ['Data: this plan includes none.']],
  ['broadband', { modem: 'Bring your own', evening: null }, ['you bring your own', 'speed']],
  ['broadband', { modem: 'To buy' }, ['you buy it once']],
  ['energy', { fuel: 'Gas', exitFee: 5_000 }, ['this plan is for gas', 'exit fee of $50.00']],
  ['energy', { fuel: 'Electricity', feedIn: null }, ['none that we can count']],
  ['energy', { fuel: 'Electricity', feedIn: 5 }, ['tell us what you send to the grid']],
  [
    'health-insurance',
    { cover: 'Hospital', excluded: ['Cataracts'], restricted: ['Skin'], excess: 75_000 },
    ['Extras', 'Cataracts', 'Skin: restricted cover', '$750.00'],
  ],
  [
    'credit-cards',
    { interestFree: 0, rewards: 'None', foreignFee: 3 },
    ['from day one', 'Rewards.', 'overseas'],
  ],
  ['personal-loan', { lateFee: 3_500, rateKind: 'Fixed' }, ['$35.00', 'break cost']],
  ['solar', { battery: null }, ['A battery.']],
] as const)('names what a %s plan with %j leaves out', (vertical, facts, words) => {
  const said = leftOut(cardLike({ vertical, facts })).join('\n');
  for (const word of words) expect(said).toContain(word);
});

it.each([
  ['mobile', { kind: 'Phone', data: 'unlimited', fiveG: true }, ['A phone', '5G', 'GB']],
  ['mobile', { kind: 'Phone', data: null, fiveG: null }, ['5G', 'GB', 'Data:']],
  ['broadband', { modem: 'Included', evening: 48, data: 'unlimited' }, ['modem', 'evening', 'GB']],
  ['energy', { fuel: 'Electricity', exitFee: 0 }, ['exit fee']],
  ['energy', { fuel: 'Gas', feedIn: null }, ['Solar feed-in']],
  ['energy', { fuel: 'Dual', feedIn: null }, ['this plan is for']],
  ['health-insurance', { cover: 'Extras', excluded: [], excess: null }, ['Extras such', 'excess']],
  ['health-insurance', { cover: 'Hospital', excess: 0 }, ['excess']],
  [
    'credit-cards',
    { interestFree: 55, rewards: 'Points', foreignFee: 0 },
    ['from day one', 'Rewards.', 'overseas'],
  ],
  ['personal-loan', { lateFee: 0, rateKind: 'Variable' }, ['Missed', 'break cost']],
  ['solar', { battery: 10 }, ['A battery.']],
] as const)('does not name what a %s plan with %j includes', (vertical, facts, words) => {
  const said = leftOut(cardLike({ vertical, facts })).join('\n');
  for (const word of words) expect(said).not.toContain(word);
});
