/** What wraps an island's component on the server and in the browser, so that both render the same tree. */
import { type createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';

type Store = ReturnType<typeof createStore>;

export interface IslandRootProps {
  readonly component: ComponentType<object>;
  readonly props: object;
  /** One for the whole page in the browser; one for each island on the server. */
  readonly store: Store;
}

/** Atoms are the only state that islands share (docs/contracts/islands.md). */
export function IslandRoot({ component: Component, props, store }: IslandRootProps) {
  return (
    <Provider store={store}>
      <Component {...props} />
    </Provider>
  );
}
