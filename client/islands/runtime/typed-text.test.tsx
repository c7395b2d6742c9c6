/** What a visitor chose before an island starts is still chosen once React has hydrated it. */
// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { giveTyped, takeTyped } from './typed-text.ts';

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
