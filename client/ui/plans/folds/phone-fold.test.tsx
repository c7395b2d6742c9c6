/** A fold that the page opens: it never shuts again by itself. */
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find, inDom, show } from '../../../islands/dom.fixture.tsx';
import { PhoneFold } from './phone-fold.tsx';

inDom();

const fold = (open: boolean) => (
  <PhoneFold icon="info" line="About this list" open={open}>
    <p>Words</p>
  </PhoneFold>
);
const isOpen = () => find<HTMLDetailsElement>('details').open;

it('opens when it has to, and stays as the visitor left it', async () => {
  await show(fold(false));
  expect(isOpen()).toBe(false);
  await show(fold(true));
  expect(isOpen()).toBe(true);
  await show(fold(false));
  expect(isOpen()).toBe(true);
  find<HTMLDetailsElement>('details').open = false;
  await show(fold(false));
  expect(isOpen()).toBe(false);
});
