/** The chosen plan: its price first, the basis of the price below, and nothing said twice. */
import { expect, it } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import { planOfId } from '../../../domain/leads/plan-quote.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { renderHtml } from '../render-html.ts';
import { PlanSummary } from './plan-summary.tsx';

const htmlOf = (change: Partial<PlanCard>) =>
  renderHtml(<PlanSummary id="plan" plans={[planLike(change)]} />).replaceAll('<!-- -->', '');

it('leads with the price, and gives its basis below', () => {
  const html = htmlOf({ estimateCents: 7_900 });
  expect(html).toMatch(/<strong[^>]*>\$79\.00 a month<\/strong>/);
  expect(html).toContain('>Estimated over the first year<');
  expect(html).toContain('>$75.00/month<');
});

it('says what the law requires beside a price, and repeats nothing that the price says', () => {
  const html = htmlOf({ minimumTotalCents: 120_000 });
  expect(html).toContain('>Plan Minimum cost: $1,200.00<');
  expect(html).toContain('>Typical evening speed (7pm–11pm): 48 Mbps<');
  const system = { vertical: 'solar', unit: '', ongoingCents: 570_600 } as const;
  expect(htmlOf(system)).not.toContain('Installed price');
  const loan = htmlOf({ vertical: 'personal-loan', unit: '/month', ongoingCents: 38_657 });
  expect(loan).toContain('>Comparison rate: ');
  expect(loan).toContain('>WARNING: This comparison rate');
});

it('keeps what it says apart: each in an entry of a list', () => {
  const html = htmlOf({ minimumTotalCents: 120_000, estimateCents: 7_900 });
  expect(html).toContain('<li>$75.00/month</li>');
  expect(html).toContain('<li>Plan Minimum cost: $1,200.00</li>');
});

it('leaves out a bill that is the same number for the same time', () => {
  const year = { vertical: 'energy', ongoingCents: 136_465, estimateCents: 136_465 } as const;
  expect(htmlOf({ ...year, unit: '/year' })).not.toContain('$1,364.65/year');
  expect(htmlOf({ ...year, unit: '/year', estimateCents: 140_000 })).toContain('$1,364.65/year');
});

it('marks a one-off payment as one', () => {
  const system = { vertical: 'solar', unit: '', ongoingCents: 570_600 } as const;
  expect(htmlOf(system)).toContain('$5,706.00, paid once');
});

it('names a plan that has no price, without an amount', () => {
  const html = htmlOf({ estimateCents: 0, ongoingCents: 0, unpriced: 'It follows a market.' });
  expect(html).toContain('Shore 50');
  expect(html).toContain('No estimate');
  expect(html).not.toContain('$');
  expect(html).not.toContain('Price on');
  expect(htmlOf({})).toContain('>Price on <');
});

it('says that a price could not be checked', () => {
  const plans = [planOfId('x-1', 'mobile', '2026-11-21')];
  const html = renderHtml(<PlanSummary id="plan" plans={plans} />);
  expect(html).toContain('x-1');
  expect(html).toContain('Its price could not be checked just now');
});

it('labels an amount that is not a bill', () => {
  const card = { vertical: 'credit-cards', unit: '/year', ongoingCents: 4_000 } as const;
  expect(htmlOf(card)).toContain('>Annual fee $40.00/year<');
  const loan = { vertical: 'personal-loan', unit: '/month', ongoingCents: 38_657 } as const;
  expect(htmlOf(loan)).toContain('>Repayments $386.57/month<');
});

it('links to change one of several products and keep the others, where the products are given', () => {
  const plans = [planLike(), planLike({ id: 'nest', vertical: 'mobile', name: 'Nest' })];
  const change = '/bundle/basic-info?leadId=1';
  const one = renderHtml(
    <PlanSummary id="plan" plans={plans} change={change} products={['broadband', 'mobile']} />,
  ).replaceAll('<!-- -->', '');
  expect(one).toContain('href="/bundle/basic-info?leadId=1&amp;plan=nest');
  expect(one).toContain('href="/bundle/basic-info?leadId=1&amp;plan=shore-50');
  expect(one).toContain('Change<span class="sr-only"> Nest from Plover Net</span>');
  expect(one).not.toContain('Change plan');
  expect(renderHtml(<PlanSummary id="plan" plans={plans} change="/mobile" />)).toContain(
    'Change plan',
  );
});

it('names the products without a plan, and leads to the plans of each with the rest kept', () => {
  const products = ['broadband', 'mobile', 'credit-cards'] as const;
  const plans = [planLike()];
  const change = '/bundle/basic-info?leadId=1';
  const html = renderHtml(<PlanSummary id="plan" {...{ plans, change, products }} />).replaceAll(
    '<!-- -->',
    '',
  );
  expect(html.match(/It is still part of your request\./g)).toHaveLength(2);
  expect(html).toMatch(/>Mobile<.*>No plan chosen<.*>Credit cards<.*>No card chosen</);
  const links = [...html.matchAll(/href="([^"\uE000-\uE00F]*)[^"]*"[^>]*>([^<]*)/g)].map(
    ([, href, words]) => [href?.replaceAll('&amp;', '&').replace(change, ''), words],
  );
  expect(links).toEqual(
    expect.arrayContaining([
      ['&skip=mobile&skip=credit-cards&product=broadband', 'Change'],
      ['&plan=shore-50&skip=credit-cards&product=mobile', 'Choose from mobile plans'],
      ['&plan=shore-50&skip=mobile&product=credit-cards', 'Choose from credit cards'],
    ]),
  );
  // The receipt names the products, but nothing can be changed.
  const told = renderHtml(<PlanSummary id="plan" {...{ plans, products }} />);
  expect(told).toContain('Credit cards');
  expect(told).not.toContain('Choose from');
});

it('names no product as without a plan while nobody knows what some plan is for', () => {
  const plans = [planOfId('x-1', null, '2026-11-21')];
  const html = renderHtml(
    <PlanSummary id="plan" plans={plans} products={['broadband', 'mobile']} change="/bundle" />,
  );
  expect(html).not.toContain('chosen<');
});

it('names every product of a bundle without any plan, and leads to the plans of each', () => {
  const products = ['broadband', 'credit-cards'] as const;
  const html = renderHtml(<PlanSummary id="plan" plans={[]} change="/b?l=1" {...{ products }} />);
  expect(html).toContain('>Your plans<');
  expect(html).toMatch(/No plan chosen.*Choose from internet plans.*No card chosen/);
  expect(html).toContain('/b?l=1&amp;skip=credit-cards');
  expect(html).not.toContain('You have not chosen a plan');
});
