/** The data centre's cache, where the platform has one. */

/** The time limit for a cache lookup: anything in the cache can be made again without it. */
export const edgePatienceMs = 100;

/** The Cache API of this data centre; absent where the platform has none. */
export function edgeCache(): Cache | undefined {
  // `default` is not part of the web's CacheStorage type.
  return (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default;
}
