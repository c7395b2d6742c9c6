/** The page of plans for the visitor's home: its steps in words, and the ways on without a plan. */
import { expect, it } from 'vitest';
import { planLike } from '../../domain/leads/chosen-plan.fixture.ts';
import { islandExamples } from '../islands/island-examples.ts';
import { IslandScope } from '../islands/runtime/island.tsx';
import { renderHtml } from '../ui/render-html.ts';
import { moreQuerySlot, querySlot } from '../ui/visitor-slots.ts';
import { type ResultStep, Results, type ResultsProps } from './results.tsx';

const energy: ResultStep = {
  product: 'Energy',
  kind: 'energy plans',
  state: 'done',
  plan: planLike(),
  changeHref: '/energy/results?step=1',
};
const solar: ResultStep = {
  product: 'Solar',
  kind: 'solar offers',
  state: 'skipped',
  plan: null,
  changeHref: '/energy/results?step=2',
};
const mobile: ResultStep = {
  product: 'Mobile',
  kind: 'mobile plans',
  state: 'now',
  plan: null,
  changeHref: '/energy/results?step=3',
};

/** Without the island, which has tests of its own. */
function shown(change: Partial<ResultsProps> = {}): string {
  const list = islandExamples['plan-list'].default;
  if (!list) throw new Error('islands/island-examples.ts has no list of plans');
  const props: ResultsProps = {
    title: 'Mobile plans for your address',
    address: '19 Quandong Road, Brunswick VIC 3056',
    steps: [mobile],
    total: null,
    changeHref: '/energy/address',
    callHref: null,
    skip: null,
    list,
    ...change,
  };
  const html = renderHtml(
    <IslandScope value={{ prefix: 's0', count: 0 }}>
      <Results {...props} />
    </IslandScope>,
  );
  return html.replaceAll(querySlot, '').replaceAll(moreQuerySlot, '');
}
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

it('one product has no steps, two have', () => {
  expect(shown()).not.toContain('Products you are comparing');
  expect(shown({ steps: [energy, mobile] })).toContain('aria-label="Products you are comparing"');
});

it('leads back to each product that is settled, and not to those that are not', () => {
  const html = shown({ steps: [energy, solar, mobile] });
  expect(hrefs(html)).toEqual(
    expect.arrayContaining(['/energy/results?step=1', '/energy/results?step=2']),
  );
  expect(hrefs(html)).not.toContain('/energy/results?step=3');
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '>Choose<span class="sr-only"> from solar offers</span>',
  );
  expect(hrefs(shown({ steps: [{ ...energy, changeHref: null }, mobile] }))).not.toContain(
    '/energy/results?step=1',
  );
});

it('offers a call where there is a form for one, and a way on where there is a next product', () => {
  const onward = shown({ callHref: '/energy/call', skip: { words: 'Skip mobile', href: '/next' } });
  expect(hrefs(onward)).toEqual(expect.arrayContaining(['/energy/call', '/next']));
  expect(onward).toContain('Prefer a call?');
  const alone = shown();
  expect(alone).not.toContain('Prefer a call?');
  expect(alone).not.toContain('Can’t see');
});
