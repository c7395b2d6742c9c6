/** The names of content in KV; the publisher and the reader share them (docs/contracts/content.md). */

/** The pointer: moved last by a publish, moved back by a rollback. */
export const versionKey = (brand: string): string => `version:${brand}`;
export const manifestKey = (brand: string, version: string): string =>
  `content:${brand}:${version}:manifest`;
export const siteKey = (brand: string, version: string): string =>
  `content:${brand}:${version}:site`;
/** `path` starts with a slash, so it cannot meet the two keys above. */
export const pageKey = (brand: string, version: string, path: string): string =>
  `content:${brand}:${version}:${path}`;
