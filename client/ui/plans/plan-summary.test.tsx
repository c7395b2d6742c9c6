/** The plan in hand: its number first, what that rests on below, and nothing said twice. */
import { expect, it } from 'vitest';
import { planLike } from '../../../domain/leads/chosen-plan.fixture.ts';
import { planOfId } from '../../../domain/leads/plan-quote.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { renderHtml } from '../render-html.ts';
import { PlanSummary } from './plan-summary.tsx';

const htmlOf = (change: Partial<PlanCard>) =>
  renderHtml(<PlanSummary id="plan" plans={[planLike(change)]} />).replaceAll('<!-- -->', '');

it('leads by the number, and says below what it rests on', () => {
  const html = htmlOf({ estimateCents: 7_900 });
  expect(html).toMatch(/<strong[^>]*>\$79\.00 a month<\/strong>/);
  expect(html).toContain('>Estimated over the first year<');
  expect(html).toContain('>$75.00/month<');
});

it('leaves out a bill that is the same number for the same time', () => {
  const year = { vertical: 'energy', ongoingCents: 136_465, estimateCents: 136_465 } as const;
  expect(htmlOf({ ...year, unit: '/year' })).not.toContain('$1,364.65/year');
  expect(htmlOf({ ...year, unit: '/year', estimateCents: 140_000 })).toContain('$1,364.65/year');
});

it('names what is paid once as such', () => {
  const system = { vertical: 'solar', unit: '', ongoingCents: 570_600 } as const;
  expect(htmlOf(system)).toContain('$5,706.00, paid once');
});

it('names a plan that has no price, without an amount', () => {
  const html = htmlOf({ estimateCents: 0, ongoingCents: 0, unpriced: 'It follows a market.' });
  expect(html).toContain('Shore 50');
  expect(html).toContain('No estimate');
  expect(html).not.toContain('$');
});

it('says that a price could not be checked', () => {
  const plans = [planOfId('x-1', 'mobile', '2026-11-21')];
  const html = renderHtml(<PlanSummary id="plan" plans={plans} />);
  expect(html).toContain('x-1');
  expect(html).toContain('Its price could not be checked just now');
});
