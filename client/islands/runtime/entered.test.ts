/** The input that keeps a page from being reloaded under the visitor, and the input that does not. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = `
  <form>
    <input type="hidden" name="page" value="/energy">
    <input name="name"><input type="email" name="email" value="jo@example.com">
    <textarea name="message">Hello</textarea>
    <input type="checkbox" name="pause"><input type="checkbox" name="terms" value="1" checked>
    <input type="radio" name="recordId" value="A"><input type="radio" name="recordId" value="B" checked>
    <select name="unit"><option value="">None<option>Flat</select>
    <select name="state"><option>NSW<option selected>VIC</select>
    <button type="button">More</button>
  </form>`;

let hasEntered: () => boolean;

beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = page;
  ({ hasEntered } = await import('./entered.ts'));
});

afterEach(() => document.body.replaceChildren());

const one = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};
const write = (selector: string, value: string) => {
  one<HTMLInputElement>(selector).value = value;
};

it('a page as the server sent it', () => {
  expect(hasEntered()).toBe(false);
  one('button').focus();
  expect(hasEntered()).toBe(false);
});

it.each([
  ['text', () => write('[name=name]', 'J')],
  ['a text that was emptied', () => write('[name=email]', '')],
  ['a message', () => write('[name=message]', '')],
  ['a tick', () => one('[name=pause]').click()],
  ['a tick taken away', () => one('[name=terms]').click()],
  ['a choice', () => one('[value=A]').click()],
  ['an option', () => write('[name=unit]', 'Flat')],
  ['an option other than the one of the server', () => write('[name=state]', 'NSW')],
  ['the focus in a field', () => one('[name=name]').focus()],
  ['the focus in a list', () => one('[name=unit]').focus()],
])('%s', (_, enter) => {
  enter();
  expect(hasEntered()).toBe(true);
});

it('text that React has written into the attribute, too', () => {
  const field = one<HTMLInputElement>('[name=name]');
  field.defaultValue = 'J';
  expect(hasEntered()).toBe(false);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasEntered()).toBe(true);
});
