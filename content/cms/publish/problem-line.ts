/** The line that tells an editor what is wrong with a page, with the section's number from 1. */
import type { ContentProblem } from '../.generated/toolkit.mjs';

export function problemLine({ section, type, reason }: ContentProblem): string {
  return section === undefined ? reason : `Section ${section + 1} (${type}): ${reason}`;
}
