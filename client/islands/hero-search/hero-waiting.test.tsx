/** The status while the hero's form is being sent, second by second (spec: hero-submit). */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { click, find, inDom, pass, show } from '../dom.fixture.tsx';
import { HeroWaiting } from './hero-waiting.tsx';

inDom();

const words = () => find('[role=status]').textContent;
const buttons = () => document.querySelectorAll('button').length;

it('says after 3 s that it goes on, and offers a way out after 8 s', async () => {
  const stop = vi.fn();
  await show(<HeroWaiting shown onStop={stop} />);
  expect(words()).toBe('Finding plans for your address');
  await pass(2_999);
  expect(words()).toBe('Finding plans for your address');
  await pass(1);
  expect(words()).toMatch(/^Still looking/);
  await pass(4_999);
  expect(buttons()).toBe(0);
  await pass(1);
  expect(words()).toMatch(/ You can wait, or go back and try again\.$/);
  await click(find('button'));
  expect(stop).toHaveBeenCalledOnce();
});

it('starts from the beginning when the form is sent again', async () => {
  await show(<HeroWaiting shown onStop={() => {}} />);
  await pass(9_000);
  await show(<HeroWaiting shown={false} onStop={() => {}} />);
  await show(<HeroWaiting shown onStop={() => {}} />);
  expect([words(), buttons()]).toEqual(['Finding plans for your address', 0]);
});
