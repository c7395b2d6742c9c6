/** React's hooks for components called once, on the server: initial values and no effects. */
import React, { type Context } from 'react';
import { UnwrittenMarkup } from './markup-error.ts';

/** The parts of the renderer that hooks use. */
export interface HookHost {
  readonly contextOf: (context: Context<unknown>) => unknown;
  readonly nextId: () => string;
}

type Hook = (...given: never[]) => unknown;
type Hooks = Readonly<Record<string, Hook>>;

function nothing(): void {
  // Effects run only in the browser.
}

/** A component that sets state while rendering has to be called again, which only React does. */
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

/** The current renderer: an island inside a section has a writer of its own. */
let host: HookHost | undefined;

/** Set by `withHooks`, through which all components are called. */
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

/** Every hook of React 19.3.1, by the name `react` looks up. Made once, because every island has a writer. */
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

/** The object on which `react` looks up the hooks. Every renderer sets it while it renders, React's own included. */
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
 * Runs `call` with hooks that use this renderer.
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
