/** The notice beside an address box: it names what the page's products are, such as cards or loans. */
import { expect, it } from 'vitest';
import { renderHtml } from '../render-html.ts';
import { AddressNotice } from './address-notice.tsx';

it.each([
  [['energy'], 'find your plans'],
  [['credit-cards'], 'find cards'],
  [['personal-loan'], 'find loans'],
  [['health-insurance'], 'find policies'],
  [['solar'], 'find systems'],
  [['energy', 'solar'], 'compare what you choose'],
  [[], 'find your plans'],
])('%j: to %s', (products, purpose) => {
  const html = renderHtml(<AddressNotice products={products} />);
  expect(html).toContain(`We keep this to ${purpose} and start your sign-up.`);
});
