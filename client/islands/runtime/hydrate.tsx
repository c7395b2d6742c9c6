/** Starts one island with React, and goes back to the server's HTML when that fails. */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { loaders } from '../island-loaders.ts';
import { IslandHost } from './page-hooks.ts';
import { copied, giveFocus, giveTyped, keepTyped, takeFocus, takeTyped } from './typed-text.ts';

/**
 * Returns undefined when the island is ready, or the error of its first render, with the server's
 * HTML back in place. Calls `onLate` for an error after that.
 * @throws when the island's chunk cannot be fetched
 */
export async function hydrate(
  host: HTMLElement,
  onLate: (error: unknown) => void,
): Promise<unknown> {
  const name = host.getAttribute('name') ?? '';
  const load = loaders[name];
  if (!load) return new Error(`"${name}" is not in island-loaders.ts`);
  const Component = (await load()) as ComponentType<object>;
  await parsed();
  await nextTask();

  const server = copied([...host.childNodes]);
  const props: object = JSON.parse(host.getAttribute('props') ?? '{}');
  const hosted = (
    <IslandHost value={host}>
      <Component {...props} />
    </IslandHost>
  );
  const focus = takeFocus(host);
  const typed = takeTyped(host);
  let failure: unknown;
  /** The island's nodes once it is ready: React may have replaced the server's. */
  let live: readonly Node[] | undefined;
  const restore = () => {
    root.unmount();
    host.replaceChildren(...server);
  };
  // Reset and restore are one task: nothing flickers, and no keystroke falls in between.
  const root = flushSync(() =>
    hydrateRoot(host, hosted, {
      identifierPrefix: host.getAttribute('prefix') ?? '',
      onUncaughtError(error) {
        failure = error ?? new Error('unknown');
        const last = live;
        if (!last) return;
        // React is still committing the empty tree.
        setTimeout(() => {
          restore();
          keepTyped(last, host);
          onLate(failure);
        });
      },
      onRecoverableError(error) {
        host.dispatchEvent(
          new CustomEvent('island:recovered', {
            bubbles: true,
            detail: error,
          }),
        );
      },
    }),
  );
  flushSync(() => {});
  if (!failure) {
    // React replaces the elements where others were added to the server's, as password managers and translators do.
    if (document.activeElement === document.body) giveFocus(host, focus);
    // Replayed input hydrates its part of the island at once if that had not happened yet, which may fail only now.
    giveTyped(host, typed);
  }
  if (failure) {
    // The copies were made before the reset, so they contain what was typed.
    restore();
    giveFocus(host, focus);
    return failure;
  }
  live = [...host.childNodes];
  return undefined;
}

/** Running the island's modules may have taken long: a tap that waited meanwhile comes first, and works without script. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The HTML parser may still be inside the island when the script arrives early. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}
