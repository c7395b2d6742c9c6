/** The comparison page as HTML: valid, scoped and labelled, whatever a provider wrote. */
import { describe, expect, it } from 'vitest';
import { cardLike, examplePage } from '../../../../domain/plans/example-plans.ts';
import { sponsoredSentence } from '../../../../domain/plans/list/honesty.ts';
import {
  headingProblems,
  markupProblems,
  repeatedIds,
} from '../../../sections/validator.fixture.ts';
import { renderHtml } from '../../render-html.ts';
import { CompareNothing, ComparePage, type ComparePageProps } from './compare-page.tsx';

const naughty = '"><script>alert(1)</script>';
const lists = [{ label: 'All internet plans', href: '/internet' }];
const base: ComparePageProps = {
  plans: [
    cardLike({ id: 'a' }),
    cardLike({ id: 'b', name: naughty, sponsored: true, inclusions: ['Same', 'Same'] }),
    ...examplePage.plans.slice(1),
  ],
  linksOf: ({ id }) => ({
    page: `/plans/broadband/${id}`,
    apply: `/broadband/basic-info?plan=${id}`,
    remove: '/compare',
  }),
  providers: [{ name: 'Plover Net' }, { name: naughty }],
  elsewhere: [],
  ended: [],
  unknown: 0,
  beyond: 0,
  partial: false,
  staleSince: null,
  said: {},
  differences: false,
  allHref: '/compare?plans=a&plans=b',
  differencesHref: '/compare?plans=a&plans=b&differences=1',
  share: <p>https://www.brand.example/compare?plans=a&plans=b</p>,
  listOf: ([plan]) => (plan?.vertical === 'broadband' ? '/internet/plans?plans=a' : null),
  retryHref: '/compare?plans=a&plans=b',
  lists,
};
const fuels = ['Electricity', 'Gas'].map((fuel) =>
  cardLike({ id: fuel, vertical: 'energy', facts: { fuel, customer: 'Residential' } }),
);
const page = (over: Partial<ComparePageProps> = {}) =>
  renderHtml(<ComparePage {...base} {...over} />);

