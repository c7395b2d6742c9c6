/** React's hooks for a component that is called once, on the server: first values, and no effects. */
import React, { type Context } from 'react';
import { UnwrittenMarkup } from './markup-error.ts';

/** What hooks ask the renderer for. */
export interface HookHost {
  readonly contextOf: (context: Context<unknown>) => unknown;
  readonly nextId: () => string;
}

type Hook = (...given: never[]) => unknown;
type Hooks = Readonly<Record<string, Hook>>;

function nothing(): void {
  // Effects belong to the browser.
}

/** A component that sets its state while it renders has to be called again, which React does. */
function setsWhileRendering(): never {
  throw new UnwrittenMarkup('A state that is set while rendering');
}

function first<T>(initial: T | (() => T)): T {
  return initial instanceof Function ? initial() : initial;
}

function unwritten(name: string): Hook {
  return () => {
    throw new UnwrittenMarkup(`The hook ${name}`);
  };
}

/** Who renders now: an island is rendered inside a section, by a writer of its own. */
let host: HookHost | undefined;

/** Components are called by `withHooks` alone. */
function rendering(): HookHost {
  if (!host) throw new Error('A hook was called while nothing renders');
  return host;
}

const contextOf = (context: Context<unknown>) => rendering().contextOf(context);

const others = [
  'use',
  'useActionState',
  'useCacheRefresh',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
];

/** Every hook of React 19.3.1, under the names by which `react` looks for them. Made once: each island has a writer. */
const hooks: Hooks = {
  useContext: contextOf,
  readContext: contextOf,
  useId: () => rendering().nextId(),
  useState: <T>(initial: T | (() => T)) => [first(initial), setsWhileRendering],
  useReducer: <T, I>(_: unknown, initial: I, init?: (initial: I) => T) => [
    init ? init(initial) : initial,
    setsWhileRendering,
  ],
  useMemo: <T>(make: () => T) => make(),
  useCallback: <T>(callback: T) => callback,
  useRef: <T>(current: T) => ({ current }),
  useSyncExternalStore: <T>(_: unknown, __: unknown, onServer?: () => T) => {
    if (!onServer) throw new UnwrittenMarkup('A store without a value for the server');
    return onServer();
  },
  useDeferredValue: <T>(value: T, initial?: T) => initial ?? value,
  useTransition: () => [false, setsWhileRendering],
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  ...Object.fromEntries(others.map((name) => [name, unwritten(name)])),
};

/** The place where `react` looks for the hooks of whoever renders: every renderer sets it, React's own too. */
interface Dispatching {
  H: Hooks | null;
}

const place = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

function isDispatching(value: unknown): value is Dispatching {
  return typeof value === 'object' && value !== null && 'H' in value;
}

const found: unknown = Reflect.get(React, place);
const dispatching = isDispatching(found) ? found : undefined;

/**
 * Calls with hooks that ask this renderer.
 * @throws UnwrittenMarkup when this version of React keeps its hooks elsewhere
 */
export function withHooks<T>(renderer: HookHost, call: () => T): T {
  if (!dispatching) throw new UnwrittenMarkup('A React that keeps its hooks elsewhere');
  const before = dispatching.H;
  const around = host;
  dispatching.H = hooks;
  host = renderer;
  try {
    return call();
  } finally {
    dispatching.H = before;
    host = around;
  }
}
