/** The gallery's CSS: its own rules, and a brand's stylesheet made to answer to the width of its frame. */

/** The frame, as a CSS container. */
const frameName = 'frame';

/** Widths of the frame, in px: phone, tablet, desktop. */
export const frameWidths = [390, 768, 1280] as const;
export type FrameWidth = (typeof frameWidths)[number];

const rules: Readonly<Record<string, string>> = {
  '.gl':
    'padding:1.5rem;max-width:none;background:#e9eaec;color:#1c1f24;font:400 0.9375rem/1.5 system-ui,sans-serif',
  '.gl>header h1,.gl-title':
    'font:650 1.5rem/1.3 system-ui,sans-serif;letter-spacing:0;color:inherit',
  '.gl-title': 'font-size:1.125rem;margin:2rem 0 0.5rem',
  '.gl-bar': 'display:flex;flex-wrap:wrap;gap:0.25rem 1.5rem;margin:0.75rem 0',
  '.gl-list': 'display:flex;flex-wrap:wrap;gap:0.25rem 0.75rem',
  '.gl-list a': 'display:inline-block;padding:0.125rem 0.25rem;color:#0b4fa8',
  '.gl-list [aria-current]': 'font-weight:650;color:inherit;text-decoration:none',
  '.gl-scroll': 'overflow-x:auto',
  '.gl-table': 'border-collapse:collapse;background:#fff;font-size:0.875rem',
  '.gl-table caption': 'text-align:start;font-weight:650;padding:0.5rem 0',
  '.gl-table th,.gl-table td':
    'text-align:start;vertical-align:top;padding:0.25rem 0.75rem;border:1px solid #c8ccd2',
  '.gl-table code': 'font:0.8125rem/1.5 ui-monospace,monospace',
  '.gl-frame': `container:${frameName}/inline-size;resize:horizontal;overflow:auto;background:var(--paper);color:var(--ink);font:400 1rem/1.6 var(--font-text);box-shadow:0 0 0 1px #c8ccd2`,
  '.gl-problem': 'padding:1rem;background:#fff;color:#a3120a;white-space:pre-wrap',
};

/** As CSS; the frame's widths are classes, because the policy allows no style attribute. */
export const galleryCss: string = [
  ...Object.entries(rules).map(([selector, body]) => `${selector}{${body}}`),
  ...frameWidths.map((width) => `.gl-w${width}{width:${width}px}`),
].join('');

/** One condition, on the width alone: `(width>=640px)`, `(650px<=width<800px)`, `(width<=calc(64em - .1px))`. */
const onWidth =
  /^(?:\(width(?:calc\([^()]*\)|[^()])*\)|\([^()]*[<>]=?width[^()]*\)|\((?:min|max)-width:[^()]*\))$/;

/**
 * A stylesheet that answers to the width of the frame, not the window: width queries become container
 * queries, `vw` becomes `cqi`. A query with any other condition stays as it is.
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
