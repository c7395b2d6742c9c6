/** The gallery's CSS: its own rules, and a brand's stylesheet rewritten to follow the width of its frame. */

/** The frame, as a CSS container. */
const frameName = 'frame';

/** Widths of the frame, in px: phone, tablet, desktop. */
export const frameWidths = [390, 768, 1280] as const;
export type FrameWidth = (typeof frameWidths)[number];

/** In the brand's own tokens, so that the page around the frames belongs to the site too. */
const rules: Readonly<Record<string, string>> = {
  '.gl':
    'min-height:100vh;background:var(--tint);color:var(--ink);font:400 1rem/1.6 var(--font-text)',
  '.gl>header':
    'display:grid;gap:0.75rem;padding:1.5rem 2rem;background:var(--paper);border-bottom:1px solid var(--hair)',
  '.gl>main': 'display:grid;grid-template-columns:minmax(0,1fr);gap:2.5rem;padding:2rem',
  '.gl>header h1': 'font-size:1.75rem;line-height:1.2',
  '.gl-title': 'margin-bottom:0.75rem;font-size:1.25rem;line-height:1.3',
  '.gl-bar': 'display:flex;flex-wrap:wrap;gap:0.75rem 2rem',
  '.gl-list': 'display:flex;flex-wrap:wrap;align-items:center;gap:0.375rem;font-size:0.875rem',
  '.gl-list>li:first-child': 'margin-right:0.25rem;color:var(--ink-soft)',
  '.gl-list a':
    'display:inline-block;padding:0.125rem 0.75rem;border:1px solid var(--line);border-radius:999px;text-decoration:none',
  '.gl-list a:hover': 'border-color:var(--ink);background:var(--wash)',
  '.gl-list a[aria-current]':
    'border-color:var(--action);background:var(--action);color:var(--on-action);font-weight:650',
  '.gl-scroll': 'overflow-x:auto',
  '.gl-table':
    'width:100%;border-collapse:collapse;background:var(--card);font-size:0.875rem;border:1px solid var(--hair)',
  '.gl-table caption':
    'padding-bottom:0.75rem;text-align:start;font:700 1.25rem/1.3 var(--font-heading)',
  '.gl-table th,.gl-table td':
    'padding:0.5rem 0.75rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--hair)',
  '.gl-table thead th': 'color:var(--ink-soft);font-weight:650',
  '.gl-table tbody th': 'font-weight:400',
  '.gl-table code': 'font:0.8125rem/1.6 ui-monospace,monospace',
  '.gl-frame': `container:${frameName}/inline-size;resize:horizontal;overflow:auto;background:var(--paper);color:var(--ink);font:400 1rem/1.6 var(--font-text);border:1px solid var(--line)`,
  '.gl-problem':
    'padding:1rem;border:1px solid var(--danger);background:var(--card);color:var(--danger);white-space:pre-wrap',
};

/** The rules as CSS; the frame's widths are classes, because the policy allows no style attribute. */
export const galleryCss: string = [
  ...Object.entries(rules).map(([selector, body]) => `${selector}{${body}}`),
  ...frameWidths.map((width) => `.gl-w${width}{width:${width}px}`),
].join('');

/** One condition, on the width alone: `(width>=640px)`, `(650px<=width<800px)`, `(width<=calc(64em - .1px))`. */
const onWidth =
  /^(?:\(width(?:calc\([^()]*\)|[^()])*\)|\([^()]*[<>]=?width[^()]*\)|\((?:min|max)-width:[^()]*\))$/;

/**
 * A stylesheet that follows the width of the frame, not the window: width queries become container
 * queries, and `vw` becomes `cqi`. A query with any other condition stays as it is.
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
