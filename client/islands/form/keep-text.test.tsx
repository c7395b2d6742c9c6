/** The text that a form leaves to the browser with its page, and the form's work once the page is back. */
// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { find, fire, inDom, show, type } from '../dom.fixture.tsx';
import { keepText } from './keep-text.ts';

inDom();

function Form({ prefilled = '' }: { readonly prefilled?: string }) {
  const [value, set] = useState(prefilled);
  return (
    <form ref={keepText}>
      <input type="email" name="email" value={value} onChange={({ target }) => set(target.value)} />
      <input type="hidden" name="page" value="/energy" />
      <input type="checkbox" name="marketing" value="1" />
      <output>{value}</output>
    </form>
  );
}

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);

it.each([
  ['typed', '', 'jo@example.com'],
  ['prefilled and left alone', 'jo@example.com', 'jo@example.com'],
  ['prefilled and emptied', 'jo@example.com', ''],
])('text that was %s differs from its attribute when the page is left', async (_, before, text) => {
  await show(<Form prefilled={before} />);
  if (text !== before) await type(field('email'), text);
  expect(field('email').defaultValue).toBe(text);
  await fire(window, new Event('pagehide'));
  expect(field('email').value).toBe(text);
  expect(field('email').defaultValue).not.toBe(text);
  expect(field('page').defaultValue).toBe('/energy');
  expect(field('marketing').defaultValue).toBe('1');
});

it('React notices what is typed once the page is back as it was', async () => {
  await show(<Form />);
  await type(field('email'), 'jo@example.com');
  await fire(window, new Event('pagehide'));
  expect(find('output').textContent).toBe('jo@example.com');
  await type(field('email'), 'joan@example.com');
  expect(find('output').textContent).toBe('joan@example.com');
  expect(field('email').value).toBe('joan@example.com');
  expect(field('email').defaultValue).toBe('joan@example.com');
});
