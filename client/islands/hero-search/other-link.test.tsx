/** The other-link before and after hydration: it keeps the focus, and the server's text goes into the dialog. */
// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { click, find, inDom } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { IslandHost } from '../runtime/page-hooks.ts';
import type { HeroSearchProps } from './hero-search.island.tsx';
import { OtherLink } from './other-link.tsx';

inDom();

const { config } = islandExamples['hero-search'].bundle as HeroSearchProps;
if (!config.otherLink) throw new Error('The example has no other-link');
const view = <OtherLink popup={config.otherLink} />;

function written(): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderHtml(view);
  document.body.append(host);
  return host;
}

it.each([true, false])('keeps the focus when it hydrates (focused: %s)', async (isFocused) => {
  const host = written();
  const summary = host.querySelector('summary');
  // Only browsers make a summary focusable by default.
  if (summary) summary.tabIndex = 0;
  if (isFocused) summary?.focus();
  const root = await act(async () => hydrateRoot(host, view));
  expect(host.querySelector('summary')).toBeNull();
  expect(document.activeElement?.tagName).toBe(isFocused ? 'BUTTON' : 'BODY');
  await act(async () => root.unmount());
  host.remove();
});

it.each([false, true])('has the text of the server (repaired: %s)', async (isRepaired) => {
  const host = written();
  // Only the server renders the text, and this environment has a document.
  host.querySelector('.prose')?.appendChild(document.createTextNode('The text'));
  if (isRepaired) host.querySelector('summary')?.replaceWith(document.createElement('b'));
  const recovered = vi.fn();
  const root = await act(async () =>
    hydrateRoot(host, <IslandHost value={host}>{view}</IslandHost>, {
      onRecoverableError: recovered,
    }),
  );
  expect(recovered).toHaveBeenCalledTimes(isRepaired ? 1 : 0);
  await click(find('button[aria-haspopup]'));
  expect(find('dialog .prose').textContent).toBe('The text');
  await act(async () => root.unmount());
  host.remove();
});