describe('the comparison page', () => {
  it('says what its link contains, including answers where there are any', () => {
    expect(page()).toContain('The link contains the plans you chose and nothing about you.');
    const told = page({ said: { postcode: '3056' } });
    expect(told).toContain('the answers you gave for their prices');
    expect(told).not.toContain('nothing about you');
    const plans = [cardLike({ vertical: 'credit-cards' })];
    for (const said of [{}, { spend: 2000 }])
      expect(page({ plans, said })).toContain('but no answers about yourself');
  });

  it.each<[string, Partial<ComparePageProps>]>([
    ['four plans with every odd case', {}],
    ['one plan', { plans: base.plans.slice(0, 1) }],
    [
      'everything that can be said above the table',
      {
        unknown: 1,
        beyond: 2,
        staleSince: '2026-11-20T22:10:00.000Z',
        elsewhere: ['a', 'b'],
        said: { postcode: '3056' },
      },
    ],
    ['a list that could not be had', { partial: true, unknown: 1 }],
    ['two fuels', { plans: fuels }],
    ['two kinds', { plans: [cardLike({ id: 'a' }), cardLike({ id: 'm', vertical: 'mobile' })] }],
  ])('is valid with %s', async (_name, over) => {
    const html = page(over);
    expect(await markupProblems(html)).toEqual([]);
    expect(headingProblems(html)).toEqual([]);
    expect(repeatedIds(html)).toEqual([]);
    expect(html).not.toContain('<script');
  });

  it('is a table with a caption, a column a plan and a row a fact', () => {
    const html = page();
    expect(html.match(/<caption /g)).toHaveLength(1);
    expect(html.match(/<th scope="col"/g)).toHaveLength(4);
    const facts = html.match(/<th scope="row"/g) ?? [];
    expect(facts).toHaveLength(17);
    expect(html.match(/<td/g)).toHaveLength(4 * facts.length + 1);
  });

  it('has a table of its own for each kind, under its heading, with links to its list', () => {
    const plans = [cardLike({ id: 'a' }), cardLike({ id: 'm', vertical: 'mobile' })];
    const html = page({ plans });
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html.match(/<h2[^>]*>One (?:mobile|internet) plan</g)).toHaveLength(2);
    expect(html).toContain('/internet/plans?plans=a');
    expect(html).toContain('Add another internet plan');
    expect(html).not.toContain('Add another mobile plan');
  });

  it.each([
    [2, ['Add another energy plan for electricity', 'Add another energy plan for gas']],
    [4, ['Back to the energy plans for electricity', 'Back to the energy plans for gas']],
  ])('leads to a list for each fuel, and says which, with %i plans', (count, words) => {
    const plans = [...fuels, ...fuels].slice(0, count);
    const html = page({
      plans: plans.map((plan, index) => ({ ...plan, id: `${plan.id}${index}` })),
      listOf: ([plan]) => `/energy/plans?of=${plan?.facts.fuel}`,
    });
    expect(
      [...html.matchAll(/>((?:Add|Back)[^<]*?)(?:, for homes)?</g)].map(([, one]) => one),
    ).toEqual(words);
    expect(html).toMatch(new RegExp(`<a [^>]*of=Gas[^>]*>${words[1]}`));
  });

  it('links once to a list that contains two kinds', () => {
    const html = page({ plans: fuels, listOf: () => '/energy/plans' });
    expect(html.match(/Add another energy plan</g)).toHaveLength(1);
  });

  it('shows the differences only, says how much is left out, and which view it is', () => {
    const plans = [cardLike({ id: 'a' }), cardLike({ id: 'b', facts: { modem: 'Included' } })];
    const [all, some] = [page({ plans }), page({ plans, differences: true })];
    expect(all).toContain('Same for all');
    expect(some).not.toContain('>Contract<');
    expect(some).toContain('Modem');
    expect(some).toMatch(/\(\d+ the same, left out\)/);
    expect(some).toMatch(/aria-current="true"[^>]*>Differences only</);
    expect(all).toMatch(/aria-current="true"[^>]*>Everything</);
    expect(all).toMatch(/aria-current="page"[^>]*href="\/compare\?plans=a&amp;plans=b/);
  });

  it('names the cheapest in words, and the others by what they cost more', () => {
    const plans = [cardLike({ id: 'a' }), cardLike({ id: 'b', estimateCents: 7900 })];
    expect(page({ plans })).toMatch(/class="compare-mark">Lowest</);
    expect(page({ plans })).toMatch(/class="compare-mark">\$4\.00 more a month</);
  });

  it('scrolls by keyboard where the plans may not fit, and is not a tab stop where they do', () => {
    expect(page({ plans: base.plans.slice(0, 2) })).not.toContain('tabindex');
    expect(page({ plans: base.plans.slice(0, 3) })).toContain('tabindex="0"');
  });

  it('labels what was paid for in words, and says what that means', () => {
    expect(page().match(/class="badge">Sponsored</g)?.length).toBe(
      base.plans.filter(({ sponsored }) => sponsored).length,
    );
    expect(page()).toContain(sponsoredSentence);
    const unpaid = base.plans.map((plan) => ({ ...plan, sponsored: false }));
    expect(page({ plans: unpaid })).not.toContain('Sponsored');
  });

  it('says that a plan is gone only when every list was asked', () => {
    expect(page({ unknown: 1 })).toContain('is no longer on our list');
    const partial = page({ unknown: 1, partial: true });
    expect(partial).not.toContain('is no longer on our list');
    expect(partial).toContain('could not be loaded just now');
  });

  it('says from when old prices are, in Sydney', () => {
    expect(page({ staleSince: '2026-11-20T22:10:00.000Z' })).toContain(
      '21 November 2026 at 9:10 am (Sydney)',
    );
  });
});

it('tells plans of one name apart by their providers, in every link', () => {
  const html = page({
    plans: [
      cardLike({ id: 'a', name: 'Basic' }),
      cardLike({ id: 'b', name: 'Basic', provider: { id: 'o', name: 'Other Net', logo: null } }),
    ],
  }).replace(/<!-- -->/g, '');
  for (const words of ['Remove<span class="sr-only"> ', 'Apply Now<span class="sr-only"> for ']) {
    expect(html.split(`${words}Basic from Other Net<`)).toHaveLength(2);
    expect(html.split(`${words}Basic from `)).toHaveLength(3);
  }
});

it('without a comparison, the page leads on', async () => {
  for (const retryHref of [undefined, '/compare?plans=a']) {
    const html = renderHtml(
      <CompareNothing title="T" text="W" lists={lists} retryHref={retryHref} />,
    );
    expect(await markupProblems(html)).toEqual([]);
    expect(html.includes('Try again')).toBe(retryHref !== undefined);
    // The page's own URL keeps the choice, in the last breadcrumb too.
    const [here = ''] = /<a [^>]*aria-current="page"[^>]*>/.exec(html) ?? [];
    expect(here).toContain(`href="${retryHref ?? '/compare'}`);
    expect(html).toContain('href="/internet');
  }
});
