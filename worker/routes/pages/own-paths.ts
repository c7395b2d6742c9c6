/** Paths of pages that are in no content: a link with a slash too many, or in capitals, still finds them. */
import { heroFormPath } from '../../../domain/forms/hero-rules.ts';
import { verticalSlugs, verticals } from '../../../domain/vertical.ts';

const ownPaths = new Set([
  ...['/address', '/compare', '/receipt', '/withdraw', heroFormPath],
  ...verticalSlugs.map((slug) => verticals[slug].basicInfoPath),
]);

export function isOwnPath(path: string): boolean {
  return ownPaths.has(path);
}
