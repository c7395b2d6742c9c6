/** For tests: a view in a DOM without a browser, and a visitor's actions. React settles after each action. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { PageState } from './runtime/shared-state.ts';

let page: { readonly root: Root; readonly state: object } | undefined;

/** Call once in a test file: time stands still until `pass`, and each test has a page of its own. */
export function inDom(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await act(async () => page?.root.unmount());
    page = undefined;
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Renders into the page; a second view of the same kind rerenders the first with new props. */
export async function show(view: ReactNode): Promise<void> {
  if (!page) {
    const place = document.createElement('div');
    document.body.append(place);
    page = { root: createRoot(place), state: {} };
  }
  const { root, state } = page;
  await act(async () => root.render(<PageState value={state}>{view}</PageState>));
}

/** The one element that matches. */
export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const [found, ...more] = document.querySelectorAll<E>(selector);
  if (!found || more.length > 0)
    throw new Error(`${more.length + (found ? 1 : 0)} match ${selector}`);
  return found;
}

/** The text of each matching element, in document order. */
export function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}

/** Replaces the text of a field, as typing does. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  // React overrides the setter on the element to see changes; typing uses the native one.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(async () => {
    field.focus();
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function fire(on: EventTarget, event: Event): Promise<void> {
  await act(async () => {
    on.dispatchEvent(event);
  });
}

/** True when the key was left to the browser. */
export async function press(
  on: HTMLElement,
  key: string,
  more: KeyboardEventInit = {},
): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await fire(on, event);
  return !event.defaultPrevented;
}

export async function click(on: HTMLElement): Promise<void> {
  await act(async () => on.click());
}

export async function leave(field: HTMLElement): Promise<void> {
  await act(async () => field.blur());
}

/** Advances the clock by some milliseconds, and runs everything that waited for it. */
export async function pass(milliseconds = 0): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** A promise that the test resolves. */
export function later<T>(): { readonly promise: Promise<T>; resolve(value: T): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve: (value) => act(async () => resolve(value)) };
}
