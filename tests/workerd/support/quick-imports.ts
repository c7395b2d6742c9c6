/** Imports without the Workers pool's detour for modules that are loaded: a request to a Durable Object for each import. */

/** What the test runner keeps in a global; a version without some of it only has slower imports. */
interface Mocker {
  readonly moduleRunner?: { readonly transport?: Transport };
  readonly registeringMocks?: unknown;
  readonly constructor: { readonly pendingIds?: readonly unknown[] };
}

interface Transport {
  invoke?: (name: string, asked: readonly unknown[]) => Promise<unknown>;
  /** Whether `invoke` is ours, because one worker runs many files. */
  quick?: boolean;
}

/**
 * The whole worker is 900 modules with 3,700 imports, which each file evaluates again. The answer for a loaded
 * module is always that it has not changed, unless there are mocks to register first.
 */
export function quickenImports(): void {
  const { __vitest_mocker__: mocker } = globalThis as { readonly __vitest_mocker__?: Mocker };
  const transport = mocker?.moduleRunner?.transport;
  const invoke = transport?.invoke;
  if (!mocker || !invoke || transport.quick) return;
  transport.quick = true;
  transport.invoke = async (name, asked) => {
    const mocking = mocker.registeringMocks || mocker.constructor.pendingIds?.length !== 0;
    const quick = name === 'fetchModule' && isLoaded(asked) && !mocking;
    return quick ? { cache: true } : invoke.call(transport, name, asked);
  };
}

/** Whether the runner says that it has the module, and does not want the original of a mock. */
function isLoaded([url, , options]: readonly unknown[]): boolean {
  const original = String(url).includes('_vitest_original');
  return !original && options instanceof Object && 'cached' in options && options.cached === true;
}
