/** The plans a form names: kept, reported with a new price, reported as gone, or kept by id alone. */
import { describe, expect, it } from 'vitest';
import { energyCard } from '../plans/energy/energy-card.fixture.ts';
import { cardLike } from '../plans/example-plans.ts';
import { type ChosenPlan, isPriceConfirmed } from './chosen-plan.ts';
import { checkPlans, type FoundPlans, type NamedPlan, toldPlans } from './plan-check.ts';

const asked = { vertical: 'broadband', day: '2026-11-22' } as const;
const said = (id: string, shownCents: number | null = null): NamedPlan => ({
  id,
  shownCents,
  shownBilled: '',
  beforeCents: null,
});
/** The plans as the returned form sends them. */
const asSaid = (shown: readonly ChosenPlan[]): NamedPlan[] =>
  shown.map(({ billed, ...plan }) => ({ ...plan, shownBilled: billed ?? '' }));
const found = (...cards: FoundPlans['cards']): FoundPlans => ({
  cards,
  elsewhere: [],
  ended: [],
  complete: true,
});
const silent: FoundPlans = { cards: [], elsewhere: [], ended: [], complete: false };

describe('a plan named by a form', () => {
  it('is kept with provider, price and day when the price is the one shown', () => {
    const { sent, errors } = checkPlans([said('shore-50', 7500)], found(cardLike()), asked);
    expect(errors).toEqual([]);
    expect(sent).toEqual([
      {
        id: 'shore-50',
        vertical: 'broadband',
        name: 'Shore 50',
        providerId: 'plover',
        providerName: 'Plover Net',
        price: '$75.00/month',
        priceCents: 7500,
        billed: ';7500/month;7500',
        estimate: '$75.00 a month, estimated over the first year',
        basis: [],
        owed: ['Plan Minimum cost: $75.00', 'Typical evening speed (7pm–11pm): 48 Mbps'],
        estimateCents: 7500,
        day: '2026-11-22',
        shownCents: 7500,
        beforeCents: null,
        document: 'https://www.plover.example/critical-information/shore-50',
        documentName: 'Critical information summary',
      },
    ]);
    expect(sent.map(isPriceConfirmed)).toEqual([true]);
  });

  it('has the first year’s cost for energy, since no one pays the offer’s price', () => {
    const offer = {
      title: 'Welcome',
      description: null,
      until: null,
      priceCents: 9_000,
      months: 1,
    };
    const card = { ...energyCard, offer };
    const [sent] = checkPlans([said(card.id)], found(card), asked).sent;
    expect(sent?.priceCents).toBe(energyCard.estimateCents);
  });

  it('names who can get it beside the price, but only if it has a condition', () => {
    const who = 'You own an electric vehicle';
    const owed = [who, null].map((eligibility) => {
      const card = { ...energyCard, facts: { ...energyCard.facts, eligibility } };
      return checkPlans([said(card.id)], found(card), asked).sent[0]?.owed.join();
    });
    expect(owed[0]).toContain(`Who can get it: ${who}`);
    expect(owed[1]).not.toContain('Who can get it');
  });

  it('keeps the first price its sender saw when the price changes again', () => {
    const rounds = [7900, 8300].map((estimateCents) => found(cardLike({ estimateCents })));
    const shown = rounds.reduce<readonly NamedPlan[]>(
      (plans, answer) => asSaid(checkPlans(plans, answer, asked).shown),
      [said('shore-50', 7500)],
    );
    expect(shown).toMatchObject([{ shownCents: 8300, beforeCents: 7500 }]);
    const last = checkPlans(shown, found(cardLike({ estimateCents: 8300 })), asked);
    expect(last.errors).toEqual([]);
    expect(last.sent).toMatchObject([{ estimateCents: 8300, shownCents: 8300, beforeCents: 7500 }]);
  });

  it('with a changed price is reported with both prices, and the form gets the new one', () => {
    const card = cardLike({ estimateCents: 7900 });
    const first = checkPlans([said('shore-50', 7500)], found(card), asked);
    expect(first.errors).toEqual([
      {
        field: 'plan',
        message:
          'The price of Shore 50 has changed since you opened this page. The estimate was $75.00 and is now $79.00 a month, estimated over the first year. Check the new price, then send your details again.',
      },
    ]);
    const shown = asSaid(first.shown);
    expect(shown).toMatchObject([{ id: 'shore-50', shownCents: 7900, beforeCents: 7500 }]);
    const second = checkPlans(shown, found(card), asked);
    expect(second.errors).toEqual([]);
    expect(second.sent).toMatchObject([
      { estimateCents: 7900, shownCents: 7900, beforeCents: 7500 },
    ]);
  });

  it('with a higher price after its offer is reported once, even with the same estimate, and keeps no earlier estimate', () => {
    const offer = { title: 'o', description: null, priceCents: 6000, months: 12, until: null };
    const now = cardLike({ offer, ongoingCents: 12_000, estimateCents: 6000 });
    const open = { ...said('shore-50', 6000), shownBilled: '6000x12;8000/month;7500' };
    const first = checkPlans([open], found(now), asked);
    expect(first.errors).toEqual([
      { field: 'plan', message: expect.stringMatching(/then \$80.*then \$120/) },
    ]);
    const second = checkPlans(asSaid(first.shown), found(now), asked);
    expect(second.errors).toEqual([]);
    expect(second.sent).toMatchObject([
      { priceCents: 6000, estimateCents: 6000, shownCents: 6000, beforeCents: null },
    ]);
  });

  it('that could not be looked up in between is still checked against what its form showed', () => {
    const open = { ...said('shore-50', 7500), shownBilled: ';7500/month;7500' };
    const between = checkPlans([open], silent, asked);
    expect(asSaid(between.shown)).toMatchObject([{ shownBilled: ';7500/month;7500' }]);
  });

  it('without a document has no name for one', () => {
    const { sent } = checkPlans([said('shore-50')], found(cardLike({ document: null })), asked);
    expect(sent).toMatchObject([{ document: null, documentName: null }]);
  });

  it('without a price is kept by name, with no confirmed price', () => {
    const card = cardLike({ estimateCents: 0, ongoingCents: 0, unpriced: 'It follows a market.' });
    const { sent, errors } = checkPlans([said('shore-50')], found(card), asked);
    expect(errors).toEqual([]);
    expect(sent).toMatchObject([
      {
        name: 'Shore 50',
        providerName: 'Plover Net',
        document: card.document,
        price: null,
        priceCents: null,
        estimate: null,
        estimateCents: null,
      },
    ]);
    expect(sent.map(isPriceConfirmed)).toEqual([false]);
  });

  it('that has lost its price is reported once, then accepted without one', () => {
    const card = cardLike({ estimateCents: 0, unpriced: 'It follows a market.' });
    const first = checkPlans([said('shore-50', 7500)], found(card), asked);
    expect(first.errors).toEqual([
      {
        field: 'plan',
        message:
          'We can no longer work out a price for Shore 50. The estimate was $75.00. Send your details again to ask for the plan without one.',
      },
    ]);
    expect(first.shown).toMatchObject([{ shownCents: null, beforeCents: 7500 }]);
    expect(checkPlans(asSaid(first.shown), found(card), asked).errors).toEqual([]);
  });

  it('that is gone is one error, and is removed from the form', () => {
    const { shown, sent, errors } = checkPlans([said('one'), said('two')], found(), asked);
    expect([shown, sent]).toEqual([[], []]);
    expect(errors).toEqual([
      { field: 'plan', message: expect.stringContaining('no longer on our list') },
    ]);
  });

  it('that has ended is named, and is removed from the form', () => {
    const ended = [{ plan: cardLike({ name: 'Shore 25' }), endedOn: '2026-10-31' }];
    const { shown, errors } = checkPlans(
      [said('shore-50')],
      { cards: [], elsewhere: [], ended, complete: false },
      asked,
    );
    expect(shown).toEqual([]);
    expect(errors).toEqual([
      {
        field: 'plan',
        message: expect.stringMatching(/^Shore 25 from Plover Net is no longer available\. /),
      },
    ]);
  });

  it.each([true, false])(
    'not sold at the home’s address is named, and is removed from the form (all lists answered: %s)',
    (complete) => {
      const far = { ...found(cardLike()), elsewhere: ['shore-50'], complete };
      const { shown, sent, errors } = checkPlans([said('shore-50', 7500)], far, asked);
      expect([shown, sent]).toEqual([[], []]);
      expect(errors).toEqual([
        {
          field: 'plan',
          message:
            'Shore 50 from Plover Net is not sold in your area. Choose another plan, or send your details without it.',
        },
      ]);
    },
  );

  it('that cannot be looked up is kept by id with the price shown, unconfirmed', () => {
    const { sent, shown, errors } = checkPlans([said('shore-50', 7500)], silent, asked);
    expect(errors).toEqual([]);
    expect(sent).toMatchObject([
      { id: 'shore-50', vertical: 'broadband', name: null, estimateCents: null, shownCents: 7500 },
    ]);
    expect(shown).toEqual(sent);
    expect(sent.map(isPriceConfirmed)).toEqual([false]);
  });

  it('in a bundle is kept when it cannot be looked up, even if no product is known', () => {
    const { sent } = checkPlans([said('a'), said('b')], silent, { ...asked, vertical: null });
    expect(sent).toMatchObject([
      { id: 'a', vertical: null },
      { id: 'b', vertical: null },
    ]);
  });

  it('shown without a price is kept at its current price, unconfirmed', () => {
    const { sent, shown } = checkPlans([said('shore-50')], found(cardLike()), asked);
    expect(sent.map(isPriceConfirmed)).toEqual([false]);
    expect(shown).toMatchObject([{ shownCents: 7500 }]);
  });

  it('counts once for each product: the first named', () => {
    const cards = [
      cardLike({ id: 'a' }),
      cardLike({ id: 'b' }),
      cardLike({ id: 'c', vertical: 'mobile' }),
    ];
    const { sent } = checkPlans([said('b'), said('c'), said('a')], found(...cards), asked);
    expect(sent.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

it('a sign-up elsewhere is told of all plans: those not looked up by id, with the lead’s product', () => {
  const { sent } = checkPlans([said('shore-50')], found(cardLike()), asked);
  expect(toldPlans(['gone-1', 'shore-50'], sent, asked)).toMatchObject([
    { id: 'gone-1', vertical: 'broadband', day: '2026-11-22', name: null },
    { id: 'shore-50', name: 'Shore 50' },
  ]);
});
