/** A brand's stylesheet that answers to the width of the gallery's frame instead of the window's. */

/** Name of the container that the frame is. */
export const frameName = 'frame';

/** `(width>=640px)`, `(width<=800px) and (width>=650px)`: conditions on the width and on nothing else. */
const onWidth = /^(?:\(width[^()]*\)|\([^()]*[<>]=?width[^()]*\)|\((?:min|max)-width:[^()]*\))$/;

/**
 * Width queries become container queries, and `vw` the container's own unit. A query that asks for
 * anything else too stays as it is.
 * @param css minified: one space at most between words
 */
export function onFrame(css: string): string {
  return css
    .replace(/@media ([^{}]+)\{/g, (query, condition: string) =>
      condition.split(' and ').every((part) => onWidth.test(part.trim()))
        ? `@container ${frameName} ${condition.trim()}{`
        : query,
    )
    .replace(/(\d*\.?\d+)[sld]?vw\b/g, '$1cqi');
}
