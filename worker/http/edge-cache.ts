/** The platform's cache of the data centre, where it has one. */

/** A cache that takes longer is passed over: whatever it has can be made without it. */
export const edgePatienceMs = 100;

/** The Cache API of this data centre; absent where the platform has none. */
export function edgeCache(): Cache | undefined {
  // `default` is not part of the web's CacheStorage type.
  return (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default;
}
