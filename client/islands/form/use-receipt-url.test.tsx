/** The receipt's URL in the bar while a form shows its result, and the page's own URL before and after. */
// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { inDom, show } from '../dom.fixture.tsx';
import { ownUrl } from '../runtime/page-hooks.ts';
import { useReceiptUrl } from './use-receipt-url.ts';

inDom();

function Form({ receipt }: { readonly receipt?: string }) {
  useReceiptUrl(receipt);
  return null;
}

const bar = () => location.pathname + location.search;
const own = () => ownUrl().slice(location.origin.length);
const receipt = '/receipt?ref=KJ-1';

beforeEach(() => history.replaceState({ kept: 1 }, '', '/mobile/business?data=60'));

it('stands in the bar until the result is closed, and the page’s own is known meanwhile', async () => {
  await show(<Form receipt={receipt} />);
  expect([bar(), own()]).toEqual([receipt, '/mobile/business?data=60']);
  await show(<Form />);
  expect([bar(), own()]).toEqual(['/mobile/business?data=60', '/mobile/business?data=60']);
  expect(history.state).toEqual({ kept: 1 });
});

it('is left alone, as any other, where the visitor has gone back before the result is closed', async () => {
  await show(<Form receipt={receipt} />);
  // The entry before it, as Back leaves it.
  history.replaceState(null, '', '/mobile/business');
  await show(<Form />);
  expect([bar(), own()]).toEqual(['/mobile/business', '/mobile/business']);
});
