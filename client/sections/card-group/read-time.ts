/** The 'N read' text of a card (spec: sections). */

/** `4 min` → `4 min read`, `4` → `4 min read`; words that already end in "read" stay. */
export function readTime(supportingText: string): string {
  if (/\bread$/i.test(supportingText)) return supportingText;
  return `${supportingText}${/^\d+$/.test(supportingText) ? ' min' : ''} read`;
}
