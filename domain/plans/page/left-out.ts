/** Things that a plan does not include or its price does not count, so that nobody finds out after signing up. */
import { dollars } from '../../money.ts';
import type { FactValue } from '../fact.ts';
import type { ListedVertical } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';

type Facts = PlanCard['facts'];

type LeftOutOf = (facts: Facts, card: PlanCard) => readonly (string | null)[];

const sentences: Readonly<Partial<Record<ListedVertical, LeftOutOf>>> = {
  mobile: ({ kind, data, fiveG }) => [
    kind === 'Sim' ? 'A phone: this is a SIM for your own phone.' : null,
    fiveG === false ? 'The 5G network.' : null,
    beyondData(data),
    'Anything its critical information summary excludes, such as roaming or premium numbers.',
  ],
  broadband: ({ modem, data, evening }) => [
    modem === 'Bring your own' ? 'A modem: you bring your own.' : null,
    modem === 'To buy' ? 'A modem: you buy it once, at the start.' : null,
    evening === null ? 'A typical evening speed: the provider has not given one.' : null,
    beyondData(data),
    'Anything its critical information summary excludes, such as wiring or a missed appointment.',
  ],
  energy: ({ fuel, exitFee, feedIn }, { breakdown }) => [
    otherFuel(fuel),
    'Conditional discounts and sign-up credits: they’re not in the price.',
    fuel === 'Gas' || breakdown?.lines.some(({ kind }) => kind === 'feed-in')
      ? null
      : feedIn === null
        ? 'Solar feed-in payments: this plan has none that we can count.'
        : 'Solar feed-in payments: tell us what you send to the grid and we’ll count them.',
    'Connection, disconnection and special meter read fees.',
    typeof exitFee === 'number' && exitFee > 0
      ? `Leaving early: the exit fee of ${dollars(exitFee)} is not in the price.`
      : null,
  ],
  'health-insurance': ({ cover, excluded, restricted, excess }) => [
    cover === 'Hospital' ? 'Extras such as dental, optical and physiotherapy.' : null,
    ...listOf(excluded),
    ...listOf(restricted).map(
      (one) => `${one}: restricted cover, paid at the public hospital rate only`,
    ),
    typeof excess === 'number' && excess > 0
      ? `The first ${dollars(excess)} of a hospital stay: your excess, for each adult in a year.`
      : null,
    'Claims during waiting periods, and any gap your doctor charges.',
  ],
  'credit-cards': ({ interestFree, foreignFee, rewards }) => [
    interestFree === 0 ? 'Interest-free days: purchases are charged interest from day one.' : null,
    rewards === 'None' ? 'Rewards.' : null,
    'Cash advances and late fees: they are not in the estimate.',
    foreignFee === 0 ? null : 'The fee on overseas purchases: it is not in the estimate.',
  ],
  'personal-loan': ({ lateFee, rateKind }) => [
    typeof lateFee === 'number' && lateFee > 0
      ? `Missed repayments: ${dollars(lateFee)} each, not in the total.`
      : null,
    rateKind === 'Fixed'
      ? 'Repaying early: a fixed rate can carry a break cost, which is not in the total.'
      : 'Changes to the variable rate: the total uses today’s rate.',
    'Any insurance the lender offers with the loan.',
  ],
  solar: ({ battery }) => [
    battery === null ? 'A battery.' : null,
    'Switchboard, meter or roof work the installer finds you need.',
    'Repairs outside warranty, and interest if you borrow to pay.',
  ],
};

/** Facts about exclusions, which need no line of their own next to this list. */
export const saidAsLeftOut: ReadonlySet<string> = new Set(['excluded', 'restricted']);

/** Sentences, the particular before the general; none for a vertical without any. */
export function leftOut(card: PlanCard): string[] {
  const lines = sentences[card.vertical]?.(card.facts, card) ?? [];
  return [...new Set(lines.filter((one) => one !== null))];
}

function otherFuel(fuel: FactValue | undefined): string | null {
  if (fuel === 'Dual') return null;
  return fuel === 'Gas'
    ? 'Electricity: this plan is for gas.'
    : 'Gas: this plan is for electricity.';
}

function beyondData(data: FactValue | undefined): string | null {
  if (typeof data !== 'number') return null;
  return data === 0 ? 'Data: this plan includes none.' : `Data beyond ${data} GB a month.`;
}

function listOf(value: FactValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
