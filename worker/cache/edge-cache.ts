/** The cache of this data centre; absent where the platform has none. */

/** The data centre's own cache is not part of the web's CacheStorage type. */
export function edgeCache(): Cache | undefined {
  return (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default;
}
