/** The other-link before its script and after: whoever stands on it stays there. */
// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { inDom } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import type { HeroSearchProps } from './hero-search.island.tsx';
import { OtherLink } from './other-link.tsx';

inDom();

it.each([true, false])('keeps the focus when it comes alive (focused: %s)', async (isFocused) => {
  const { config } = islandExamples['hero-search'].bundle as HeroSearchProps;
  if (!config.otherLink) throw new Error('The example has no other-link');
  const view = <OtherLink popup={config.otherLink} />;
  const host = document.createElement('div');
  host.innerHTML = renderHtml(view);
  document.body.append(host);
  const summary = host.querySelector('summary');
  // Which elements take the focus by themselves, only browsers know.
  if (summary) summary.tabIndex = 0;
  if (isFocused) summary?.focus();
  const root = await act(async () => hydrateRoot(host, view));
  expect(host.querySelector('summary')).toBeNull();
  expect(document.activeElement?.tagName).toBe(isFocused ? 'BUTTON' : 'BODY');
  await act(async () => root.unmount());
  host.remove();
});
