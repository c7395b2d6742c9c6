/** The line in which an editor reads what is wrong with a page, with the section by its place from 1. */
import type { ContentProblem } from '../.generated/toolkit.mjs';

export function problemLine({ section, type, reason }: ContentProblem): string {
  return section === undefined ? reason : `Section ${section + 1} (${type}): ${reason}`;
}
