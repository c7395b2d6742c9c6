/** What a visitor chose before an island starts is still chosen once React has hydrated it. */
// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { giveTyped, keepTyped, takeTyped } from './typed-text.ts';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const chosen = vi.fn();
const view = (
  <form>
    {['A', 'B', 'C'].map((value) => (
      <input
        key={value}
        type="radio"
        name="recordId"
        value={value}
        defaultChecked={value === 'B'}
        onChange={() => chosen(value)}
      />
    ))}
    <input type="checkbox" value="offers" defaultChecked />
    <input type="checkbox" value="terms" />
  </form>
);

it.each(['A', 'C'])('a radio and ticks, with %s for the one chosen beforehand', async (wanted) => {
  chosen.mockReset();
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderHtml(view);
  const press = (value: string) =>
    host.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
  for (const value of [wanted, 'offers', 'terms']) press(value);
  const typed = takeTyped(host);
  const ticked = () =>
    [...host.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  expect(ticked()).toEqual(['B', 'offers']);
  await act(async () => {
    root = hydrateRoot(host, view);
  });
  await act(async () => giveTyped(host, typed));
  expect(ticked()).toEqual([wanted, 'terms']);
  expect(chosen.mock.calls).toEqual([[wanted]]);
});

it('what was entered stays entered in the server’s HTML after a failure: text, ticks, and one radio', () => {
  const [failed, host] = [document.createElement('div'), document.createElement('div')];
  const fields =
    '<input name="name"><input type="hidden" name="page" value="/"><input type="checkbox" name="terms" value="1">' +
    '<input type="radio" name="id" value="A" checked><input type="radio" name="id" value="B">';
  failed.innerHTML = fields;
  host.innerHTML = fields;
  const field = (within: HTMLElement, at: string) =>
    within.querySelector<HTMLInputElement>(at) ?? document.createElement('input');
  field(failed, '[name=name]').value = 'Jo';
  field(failed, '[name=page]').value = '/other';
  field(failed, '[name=terms]').checked = true;
  field(failed, '[value=B]').checked = true;
  keepTyped([failed], host);
  expect(field(host, '[name=name]').value).toBe('Jo');
  expect(field(host, '[name=page]').value).toBe('/');
  expect(
    [...host.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
  ).toEqual(['1', 'B']);
});
